"""Conformance checks: one call tests a bot, a card or a variant of your own."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import cycle, islice
from typing import Any, Final

from planechase.bots.asking_bots import answer_of
from planechase.bots.bot import Bot
from planechase.bots.bot_files import NoBot, made
from planechase.cards import pool
from planechase.game import Game
from planechase.rules.language.card_types import LAND
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.multiplayer.variant import Variant
from planechase.rules.state.chance import Chance
from planechase.rules.state.decisions import Decision, IllegalAction, IllegalAnswer
from planechase.rules.state.objects import NO_CARD, Card, Zone
from planechase.rules.turns.priority import Priority
from planechase.testing import table_names
from planechase.testing.check_abilities import check_abilities
from planechase.testing.check_words import check_words, reason, to_blame
from planechase.testing.errors import CheckFailed, TableError
from planechase.testing.handle import Handle
from planechase.testing.invariants import broken_invariants
from planechase.testing.rules_table import Table
from planechase.testing.table_players import ANN, BOB, PLAYER_NAMES
from planechase.testing.table_position import BASIC_LANDS

LIMIT: Final = 4000
"""How many decisions of a game are played at most; the game need not end within them."""
ENOUGH: Final = 500
"""How many decisions of a game with a card are played: most random games end before, and the others only go on."""
LOOK_EVERY: Final = 25
"""How often the state is checked, forked and compared, in decisions."""
SHOW_EVERY: Final = 5
"""How often the state is shown to everybody at a table, in decisions."""
TOGETHER: Final = 10
"""How many cards at most are checked in the same random games, so that all of them come up."""
AROUND: Final = 150
"""How many decisions of a four-player game of Planechase a bot plays. They bring up most of what two players lack."""


# ---------------------------------------------------------------------- bots


def check_bot(
    bot: Callable[..., Any],
    *,
    games: int = 2,
    players: int | None = None,
    seed: int = 0,
    decks: Sequence[Sequence[str | CardDefinition]] | None = None,
    limit: int = LIMIT,
) -> None:
    """Let a bot play some games against itself, and raise `CheckFailed` if it misbehaves.

    It checks that each answer is allowed, that no question makes the bot fail, and that bots with the same seed play
    the same game again.

    - `bot`: a function `choose(game, decision)`, a class with a method `decide(game, decision)`, or a function that
      makes bots. The latter two may take a seed.
    - `games`: how many games. `limit`: how many decisions of each are played.
    - `players`: how many players. Without it, two play, and then four play the beginning of a game of Planechase.
    - `seed`: the seed of the first game.
    - `decks`: one for each player. Without them, each gets a mix of all built-in cards.

    >>> def lazy(game, decision):
    ...     return decision.default()
    >>> deck = ["Forest"] * 20 + ["Grizzly Bears"] * 20
    >>> check_bot(lazy, games=1, decks=[deck, deck], limit=100)

    >>> class Careless:
    ...     def decide(self, game, decision):
    ...         return "whatever"
    >>> check_bot(Careless, games=1, decks=[deck, deck])
    Traceback (most recent call last):
        ...
    planechase.testing.errors.CheckFailed: The bot gave an answer that is not allowed, 'whatever'. ...
    """
    for number in range(games):
        own = seed + number
        chosen = [_definitions(deck) for deck in decks] if decks else [mixed_deck(own + i) for i in range(players or 2)]
        _play_twice(bot, partial(_game, chosen, own), own, limit)
    if players is None and not decks:
        _play_twice(bot, partial(Game.casual, "planechase", players=4, seed=seed), seed, min(limit, AROUND))


def _play_twice(bot: Callable[..., Any], begin: Callable[[], Game], seed: int, limit: int) -> None:
    first, second = (_bots_play(bot, begin(), seed, limit) for _ in range(2))
    if first.record() != second.record():
        raise CheckFailed("Two bots made with the same seed played two different games.")


def _bots_play(bot: Callable[..., Any], game: Game, seed: int, limit: int) -> Game:
    bots = [_made(bot, seed + seat) for seat in range(len(game.state.players))]

    def decide(decision: Decision[Any]) -> object:
        try:
            return answer_of(bots[decision.decider], game, decision)
        except (Exception, SystemExit) as error:  # a bot that ends the program gives no answer either
            asked = table_names.question(game.state, decision)
            raise CheckFailed(f"The bot came to grief, with {type(error).__name__}: {error}\n{asked}") from error

    _play(game, decide, limit, "The bot")
    return game


def _made(bot: Callable[..., Any], seed: int) -> Bot:
    if not callable(bot):
        raise CheckFailed(f"{bot!r} is no bot: give a function that takes (game, decision), or a class.")
    try:
        return made(bot, seed, getattr(bot, "__name__", "The bot"))
    except NoBot as reason:
        raise CheckFailed(str(reason)) from reason


# ---------------------------------------------------------------------- cards


def check_card(card: str | CardDefinition, *, games: int = 2, seed: int = 0, limit: int = ENOUGH) -> None:
    """Raise `CheckFailed` if something is wrong with a card.

    `card` is a card or the name of one. It must have a text, every field of its words must have a proper value, it must
    go to JSON and back, it can be in any zone and be cast, every ability happens without an error, and random `games`
    with it go well.

    >>> check_card("Grizzly Bears", games=1, limit=300)
    """
    check_cards(card, games=games, seed=seed, limit=limit)


def check_cards(*cards: str | CardDefinition, games: int = 2, seed: int = 0, limit: int = ENOUGH) -> None:
    """Raise `CheckFailed`, with the name of the card, if one of these cards fails what `check_card` asks of it.

    The random games are played once, with all cards in one pair of decks: many cards take hardly longer than one.

    >>> check_cards("Grizzly Bears", "Lightning Bolt", games=1, limit=300)
    """
    named = _by_name([table_names.definition(card) for card in cards])
    playable: list[str] = []
    hard_to_cast: dict[str, str] = {}
    for name, defined in named.items():
        with _failing(f"{name}: "):
            check_words(defined)
            _check_zones(defined)
            check_abilities(defined, go_on_randomly, seed)
            if defined.printed.lives_in_command_zone:
                continue
            playable.append(name)
            reason = _check_cast(defined, seed)
            if reason:
                hard_to_cast[name] = reason
    used: set[str] = set()
    for start in range(0, len(playable), TOGETHER):
        used |= _play_with({name: named[name] for name in playable[start : start + TOGETHER]}, games, seed, limit)
    for name, reason in hard_to_cast.items():
        if name not in used and not _play_with({name: named[name]}, games, seed, limit):
            raise CheckFailed(f"{name}: nobody could ever cast it. {reason}")


def _by_name(cards: Sequence[CardDefinition]) -> dict[str, CardDefinition]:
    """The cards by their names, with their place in the row where several have one name."""
    count = Counter(card.name for card in cards)
    return {
        card.name if count[card.name] == 1 else f"{card.name} (card {place})": card
        for place, card in enumerate(cards, start=1)
    }


def _play_with(cards: Mapping[str, CardDefinition], games: int, seed: int, limit: int) -> set[str]:
    """Play random games with half of these cards in each deck; returns which were on the stack or the battlefield.

    Where something goes wrong, each card is played with alone, so that it is known which of them it is.
    """
    try:
        return _games_with(cards, games, seed, limit)
    except CheckFailed:
        for name in cards if len(cards) > 1 else ():
            _games_with({name: cards[name]}, games, seed, limit)
        raise


def _games_with(cards: Mapping[str, CardDefinition], games: int, seed: int, limit: int) -> set[str]:
    used: list[CardDefinition] = []
    with _failing(f"{', '.join(cards)}: "):
        for number in range(seed, seed + games):
            decks = [_deck_with([*cards.values()][player::2], number + player) for player in (ANN, BOB)]
            game = _game(decks, number)
            _random_game(game, number, limit)
            used += [card.definition for card in _ever_used(game)]
    return {name for name, defined in cards.items() if any(card is defined for card in used)}


def _ever_used(game: Game) -> list[Card]:
    """All cards that have been on the stack or the battlefield."""
    objects = [*game.state.objects.values(), *game.state.departed.values()]
    return [
        game.state.cards[obj.card]
        for obj in objects
        if obj.card != NO_CARD and obj.zone in (Zone.STACK, Zone.BATTLEFIELD)
    ]


def _check_zones(defined: CardDefinition) -> None:
    """Put it into each zone, and play on for a while."""
    for zone in ("hand", "graveyard", "exile", "command", "battlefield"):
        if zone == "battlefield" and not defined.printed.is_permanent_card:
            continue
        table = Table()
        getattr(table, zone)(ANN, defined)
        go_on_randomly(table, 30, Chance(1))


def _check_cast(defined: CardDefinition, seed: int) -> str | None:
    """Cast it (or play it) in every way, with mana and things to target. Returns why that was not possible."""
    reason = None
    for responding in (False, True):
        table, card = _crowded_table(defined, responding)
        assert isinstance(table.decision, Priority)
        actions = [action for action in table.decision.options if action.object_id == card.id]
        for number, action in enumerate(actions * 3):
            fork = table.fork()
            fork.game.answer(action)
            go_on_randomly(fork, 40, Chance(seed + number))
        if actions:
            return None
        half = defined.halves[0].name if defined.halves else None
        reason = reason or table.why_not_cast(ANN, card, half=half) or "It is never offered."
    return reason


def _crowded_table(defined: CardDefinition, responding: bool) -> tuple[Table, Handle]:
    """Ann has the card, much mana and priority, and has cast a spell.

    There is much to target, also on the stack if she is responding.
    """
    table = Table()
    things = [name for name in ("Sol Ring", "Concordant Crossroads", "Soul Warden") if name in pool.CARDS]
    for player in (ANN, BOB):
        table.battlefield(player, *BASIC_LANDS, "Grizzly Bears", "Grizzly Bears", *things)
        table.graveyard(player, "Grizzly Bears", "Forest")
        table.hand(player, "Forest", "Grizzly Bears", "Lightning Bolt")
    card = table.hand(ANN, defined)
    if responding:
        table.cast(ANN, "Lightning Bolt", targets=[BOB], free_mana=True)
        table.cast(BOB, "Lightning Bolt", targets=[ANN], free_mana=True)
        table.pass_(BOB)
    else:
        table.cast(ANN, "Lightning Bolt", targets=[BOB], free_mana=True)
        table.resolve()
    table.mana(ANN, "{W}{U}{B}{R}{G}{C}" * 4)
    return table, card


def go_on_randomly(table: Table, decisions: int, chance: Chance) -> None:
    for number in range(decisions):
        if table.decision is None:
            return
        decision = table.decision
        try:
            table.game.answer(decision.sample(chance))
        except IllegalAction:
            table.game.answer(table.decision.default())
        except IllegalAnswer as reason:
            asked = table_names.question(table.state, decision)
            raise CheckFailed(f"a question has no answer that is allowed: {reason}\n{asked}") from reason
        _check_state(table.game)
        if number % SHOW_EVERY == 0:
            _show_everybody(table.game)


# ---------------------------------------------------------------------- variants


def check_variant(
    make: Callable[[], Variant],
    *,
    players: Sequence[int] = (2, 4),
    games: int = 1,
    seed: int = 0,
    limit: int = LIMIT,
) -> None:
    """Raise `CheckFailed` if random games with a variant go wrong.

    - `make`: a function that returns the variant; its class will do.
    - `players`: the numbers of players to try, each with so many `games` of at most `limit` decisions.
    - `seed`: the seed of the first game.

    >>> check_variant(Variant, players=[2], limit=200)
    Traceback (most recent call last):
        ...
    planechase.testing.errors.CheckFailed: Variant has no name of its own.
    """
    if make().name == Variant.name:
        raise CheckFailed(f"{type(make()).__name__} has no name of its own.")
    for count in players:
        for number in range(games):
            with _failing(f"{make().name} with {count} players: "):
                decks = [mixed_deck(seed + number + seat) for seat in range(count)]
                _random_game(_game(decks, seed + number, [make()]), seed + number, limit)


# ---------------------------------------------------------------------- playing


def _game(decks: Sequence[Sequence[CardDefinition]], seed: int, variants: Sequence[Variant] = ()) -> Game:
    return Game.new(decks, seed, PLAYER_NAMES[: len(decks)], variants=variants)


def _random_game(game: Game, seed: int, limit: int) -> None:
    chance = Chance(seed)
    _play(game, lambda decision: decision.sample(chance), limit, "A random player")
    if not game.setup.variants and all(card.name in pool.CARDS for seat in game.setup.seats for card in seat.deck):
        again = Game.replay(json.loads(json.dumps(game.record())))
        if again.hash() != game.hash():
            raise CheckFailed("the record of a game replays to another state.")


def _play(game: Game, decide: Callable[[Decision[Any]], object], limit: int, who: str) -> None:
    """Play on. An action that turns out to be impossible is undone, and not offered again there."""
    refused: list[object] = []
    acting: object = None
    for number in range(limit):
        decision = game.decision
        if decision is None:
            break
        if isinstance(decision, Priority):
            if acting is not None:
                refused = []
            decision = decision.without(refused) if refused else decision
        answer = decide(decision)
        if isinstance(decision, Priority):
            acting = answer[0] if isinstance(answer, (list, tuple)) and answer else answer
        try:
            game.answer(answer)
        except IllegalAction as reason:
            if acting is None:
                raise CheckFailed(f"An action was refused twice: {reason}") from reason
            refused.append(acting)
            acting = None
        except IllegalAnswer as reason:
            asked = table_names.question(game.state, decision)
            raise CheckFailed(f"{who} gave an answer that is not allowed, {answer!r}. {reason}\n{asked}") from reason
        if number % LOOK_EVERY == 0:
            _look(game)
            _compare_fork(game)
    _look(game)


def _look(game: Game) -> None:
    _check_state(game)
    _show_everybody(game)


def _check_state(game: Game) -> None:
    broken = broken_invariants(game.state)
    if broken:
        raise CheckFailed("the state is broken: " + " ".join(broken))


def _show_everybody(game: Game) -> None:
    for player in (None, *range(len(game.state.players))):
        json.dumps(game.view(player))


def _compare_fork(game: Game) -> None:
    if game.fork().hash() != game.hash():
        raise CheckFailed("a fork of the game does not stand where the game does.")


@contextmanager
def _failing(about: str) -> Iterator[None]:
    """Turn whatever goes wrong inside into a failed check that says what was checked."""
    try:
        yield
    except CheckFailed as failed:
        raise CheckFailed(about + str(failed)) from failed
    except TableError as failed:
        raise CheckFailed(about + str(failed)) from failed
    except Exception as failed:
        raise CheckFailed(f"{about}{to_blame(failed) or 'something'} goes wrong: {reason(failed)}") from failed


# ---------------------------------------------------------------------- decks


def mixed_deck(seed: int, size: int = 60) -> list[CardDefinition]:
    """A deck of any built-in cards, with basic lands of every type. The same seed gives the same deck."""
    chance = Chance(seed)
    spells = [card for card in pool.CARDS.values() if not card.printed.types & LAND and _fits_a_deck(card)]
    lands = size * 2 // 5
    chosen = [spells[chance.below(len(spells))] for _ in range(size - lands)]
    return [*(table_names.definition(BASIC_LANDS[i % 5]) for i in range(lands)), *chosen]


def _fits_a_deck(card: CardDefinition) -> bool:
    return not card.printed.lives_in_command_zone


def _deck_with(cards: Sequence[CardDefinition], seed: int) -> list[CardDefinition]:
    """A deck in which these cards come up often and can be paid for."""
    return [*mixed_deck(seed, 40), *islice(cycle(cards), 20)] if cards else mixed_deck(seed)


def _definitions(deck: Sequence[str | CardDefinition]) -> list[CardDefinition]:
    return [table_names.definition(card) for card in deck]


__all__ = ["Bot", "CheckFailed", "check_bot", "check_card", "check_cards", "check_variant", "mixed_deck"]
