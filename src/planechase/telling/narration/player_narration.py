"""What happens to players: turns, life, cards drawn, chance, choices, and how the game ends."""

from __future__ import annotations

from planechase.rules.events.choices import ChoiceMade
from planechase.rules.events.events import (
    FORBIDDEN,
    BecomesMonarch,
    CoinFlipped,
    DiceRolled,
    DrawCard,
    GameDrawn,
    GameOver,
    GameRestarts,
    GetsBlessing,
    LifeGain,
    LifeLoss,
    Notice,
    NumbersRevealed,
    PlayerControlled,
    PlayerLoses,
    Proliferated,
    Revealed,
    Scried,
    Searched,
    Shuffled,
    Surveilled,
    TurnBegins,
)
from planechase.rules.events.losing import Loss
from planechase.rules.multiplayer.teams import active_with
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.state import State
from planechase.telling import particulars as p
from planechase.telling.entries import LogKind, Told, joined, phrase
from planechase.telling.mentioning import group, is_open, mention, whose
from planechase.telling.narration.narrators import tells
from planechase.words.english import listed


@tells(TurnBegins)
def _turn(game: State, event: TurnBegins) -> Told:
    active = group(game, active_with(game, event.player))
    return Told(LogKind.TURN, phrase("Turn {}: {}.", event.number, active), p.NumberDetail(event.number))


@tells(PlayerControlled)
def _controlled(game: State, event: PlayerControlled) -> Told | None:
    """CR 723.9: who controls themselves does what they always do."""
    if event.controller == event.player:
        return None
    whom = group(game, active_with(game, event.player))
    return Told(LogKind.CONTROL, phrase("{} controls {} during this turn.", mention(game, event.controller), whom))


@tells(LifeGain)
def _gain(game: State, event: LifeGain) -> Told:
    parts = phrase("{} gains {} life.", mention(game, event.player), event.amount)
    return Told(LogKind.GAIN_LIFE, parts, p.AmountDetail(event.amount))


@tells(LifeLoss)
def _lose(game: State, event: LifeLoss) -> Told | None:
    """Damage tells itself how much it is."""
    if event.from_damage:
        return None
    parts = phrase("{} loses {} life.", mention(game, event.player), event.amount)
    return Told(LogKind.LOSE_LIFE, parts, p.AmountDetail(event.amount))


@tells(DrawCard)
def _draw(game: State, event: DrawCard) -> Told | None:
    player = mention(game, event.player)
    if event.number == FORBIDDEN:
        return None
    if not event.object_id:
        return Told(LogKind.NOTHING_TO_DRAW, phrase("{} has no card left to draw.", player))
    return Told(LogKind.DRAW, phrase("{} draws {}.", player, mention(game, event.object_id)))


@tells(Shuffled)
def _shuffle(game: State, event: Shuffled) -> Told | None:
    return Told(LogKind.SHUFFLE, phrase("{} shuffles.", mention(game, event.player))) if game.turn_number else None


@tells(Searched)
def _search(game: State, event: Searched) -> Told:
    library = "their" if event.whose is None else whose(game, event.whose)
    return Told(LogKind.SEARCH, phrase("{} searches {} library.", mention(game, event.player), library))


@tells(Scried)
def _scry(game: State, event: Scried) -> Told:
    return Told(
        LogKind.SCRY, phrase("{} scries {}.", mention(game, event.player), event.count), p.AmountDetail(event.count)
    )


@tells(Surveilled)
def _surveil(game: State, event: Surveilled) -> Told:
    said = phrase("{} surveils {}.", mention(game, event.player), event.count)
    return Told(LogKind.SURVEIL, said, p.AmountDetail(event.count))


@tells(Proliferated)
def _proliferates(game: State, event: Proliferated) -> Told:
    return Told(LogKind.PROLIFERATE, phrase("{} proliferates.", mention(game, event.player)))


@tells(Revealed)
def _reveal(game: State, event: Revealed) -> Told:
    parts = phrase("{} reveals {}.", mention(game, event.player), listed(event.names))
    return Told(LogKind.REVEAL, parts, p.Names(event.names))


# ---------------------------------------------------------------------- chance and choices


@tells(DiceRolled)
def _roll(game: State, event: DiceRolled) -> Told | None:
    """CR 706.7: the planar die shows no number, and its roll has an entry of its own."""
    if not event.results:
        return None
    results = listed([str(result) for result in event.results])
    dice = "die" if len(event.results) == 1 else "dice"
    parts = phrase("{} rolls {} on the {}-sided {}.", mention(game, event.player), results, event.sides, dice)
    return Told(LogKind.ROLL, parts, p.Dice(event.sides, event.results))


@tells(CoinFlipped)
def _flip(game: State, event: CoinFlipped) -> Told:
    side = "heads" if event.heads else "tails"
    outcome = "" if event.won is None else " and wins the flip" if event.won else " and loses the flip"
    parts = phrase("{} flips {}{}.", mention(game, event.player), side, outcome)
    return Told(LogKind.FLIP, parts, p.Coin(event.heads, event.won))


@tells(NumbersRevealed)
def _numbers(game: State, event: NumbersRevealed) -> Told:
    chosen = [phrase("{} chose {}", mention(game, seat), number) for seat, number in event.chosen]
    return Told(LogKind.NUMBERS, phrase("{}.", joined(chosen)), p.Numbers(event.chosen))


@tells(ChoiceMade)
def _chosen(game: State, event: ChoiceMade) -> Told:
    player = mention(game, event.player)
    data = p.ChosenDetail(
        event.purpose, tuple(one for one in event.chosen if isinstance(one, str) or is_open(game, one))
    )
    value = joined([(one,) if isinstance(one, str) else (mention(game, one),) for one in event.chosen])
    if event.purpose is Purpose.VOTE:
        return Told(LogKind.VOTE, phrase("{} votes for {}.", player, value), data)
    if event.about is None:
        return Told(LogKind.CHOOSE, phrase("{} chooses {}.", player, value), data)
    about = mention(game, event.about)
    if event.purpose is Purpose.ENTER_AS and isinstance(event.chosen[0], int):
        return Told(LogKind.COPY, phrase("{} lets {} enter as a copy of {}.", player, about, value), data)
    return Told(LogKind.CHOOSE, phrase("{} chooses {} for {}.", player, value, about), data)


@tells(Notice)
def _message(game: State, event: Notice) -> Told:
    return Told(LogKind.NOTE, phrase(event.text, *(mention(game, one) for one in event.about)))


@tells(GetsBlessing)
def _blessed(game: State, event: GetsBlessing) -> Told:
    return Told(LogKind.BLESSING, phrase("{} gets the city's blessing.", mention(game, event.player)))


@tells(BecomesMonarch)
def _crowned(game: State, event: BecomesMonarch) -> Told:
    return Told(LogKind.MONARCH, phrase("{} becomes the monarch.", mention(game, event.player)))


# ---------------------------------------------------------------------- the end


@tells(PlayerLoses)
def _loses(game: State, event: PlayerLoses) -> Told:
    player, (loss, words) = mention(game, event.player), event.reason
    if loss is Loss.CONCEDED:
        parts = phrase("{} concedes.", player)
    elif loss in (Loss.EFFECT, Loss.TOGETHER):
        parts = phrase("{} loses the game {}.", player, words)
    else:
        parts = phrase("{} {} and loses the game.", player, words)
    return Told(LogKind.LOSE, parts, p.Lost(loss))


@tells(GameDrawn)
def _leaves_with_a_draw(game: State, event: GameDrawn) -> Told:
    return Told(LogKind.LEAVE, phrase("The game is a draw for {}, who leaves it.", mention(game, event.player)))


@tells(GameRestarts)
def _restarts(game: State, event: GameRestarts) -> Told:
    return Told(LogKind.RESTART, phrase("{} restarts the game.", mention(game, event.player)))


@tells(GameOver)
def _over(game: State, event: GameOver) -> Told:
    data = p.Ended(event.winners, event.reason)
    if not event.winners:
        return Told(LogKind.GAME_OVER, phrase("The game is a draw: {}.", event.reason), data)
    verb = "wins" if len(event.winners) == 1 else "win"
    winners = group(game, event.winners)
    return Told(LogKind.GAME_OVER, phrase("{} {} the game: {}.", winners, verb, event.reason), data)
