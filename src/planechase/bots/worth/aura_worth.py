"""What it is worth to have an Aura on something."""

from __future__ import annotations

from planechase.bots.judging import MANA
from planechase.bots.worth.judge import Judge
from planechase.bots.worth.text_contents import leaves_of
from planechase.rules.language.characteristics import Characteristics
from planechase.rules.language.grammar import Effect, Modal
from planechase.rules.mana.mana_abilities import AddMana
from planechase.rules.state.decisions import Id
from planechase.words.selections.pronouns import Host


def aura_worth(judge: Judge, aura: Characteristics, host: Id) -> int:
    """What it is worth to a player to have this Aura on something."""
    game = judge.game
    if game.is_player(host):
        return -judge.side(host)
    obj = game.objects[host]
    change = sum(judge.stated(ability, obj) for ability in aura.index.statics)
    triggered = sum(_does_to_host(judge, ability.effect, host) for _, ability in aura.index.triggered)
    return judge.side(host) * change + triggered


def _does_to_host(judge: Judge, effect: Effect, host: Id) -> int:
    """What an ability of an Aura that does something to what it enchants would do, were it on this."""
    if isinstance(effect, AddMana):
        return judge.side(host) * 3 * MANA
    leaves = leaves_of(effect)
    about = [isinstance(leaf.subject, Host) for leaf in leaves]
    if not any(about):
        return 0
    worth = [judge.on(leaf, host) if mine else judge.worth(leaf) for leaf, mine in zip(leaves, about, strict=True)]
    return max(worth) if isinstance(effect, Modal) else sum(worth)
