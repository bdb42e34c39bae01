"""Role tokens (CR 111.10, 303.7): Auras that the rules define, created attached to a creature."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.events import actions
from planechase.rules.events.actions import TokensCreated
from planechase.rules.events.attaching import could_enchant
from planechase.rules.language.abilities import Ability, TriggeredAbility
from planechase.rules.language.card_types import ENCHANTMENT
from planechase.rules.language.grammar import Effect
from planechase.rules.language.word import word
from planechase.words import filters, word_slots
from planechase.words.amounts import CountOf, Number
from planechase.words.card import enchanted, when_attacks, when_dies
from planechase.words.conditions import IsThe
from planechase.words.effects.counter_effects import put_counters
from planechase.words.effects.libraries import scry
from planechase.words.effects.life_effects import lose_life
from planechase.words.effects.tokens import Token
from planechase.words.keywords import keyword, ward
from planechase.words.keywords.permanent_keywords import Enchant
from planechase.words.player_words import EACH_OPPONENT
from planechase.words.selections import THIS
from planechase.words.speech import Things
from planechase.words.statics.continuous_statics import base_size, gets, has
from planechase.words.triggers import AttacksTrigger

if TYPE_CHECKING:
    from planechase.rules.state.decisions import Rule
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


def _role(name: str, *abilities: Ability) -> Token:
    """A colorless Aura Role enchantment token with enchant creature."""
    enchants: Ability = Enchant(filters.CREATURE)
    return Token(("Aura", "Role"), types=ENCHANTMENT, abilities=(enchants, *abilities), name=name, predefined=True)


_LARGER: Final = gets(1, 1)
_SMALL: Final = IsThe(THIS, filters.SizeIs("toughness", "at most", Number(3)))
_YOURS: Final = CountOf(filters.ENCHANTMENT & filters.YOURS)

CURSED_ROLE: Final = _role("Cursed", enchanted(base_size(1, 1)))
MONSTER_ROLE: Final = _role("Monster", enchanted(_LARGER, has(keyword("trample"))))
ROYAL_ROLE: Final = _role("Royal", enchanted(_LARGER, has(ward("{1}"))))
SORCERER_ROLE: Final = _role("Sorcerer", enchanted(_LARGER, has(when_attacks(scry(1)))))
VIRTUOUS_ROLE: Final = _role("Virtuous", enchanted(gets(_YOURS, _YOURS)))
WICKED_ROLE: Final = _role("Wicked", enchanted(_LARGER), when_dies(lose_life(1, EACH_OPPONENT)))
YOUNG_HERO_ROLE: Final = _role(
    "Young Hero",
    enchanted(has(TriggeredAbility(AttacksTrigger(filters.ITSELF), put_counters("+1/+1", THIS), _SMALL))),
)


ROLES: Final = (
    CURSED_ROLE, MONSTER_ROLE, ROYAL_ROLE, SORCERER_ROLE, VIRTUOUS_ROLE, WICKED_ROLE, YOUNG_HERO_ROLE,
)  # fmt: skip


@word
class CreateAttached(Effect):
    """CR 303.4i, 701.7: create an Aura token attached to something; where it cannot enchant that, it is not created."""

    reads = "create a {token} attached to {on}"
    writes = (word_slots.TOKENS,)
    token: Token
    on: Things

    def happen(self, game: State, by: Source) -> Rule[None]:
        values = self.token.values(game.edition)
        able = could_enchant(game, values, by.object_id, by.controller)
        hosts = [obj.id for obj in self.on.objects(game, by) if obj.id in able]
        created = [TokensCreated(by.controller, values, 1, attached_to=host) for host in hosts]
        by.remember(word_slots.TOKENS, tuple((yield from actions.create_together(game, created))))
