"""Embalm, eternalize, encore (CR 702.128, 702.129, 702.141): tokens that are copies of a card in the graveyard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events import actions
from planechase.rules.events.actions import TokensCreated
from planechase.rules.language.abilities import Ability, ActivatedAbility, KeywordAbility
from planechase.rules.language.colors import BLACK, WHITE
from planechase.rules.language.grammar import Effect
from planechase.rules.language.word import word
from planechase.rules.mana.mana import ManaCost
from planechase.rules.mana.paying import PayMana
from planechase.rules.multiplayer import influence
from planechase.rules.spells.copying import copiable_values
from planechase.rules.state.objects import Zone
from planechase.rules.state.steps import Step
from planechase.words import word_slots
from planechase.words.amounts import Number
from planechase.words.cost_words import ExileThis, as_costs
from planechase.words.effects.flow import Later, then
from planechase.words.effects.lasting_effects import UNTIL_END_OF_TURN, Change
from planechase.words.effects.permanent_effects import SacrificeIt
from planechase.words.effects.tokens import CreateCopyToken, set_against
from planechase.words.keywords.cost_keywords import PricedKeyword
from planechase.words.keywords.plain_keywords import keyword
from planechase.words.modifications import AddTypes, GainAbilities, NoManaCost, SetColors, SetSize
from planechase.words.selections import THIS, Remembered
from planechase.words.speech import Things
from planechase.words.triggers import AtNext

if TYPE_CHECKING:
    from planechase.rules.language.grammar import Cost
    from planechase.rules.state.decisions import Rule
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class Embalm(KeywordAbility):
    """CR 702.128a."""

    reads = "embalm {cost}"
    cost: ManaCost

    @property
    def name(self) -> str:
        return "embalm"

    def abilities(self) -> tuple[Ability, ...]:
        costs = (PayMana(self.cost), ExileThis(zone=Zone.GRAVEYARD))
        differs = (SetColors(WHITE), NoManaCost(), AddTypes(subtypes=("Zombie",)))
        copy = CreateCopyToken(THIS, except_it=differs)
        return (ActivatedAbility(costs, copy, zone=Zone.GRAVEYARD, sorcery_speed=True),)


@word
class Eternalize(PricedKeyword):
    """CR 702.129a."""

    reads = "eternalize {costs:costs}"

    def abilities(self) -> tuple[Ability, ...]:
        costs = (*self.costs, ExileThis(zone=Zone.GRAVEYARD))
        size = SetSize(Number(4), Number(4))
        differs = (SetColors(BLACK), size, NoManaCost(), AddTypes(subtypes=("Zombie",)))
        copy = CreateCopyToken(THIS, except_it=differs)
        return (ActivatedAbility(costs, copy, zone=Zone.GRAVEYARD, sorcery_speed=True),)


@word
class Encore(PricedKeyword):
    """CR 702.141a."""

    reads = "encore {costs:costs}"

    def abilities(self) -> tuple[Ability, ...]:
        costs = (*self.costs, ExileThis(zone=Zone.GRAVEYARD))
        tokens = Remembered(word_slots.TOKENS, "them")
        haste = Change(tokens, (GainAbilities((keyword("haste"),)),), None)
        encore = then(CopyAgainstEach(), haste, Later(AtNext(Step.END), SacrificeIt(tokens)))
        return (ActivatedAbility(costs, encore, zone=Zone.GRAVEYARD, sorcery_speed=True),)


@word
class CopyAgainstEach(Effect):
    """CR 702.141a, 508.1d: a copy for each opponent, which attacks that opponent this turn if able."""

    writes = (word_slots.TOKENS,)
    yours = True
    reads = "for each opponent, create a token copy of {of} that attacks that opponent this turn if able"
    of: Things = THIS

    def happen(self, game: State, by: Source) -> Rule[None]:
        opponents = influence.players(game, by, game.opponents(by.controller))
        values = [copiable_values(game, obj) for obj in self.of.objects(game, by)]
        created = [(opponent, TokensCreated(by.controller, copied, 1)) for opponent in opponents for copied in values]
        yield from actions.create_together(game, [one for _, one in created])
        for opponent, one in created:
            for token in one.new_ids:
                set_against(game, token, opponent.id, by, UNTIL_END_OF_TURN)
        by.remember(word_slots.TOKENS, tuple(token for _, one in created for token in one.new_ids))


def eternalize(*costs: Cost | str) -> Eternalize:
    """Eternalize with this cost: `eternalize("{1}{R}")`, or with several costs."""
    return Eternalize(as_costs(*costs))


def encore(*costs: Cost | str) -> Encore:
    """Encore with this cost: `encore("{1}{R}")`, or with several costs."""
    return Encore(as_costs(*costs))


def embalm(cost: str) -> Embalm:
    """CR 702.128a: for this mana, exile it from the graveyard for a white Zombie copy: `embalm("{1}{R}")`."""
    return Embalm(ManaCost.parse(cost))
