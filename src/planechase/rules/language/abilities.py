"""The four kinds of ability (CR 113.3) and keyword abilities that stand for them (CR 702)."""

from __future__ import annotations

from difflib import get_close_matches
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, Final

from planechase.rules.language.grammar import (
    Condition,
    Cost,
    Effect,
    Modifying,
    Players,
    Statement,
    Targeting,
    Trigger,
    kinds_of,
)
from planechase.rules.language.keywords import KEYWORDS, Keywords
from planechase.rules.language.word import WORDS, Word, word
from planechase.rules.language.word_errors import WrongField
from planechase.rules.state.objects import Zone

if TYPE_CHECKING:
    from planechase.rules.language.characteristics import Characteristics
    from planechase.rules.state.objects import Object
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State
    from planechase.rules.turns.priority import Action


@word
class Ability(Word):
    """CR 113: something an object has that lets it affect the game."""

    def works_in(self, zone: Zone, home: Zone) -> bool:
        """CR 113.6: the zone an ability works in is `home` (the battlefield, usually) unless it says otherwise."""
        return zone is home


@word
class SpellAbility(Ability):
    """CR 113.3a: what an instant or sorcery does as it resolves."""

    effect: Effect

    def works_in(self, zone: Zone, home: Zone) -> bool:
        return zone is Zone.STACK


@word
class ActivatedAbility(Ability):
    """CR 113.3b, 602: [cost]: [effect]."""

    costs: tuple[Cost, ...]
    effect: Effect
    conditions: tuple[Condition, ...] = ()
    zone: Zone | None = None
    sorcery_speed: bool = False
    limit: int = 0
    """How often it may be activated each turn; 0 is any number of times."""
    any_player: bool = False
    instead: tuple[Cost, ...] = ()
    """Other costs, which may be paid rather than the first ones."""
    once: bool = False
    """Whether it may be activated only once, ever."""
    least_x: int = 0
    """The smallest X that may be chosen for it."""
    cost_change: Statement | None = None
    """CR 602.2b, 601.2f: what it says of its own cost: that it is less, or more."""
    keyword: str = ""
    """CR 702.142a: the keyword that stands before it, and says when and how often it may be activated."""
    called: str = ""
    """CR 207.2c, 207.2d: an ability word or flavor word that stands before it and means nothing."""

    def works_in(self, zone: Zone, home: Zone) -> bool:
        return zone is (self.zone or home)

    @property
    def prices(self) -> tuple[tuple[Cost, ...], ...]:
        """CR 602.1a: the activation cost; where the text names two, the player chooses one of them."""
        return (self.costs, self.instead) if self.instead else (self.costs,)

    @property
    def is_mana(self) -> bool:
        """CR 605.1a: it could add mana, has no target, and is not a loyalty ability. Found out once."""
        known = self.known()
        if not isinstance(known, bool):
            known = is_mana_effect(self.effect) and not self.is_loyalty
            self.keep(known)
        return known

    @property
    def is_loyalty(self) -> bool:
        """CR 606.2: an activated ability with a loyalty symbol in its cost."""
        return any(cost.is_loyalty for cost in self.costs)


@word
class TriggeredAbility(Ability):
    """CR 113.3c, 603: when, whenever or at [trigger], [effect]."""

    trigger: Trigger
    effect: Effect
    condition: Condition | None = None
    """CR 603.4: an "if" right after the trigger, checked twice."""
    zones: tuple[Zone, ...] = ()
    limit: int = 0
    """How often it triggers each turn; 0 is any number of times."""
    called: str = ""
    """CR 207.2c, 207.2d: an ability word or flavor word that stands before it and means nothing."""

    def works_in(self, zone: Zone, home: Zone) -> bool:
        return zone in self.zones if self.zones else zone is home

    @property
    def speaks_of_that_player(self) -> bool:
        """CR 805.4d: whether it says something of the player whose step begins."""
        return _speaks_of_that_player(self)

    @property
    def is_mana(self) -> bool:
        """CR 605.1b: triggers from mana being made, could add mana, has no target. Found out once."""
        known = self.known()
        if not isinstance(known, bool):
            known = self.trigger.from_mana() and is_mana_effect(self.effect)
            self.keep(known)
        return known


def _speaks_of_that_player(said: Word) -> bool:
    if isinstance(said, Players) and said.is_that_player:
        return True
    return any(map(_speaks_of_that_player, said.parts()))


@word
class StaticAbility(Ability):
    """CR 113.3d, 604: statements that are simply true while the ability works."""

    statements: tuple[Statement, ...]
    condition: Condition | None = None
    zones: tuple[Zone, ...] = ()
    called: str = ""
    """CR 207.2c, 207.2d: an ability word or flavor word that stands before it and means nothing."""

    def works_in(self, zone: Zone, home: Zone) -> bool:
        return zone in self.zones if self.zones else zone is home


@word
class SpecialAbility(Ability):
    """CR 116.2: an ability that lets its owner take a special action, such as suspending or turning face up."""

    def special_action(self, game: State, player: Player, obj: Object) -> Action | None:
        """The action, if the player may take it now."""
        raise NotImplementedError


@word
class KeywordAbility(Ability):
    """CR 702: a keyword, which stands for one or more other abilities."""

    mask: ClassVar[Keywords] = 0
    introduces: ClassVar[bool] = False
    """Whether whole sentences follow it, behind a dash."""

    @property
    def keywords(self) -> Keywords:
        """The bit of this keyword, if the rules know it by its bit."""
        return self.mask

    @property
    def name(self) -> str:
        """The keyword itself, in lower case."""
        raise NotImplementedError

    def stands_in_line(self) -> bool:
        """Whether a card shows it on one line with its other plain keywords."""
        return False

    def abilities(self) -> tuple[Ability, ...]:
        """The abilities the keyword stands for."""
        return ()


@word
class PlainKeyword(KeywordAbility):
    """CR 702: a keyword the rules themselves know, such as flying."""

    reads = "{keyword}"
    keyword: str

    def __post_init__(self) -> None:
        KeywordAbility.__post_init__(self)
        if self.keyword not in KEYWORDS:
            close = get_close_matches(self.keyword, KEYWORDS, n=1)
            hint = f"did you mean {close[0]!r}?" if close else "a keyword with a parameter is a word of its own."
            raise WrongField(f"{type(self).__name__}.keyword: There is no keyword {self.keyword!r}; {hint}")

    @property
    def keywords(self) -> Keywords:
        return KEYWORDS[self.keyword]

    @property
    def name(self) -> str:
        return self.keyword

    def stands_in_line(self) -> bool:
        return True


KEYWORD_COUNTERS: Final = frozenset(
    {"deathtouch", "decayed", "double strike", "exalted", "first strike", "flying", "haste", "hexproof"}
    | {"indestructible", "lifelink", "menace", "reach", "shadow", "trample", "vigilance"}
)
"""CR 122.1b: the keywords that counters can give."""


@lru_cache(maxsize=128)
def plain_keyword(name: str) -> PlainKeyword:
    """A plain keyword by its name; one with abilities behind it comes with these, as its own class has them."""
    own = [kind for kind in WORDS.values() if issubclass(kind, PlainKeyword) and kind is not PlainKeyword]
    return next((kind for kind in own if _names(kind) == name), PlainKeyword)(name)


def _names(kind: type[PlainKeyword]) -> object:
    """The keyword that a class is for."""
    return next(field.default for field in kind.made_of if field.name == "keyword")


def is_mana_effect(effect: Effect) -> bool:
    """CR 605.1: adds mana and targets nothing."""
    return effect.mana() and not any(isinstance(part, Targeting) for part in effect.walk())


WhichAbility = tuple[Ability, int]
"""CR 602.5b: an ability of an object, and which of several equal ones it is."""


class AbilityIndex:
    """The abilities of an object sorted by kind, with keywords spelled out. Made once for each set of abilities."""

    __slots__ = (
        "activated",
        "all",
        "defining",
        "elsewhere",
        "keywords",
        "special",
        "spell",
        "statements",
        "statics",
        "triggered",
    )

    def __init__(self, abilities: tuple[Ability, ...]) -> None:
        self.keywords: Keywords = 0
        self.all: tuple[Ability, ...] = self._spelled_out(abilities)
        self.activated = tuple((i, a) for i, a in enumerate(self.all) if isinstance(a, ActivatedAbility))
        self.triggered = tuple((i, a) for i, a in enumerate(self.all) if isinstance(a, TriggeredAbility))
        self.statics = tuple(a for a in self.all if isinstance(a, StaticAbility))
        self.special = tuple(a for a in self.all if isinstance(a, SpecialAbility))
        self.spell = tuple(a for a in self.all if isinstance(a, SpellAbility))
        self.statements: dict[type, list[tuple[StaticAbility, Statement]]] = {}
        for ability in self.statics:
            for statement in ability.statements:
                for kind in kinds_of(statement):
                    self.statements.setdefault(kind, []).append((ability, statement))
        self.defining = tuple(
            statement
            for ability in self.statics
            for statement in ability.statements
            if isinstance(statement, Modifying) and any(change.defines for change in statement.modifications())
        )
        self.elsewhere = any(map(_works_elsewhere, self.all))

    def _spelled_out(self, abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
        listed: list[Ability] = []
        for ability in abilities:
            listed.append(ability)
            if isinstance(ability, KeywordAbility):
                self.keywords |= ability.keywords
                listed.extend(ability.abilities())
        return tuple(listed)

    def which(self, number: int) -> WhichAbility:
        """The ability with this number, whatever number it gets when others come or go."""
        ability = self.all[number]
        return ability, self.all[:number].count(ability)

    def of_kind(self, kind: type) -> list[tuple[StaticAbility, Statement]]:
        """The statements of a kind this object makes, with the static ability each belongs to."""
        return self.statements.get(kind, [])


def _works_elsewhere(ability: Ability) -> bool:
    """CR 113.6: whether there is another zone than the battlefield in which it works."""
    if isinstance(ability, (TriggeredAbility, StaticAbility)) and len(ability.zones) > 1:
        return True
    return not ability.works_in(Zone.BATTLEFIELD, Zone.BATTLEFIELD)


@lru_cache(maxsize=8192)
def sorted_by_kind(abilities: tuple[Ability, ...]) -> AbilityIndex:
    """The index of these abilities, made once: the layers give the same ones to the same objects again and again."""
    return AbilityIndex(abilities)


def home_zone(characteristics: Characteristics) -> Zone:
    """CR 113.6: where the abilities of such an object usually work."""
    return Zone.COMMAND if characteristics.lives_in_command_zone else Zone.BATTLEFIELD
