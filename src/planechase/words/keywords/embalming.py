"""Embalm (CR 702.128): a white Zombie that is a copy of a creature card in the graveyard."""

from __future__ import annotations

from planechase.rules.language.abilities import Ability, ActivatedAbility, KeywordAbility
from planechase.rules.language.colors import WHITE
from planechase.rules.language.word import word
from planechase.rules.mana.mana import ManaCost
from planechase.rules.mana.paying import PayMana
from planechase.rules.state.objects import Zone
from planechase.words.costs import ExileThis
from planechase.words.effects.tokens import CreateCopyToken
from planechase.words.modifications import AddTypes, NoManaCost, SetColors
from planechase.words.selections import THIS


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


def embalm(cost: str) -> Embalm:
    return Embalm(ManaCost.parse(cost))
