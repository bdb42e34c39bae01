"""Commander (CR 903): each deck is led by a legend who waits in the command zone and comes back to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from planechase.cards import pool
from planechase.rules.casual.commanders import (
    LETHAL_DAMAGE,
    NAME,
    CastCommander,
    CommanderInstead,
    CommanderState,
    CommanderTax,
    ForeignManaIsColorless,
    commander_state,
    commanders,
    designate,
    found_in_exile,
    is_commander,
    newly_away,
    note_cast,
    note_damage,
    tax,
    why_lost,
)
from planechase.rules.events.actions import draw, shuffle
from planechase.rules.events.damage import DamageDealt
from planechase.rules.events.events import Event, Notice, SpellCast
from planechase.rules.events.lasting import begin_effect
from planechase.rules.events.zones import move, place
from planechase.rules.language.card_types import BASIC, BASIC_LAND_TYPES, CREATURE, LAND, LEGENDARY, PLANESWALKER
from planechase.rules.language.characteristics import CardDefinition, Characteristics
from planechase.rules.language.colors import COLORLESS, Colors, color_count, color_names, colors_from
from planechase.rules.language.grammar import Statement
from planechase.rules.mana.mana_abilities import AddMana
from planechase.rules.multiplayer.variant import Agreed, CardFinder, Place, StateBasedAction, Variant
from planechase.rules.multiplayer.variant_display import AboutView, Shown
from planechase.rules.state.decisions import Choose, Rule, ask
from planechase.rules.state.edition import Edition
from planechase.rules.state.objects import HIDDEN_ZONES, Id, Object, Zone
from planechase.rules.state.options import Options
from planechase.rules.state.player import STARTING_LIFE
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.source import Source
from planechase.rules.state.sourceless import without_source
from planechase.rules.state.visibility import may_see
from planechase.rules.turns.setup import Mulligan, add_card
from planechase.variants.table_shapes import NOBODY
from planechase.variants.views import CommanderView, LeaderView
from planechase.words.color_identity import color_identity
from planechase.words.deck_building import asks_for_color, in_color, may_be_commander, most_in_deck
from planechase.words.english import listed
from planechase.words.keywords.partners import are_partners, is_background

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State

LIFE: Final = 40
ARCHENEMY_LIFE: Final = 60
"""CR 904.13b: of an archenemy, and of the team against them."""
BRAWL_LIFE: Final = (25, 30)
"""CR 903.12f: for two players, and for more."""
CARDS: Final = 100
BRAWL_CARDS: Final = 60

THE_RULES: Final = Characteristics("the command zone")
"""What stands where an effect of the rules has no source, for players who choose between effects."""

Leader = CardDefinition | str
"""A commander, or its name."""


class IllegalCommanderDeck(ValueError):
    """A deck, or a commander, that the rules do not allow; the message says which card and which rule."""


def is_one_team_against_archenemies(options: Options, edition: Edition) -> bool:
    """CR 904.13b: whether the team against an archenemy has one life total because it plays with commanders."""
    return bool(options.archenemies and options.teams) and edition is Edition.CURRENT


def starting_life(game: State, player: Player, brawl: bool = False) -> int:
    """CR 903.7, 903.12f, 904.13b. Where teams have one life total, it grows as that of a single player does."""
    if game.options.archenemies and game.edition is Edition.CURRENT:
        return ARCHENEMY_LIFE
    life = BRAWL_LIFE[len(game.players) > 2] if brawl else LIFE
    return player.life * life // STARTING_LIFE if game.options.shared_life else life


class Commander(Variant):
    """CR 903. Give the commanders of each player, one or two: `Commander(["Bosh, Iron Golem", ("Tymna", "Thrasios")])`.

    They are cards of the players' decks, which have 100 cards with them (903.5a). A deck without its commanders is
    fine too, as deck lists are usually written: they are added to it. `brawl` is the option of 903.12. `colors` are for
    commanders whose colour is chosen before the game (903.4b), by seat, a letter for each.
    """

    __slots__ = ("brawl", "colors", "commanders")
    name = NAME
    place = Place.DECKS
    summary = "A legendary creature leads each deck of a hundred different cards, and can be cast again and again."
    about = (
        "Everybody begins with 40 life. A deck has only the colours of its commander, and no card twice except basic "
        "lands. The commander begins in the command zone, may return there whenever it would be lost, and costs two "
        "more mana each time. A player who was dealt 21 combat damage by one commander loses."
    )
    rules = "CR 903"

    def __init__(
        self, commanders: Sequence[Leader | Sequence[Leader]] = (), brawl: bool = False, colors: Sequence[str] = ()
    ) -> None:
        self.colors = tuple(colors)
        chosen = (*self.colors, *[""] * len(commanders))
        self.commanders = tuple(_leaders(each, letters) for each, letters in zip(commanders, chosen, strict=False))
        self.brawl = brawl

    def reseated(self, order: Sequence[Id]) -> Commander:
        new = Commander(brawl=self.brawl)
        new.commanders = tuple(self.commanders[who] for who in order)
        new.colors = tuple("".join(self.colors[who : who + 1]) for who in order) if self.colors else ()
        return new

    # ------------------------------------------------------------------ before the game

    def check(self, table: Agreed) -> None:
        """CR 903.3, 903.5: refuse what is no Commander deck for each player."""
        if len(self.commanders) != table.players:
            raise IllegalCommanderDeck(
                f"{table.players} players need a commander each; {len(self.commanders)} of them have one."
            )
        if self.brawl and table.edition is Edition.Y2011:
            raise IllegalCommanderDeck("Brawl is an option of the current rules; in 2011 it was unknown.")
        for seat, leaders in zip(table.seats, self.commanders, strict=True):
            for problem in deck_problems(seat.deck, leaders, table.edition, self.brawl):
                raise IllegalCommanderDeck(f"{seat.name}: {problem.text}")

    def options(self, options: Options, table: Agreed) -> Options:
        """CR 903.12g, 904.13b: Brawl has a free mulligan; against an archenemy a team has one life total.

        In 2011 there was no Archenemy Commander: all begin with 40 life, and schemes are as always.
        """
        return replace(
            options,
            free_mulligan=options.free_mulligan or self.brawl,
            shared_life=options.shared_life or is_one_team_against_archenemies(options, table.edition),
        )

    def set_up(self, game: State) -> Rule[None]:
        """CR 903.6, 903.7: commanders lie face up in the command zone, and everybody begins with more life."""
        state = game.variant_state[NAME] = CommanderState(None if self.brawl else LETHAL_DAMAGE)
        for player, leaders in zip(game.players, self.commanders, strict=True):
            if player.has_left:
                state.leaders[player.id], state.identities[player.id] = (), identity(leaders)
                continue
            state.leaders[player.id] = tuple(_into_command_zone(game, player, card) for card in leaders)
            state.identities[player.id] = identity(leaders)
            waiting = [id for id in game.command if game.objects[id].card in state.leaders[player.id]]
            game.tell(Notice(f"{{}} is led by {listed(['{}'] * len(waiting))}.", (player.id, *waiting)))
            player.life = player.starting_life = starting_life(game, player, self.brawl)
        by = Source(NOBODY, without_source(game, THE_RULES, NOBODY))
        for statement in _rules_of(game.edition):
            begin_effect(game, statement, by, None)
        return
        yield

    def mulligan(self, game: State) -> Mulligan | None:
        """2011:903.8."""
        return EXILE_MULLIGAN if game.edition is Edition.Y2011 else None

    # ------------------------------------------------------------------ during the game

    def may_bring_in(self, game: State, player: Player, card: CardDefinition) -> bool:
        """CR 903.11: nothing here brings cards into Commander games in particular; in 2011 anything could."""
        return game.edition is Edition.Y2011

    def state_based_actions(self, game: State) -> list[StateBasedAction]:
        """CR 704.6d, 903.9a; in 2011 commanders did not go to those zones in the first place."""
        return [] if game.edition is Edition.Y2011 else [*newly_away(game)]

    noticed: ClassVar[tuple[type[Event], ...]] = (SpellCast, DamageDealt)

    def notice(self, game: State, event: Event) -> None:
        """CR 903.8, 903.10a: how often a commander was cast, and how much combat damage it has dealt."""
        if isinstance(event, SpellCast):
            note_cast(game, event)
        elif isinstance(event, DamageDealt):
            note_damage(game, event)

    def exiled_face_down(self, game: State, player: Player, exiled: Sequence[Id]) -> Rule[None]:
        """2011:903.13."""
        yield from found_in_exile(game, player, exiled)

    def why_losing(self, game: State, player: Player) -> str:
        """CR 704.6c, 903.10a; not in Brawl (903.12h)."""
        return why_lost(game, player)

    # ------------------------------------------------------------------ looking, and remembering

    def view(self, game: State, viewer: Id | None) -> CommanderView:
        """Where the commanders are, what casting them costs more, and the damage they have dealt to players."""
        state = commander_state(game)
        if state is None:
            return {"commanders": [], "damage": []}
        return {
            "commanders": [_shown(game, obj, viewer) for player in game.players for obj in commanders(game, player.id)],
            "damage": [
                {
                    "player": hurt,
                    "commander": game.cards[card].definition.name,
                    "of": game.cards[card].owner,
                    "dealt": amount,
                }
                for (hurt, card), amount in state.damage.items()
            ],
        }

    def table(self, game: State, viewer: Id | None) -> Shown:
        """CR 903: where everybody's commanders are, their tax, and what those of others have dealt to a player."""
        known = self.view(game, viewer)
        leaders, wounds = known["commanders"], known["damage"]
        about: list[AboutView] = []
        for player in game.playing():
            own = [_told(leader) for leader in leaders if leader["owner"] == player.id]
            wounded = [wound for wound in wounds if wound["player"] == player.id]
            hurt = [f"{wound['dealt']} by {wound['commander']}" for wound in wounded]
            about += [AboutView(player=player.id, heading="Commander", entries=own)] if own else []
            about += [AboutView(player=player.id, heading="Commander damage", entries=hurt)] if hurt else []
        there = [leader["id"] for leader in leaders if leader["zone"] == Zone.COMMAND.value]
        waiting = tuple(id for id in there if id is not None)
        return Shown(about=tuple(about), elsewhere=waiting)

    def plain(self) -> dict[str, Any]:
        names = [[card.name for card in leaders] for leaders in self.commanders]
        return {"commanders": names, "brawl": self.brawl, "colors": list(self.colors)}

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any], named: CardFinder) -> Commander:
        """The variant that a record describes."""
        leaders = [[named(name) for name in names] for names in plain["commanders"]]
        return cls(leaders, plain["brawl"], plain["colors"])


def _leaders(given: Leader | Sequence[Leader], letters: str) -> tuple[CardDefinition, ...]:
    """The commanders of a player, in the colours that were chosen for those that want one."""
    each: Sequence[Leader] = (given,) if isinstance(given, (str, CardDefinition)) else given
    colors = iter(letters)
    found: list[CardDefinition] = []
    for card in (pool.card(one) if isinstance(one, str) else one for one in each):
        color = next(colors, "") if asks_for_color(card) else ""
        found.append(in_color(card, colors_from(color)) if color else card)
    return tuple(found)


def _told(leader: LeaderView) -> str:
    """A commander, where it is, and what casting it costs more."""
    where = {"command": "waiting", None: "somewhere"}.get(leader["zone"], leader["zone"])
    more = f", tax {{{leader['tax']}}}" if leader["tax"] else ""
    return f"{leader['name']} ({where}{more})"


def _into_command_zone(game: State, player: Player, card: CardDefinition) -> int:
    """CR 903.3, 903.6: a commander is put from its deck into the command zone. Returns the number of the card."""
    cards = {game.objects[id].copiable.name: game.objects[id] for id in player.library}
    inside = cards.get(card.name)
    exempt = _exempt(game, player, card)
    if exempt is not None:
        return exempt
    if inside is None:
        obj = add_card(game, player.id, card, Zone.COMMAND)
    else:
        player.library.remove(inside.id)
        del game.objects[inside.id]
        game.cards[inside.card].definition = card
        obj = Object(inside.id, inside.card, player.id, Zone.COMMAND, card.printed, inside.timestamp)
        place(game, obj)
    designate(game.cards[obj.card])
    return obj.card


def _exempt(game: State, player: Player, card: CardDefinition) -> int | None:
    """CR 727.5a: a commander that a restart of the game left where it was stays the commander of its deck."""
    for obj in game.objects.values():
        if obj.owner == player.id and is_commander(game, obj) and game.cards[obj.card].definition is card:
            return obj.card if obj.zone is Zone.EXILE else None
    return None


def _rules_of(edition: Edition) -> tuple[Statement, ...]:
    """CR 903.8, 903.9b; 2011:903.9 to 903.12: what the rules say all the time."""
    if edition is Edition.Y2011:
        instead = (CommanderInstead(Zone.GRAVEYARD), CommanderInstead(Zone.EXILE))
        return (CastCommander(), CommanderTax(), *instead, ForeignManaIsColorless())
    return (CastCommander(), CommanderTax(), CommanderInstead(Zone.HAND), CommanderInstead(Zone.LIBRARY))


def _shown(game: State, obj: Object, viewer: Id | None) -> LeaderView:
    """A commander; only viewers who could see it there are told where it is."""
    seen = may_see(game, obj, viewer) or (obj.zone not in HIDDEN_ZONES and not obj.face_down)
    return {
        "owner": obj.owner,
        "name": game.cards[obj.card].definition.name,
        "id": obj.id if seen else None,
        "zone": obj.zone.value if seen else None,
        "tax": tax(game, obj.owner, obj),
    }


# ---------------------------------------------------------------------- the mulligan of 2011


class ExileMulligan(Mulligan):
    """2011:903.8: some cards are exiled and one fewer is drawn; they go back once a hand is kept."""

    __slots__ = ()

    def allowed(self, game: State, player: Player) -> bool:
        return bool(player.hand) and super().allowed(game, player)

    def offer(self, game: State, player: Player) -> str:
        return "Take a mulligan? You exile any number of cards from your hand and draw one fewer."

    def take(self, game: State, player: Player) -> Rule[None]:
        if player.has_left:
            return
        player.mulligans += 1
        why = "Exile cards from your hand for this mulligan: you draw one fewer than you exile."
        chosen = yield from ask(Choose(player.id, Purpose.MULLIGAN, why, player.hand, 0, len(player.hand)))
        yield from move(game, [game.objects[id] for id in chosen if id in game.objects], Zone.EXILE, "mulligan")
        yield from draw(game, player, max(0, len(chosen) - 1))

    def kept(self, game: State, player: Player) -> Rule[None]:
        """Before the game nothing else of theirs can be in exile."""
        exiled = [game.objects[id] for id in game.exile if game.objects[id].owner == player.id]
        if exiled:
            yield from move(game, exiled, Zone.LIBRARY, "mulligan")
            shuffle(game, player)


EXILE_MULLIGAN: Final = ExileMulligan()


# ---------------------------------------------------------------------- decks


class CommanderProblem(NamedTuple):
    """What is wrong with a Commander deck, and which card it is about, if it is about one."""

    text: str
    card: str | None = None


def identity(leaders: Sequence[CardDefinition]) -> Colors:
    """CR 702.124c, 903.4: the colour identity of a deck's commander, or of both together."""
    found: Colors = COLORLESS
    for card in leaders:
        found |= color_identity(card)
    return found


def with_leaders(deck: Sequence[CardDefinition], leaders: Sequence[CardDefinition]) -> list[CardDefinition]:
    """CR 903.5a: a deck with its commanders, whether it was listed with them or without."""
    names = {card.name for card in deck}
    return [*deck, *(card for card in leaders if card.name not in names)]


def deck_problems(
    deck: Sequence[CardDefinition],
    leaders: Sequence[CardDefinition],
    edition: Edition = Edition.CURRENT,
    brawl: bool = False,
    unknown: int = 0,
) -> list[CommanderProblem]:
    """CR 903.3, 903.5, 903.12: all that is wrong with a deck and its commanders.

    `unknown` is how many more cards the deck has that are not known.
    """
    whole = with_leaders(deck, leaders)
    problems = [*_problems_of_leaders(leaders, edition, brawl)]
    size, wanted = len(whole) + unknown, BRAWL_CARDS if brawl else CARDS
    if size != wanted:
        kind, rule = ("Brawl", "903.12d") if brawl else ("Commander", "903.5a")
        text = f"A {kind} deck has exactly {wanted} cards with its commander; this one has {size} (CR {rule})."
        problems.append(CommanderProblem(text))
    problems += _problems_of_number(whole)
    if leaders:
        problems += _problems_of_color(whole, leaders, brawl)
    return problems


def _problems_of_leaders(
    leaders: Sequence[CardDefinition], edition: Edition, brawl: bool
) -> Iterator[CommanderProblem]:
    """CR 702.124, 903.3, 903.12c; 2011:903.3: one commander of the right kind, or two with a partner ability."""
    if not leaders:
        yield CommanderProblem("A deck has a commander (CR 903.3).")
    most = 1 if edition is Edition.Y2011 else 2
    if len(leaders) > most:
        rule = "CR 903.3" if edition is Edition.Y2011 else "CR 702.124g"
        many = "one commander" if most == 1 else "two commanders"
        yield CommanderProblem(f"A deck has at most {many}; this one has {len(leaders)} ({rule}).")
        return
    paired = len(leaders) == 2 and are_partners(*leaders)
    if len(leaders) == 2 and not paired:
        names = " and ".join(card.name for card in leaders)
        text = f"{names} cannot both be commanders: no partner ability lets them (CR 702.124)."
        yield CommanderProblem(text, leaders[1].name)
    for card in leaders:
        if asks_for_color(card) and color_count(card.printed.colors) != 1:
            yield CommanderProblem(f"A colour must be chosen for {card.name} (CR 903.4b).", card.name)
        if not _may_lead(card, edition, brawl) and not (paired and is_background(card)):
            yield CommanderProblem(_unfit(card, edition, brawl), card.name)


def _may_lead(card: CardDefinition, edition: Edition, brawl: bool) -> bool:
    """CR 903.3, 903.3a, 903.12c; 2011:903.3."""
    printed = card.printed
    if not printed.supertypes & LEGENDARY:
        return False
    if printed.types & CREATURE:
        return True
    if edition is Edition.Y2011:
        return False
    ship = "Vehicle" in printed.subtypes or ("Spacecraft" in printed.subtypes and card.power_text is not None)
    return ship or may_be_commander(card) or bool(brawl and printed.types & PLANESWALKER)


def _unfit(card: CardDefinition, edition: Edition, brawl: bool) -> str:
    kinds = ["creature"]
    if edition is Edition.CURRENT:
        kinds += [*(["planeswalker"] if brawl else []), "Vehicle", "Spacecraft with power and toughness"]
    rule = "903.12c" if brawl else "903.3"
    return f"{card.name} cannot be a commander: it is not a legendary {listed(kinds, 'or')} (CR {rule})."


def _problems_of_number(deck: Sequence[CardDefinition]) -> Iterator[CommanderProblem]:
    """CR 903.5b: different names, but for basic lands and for cards that say otherwise."""
    copies = Counter(card.name for card in deck)
    for card in dict.fromkeys(deck):
        most = None if _is_basic(card) else most_in_deck(card, usually=1)
        if most is not None and copies[card.name] > most:
            times = "twice" if copies[card.name] == 2 else f"{copies[card.name]} times"
            allowed = "once" if most == 1 else f"{most} times"
            text = f"{card.name} is in the deck {times}; it may be there {allowed} (CR 903.5b)."
            yield CommanderProblem(text, card.name)


def _problems_of_color(
    deck: Sequence[CardDefinition], leaders: Sequence[CardDefinition], brawl: bool
) -> Iterator[CommanderProblem]:
    """CR 903.5c, 903.5d: nothing of a colour that the commander does not have."""
    own = identity(leaders)
    of = f"the colour identity of {' and '.join(card.name for card in leaders)} is {_spoken(own)}"
    free = _free_basic_type(deck) if brawl and own == COLORLESS else ""
    for card in dict.fromkeys(deck):
        foreign = color_identity(card) & ~own
        if foreign:
            yield CommanderProblem(f"{card.name} is also {_spoken(foreign)}, but {of} (CR 903.5c).", card.name)
            continue
        makes = _producible(card) & ~own
        if makes and not (free and _is_basic(card) and free in card.printed.subtypes):
            text = f"{card.name} could produce {_spoken(makes)} mana, but {of} (CR 903.5d)."
            yield CommanderProblem(text, card.name)


def _spoken(colors: Colors) -> str:
    return listed(color_names(colors)) or "colourless"


def _producible(card: CardDefinition) -> Colors:
    """CR 903.5d: the colours of mana that a card with a basic land type could produce."""
    if not card.printed.subtypes.intersection(BASIC_LAND_TYPES):
        return COLORLESS
    adding = [part for ability in card.printed.index.all for part in ability.walk() if isinstance(part, AddMana)]
    types = {type for one in adding for production in one.productions for type in production}
    return colors_from("".join(types - {"C"}))


def _free_basic_type(deck: Sequence[CardDefinition]) -> str:
    """CR 903.12e: the basic land type that a colourless Brawl deck may have lands of; the first it has counts."""
    basics = [card for card in deck if _is_basic(card)]
    return next((kind for card in basics for kind in BASIC_LAND_TYPES if kind in card.printed.subtypes), "")


def _is_basic(card: CardDefinition) -> bool:
    return bool(card.printed.supertypes & BASIC and card.printed.types & LAND)
