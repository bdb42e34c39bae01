"""What a person can type at any question, besides an answer; `help` has the list for people."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from planechase.cards import pool
from planechase.tables import bot_levels
from planechase.tables import commands as ask
from planechase.tables.advising import check_advice, thoughts
from planechase.telling.naming import of
from planechase.telling.view import Scene, Thing
from planechase.terminal import cards_command, saving
from planechase.terminal.asking.action_form import ActionForm
from planechase.terminal.asking.forms import Form
from planechase.terminal.board.possessions import graveyard
from planechase.terminal.bot_thoughts import UNITS, in_one_line, lines, measure_of
from planechase.terminal.display_names import described, thing_name
from planechase.terminal.help import HELP
from planechase.terminal.input_errors import Mistake, containing, named
from planechase.terminal.screen import InputEnded
from planechase.words.english import listed

if TYPE_CHECKING:
    from planechase.terminal.session import Session

YES: Final = saving.YES
NO: Final = ("n", "no")
MOST_ADVICE: Final = 12
"""The maximum number of answers that advice names."""
NOTHING_QUIET: Final = "You are asked about every ability already."


class Left(Exception):
    """The person has quit; with what they were told, if that was more than that the game is kept."""


def do(session: Session, asked: Form, line: str) -> bool:
    """Do what a command says. False if the line is no command, but an answer."""
    word, _, rest = line.partition(" ")
    command = COMMANDS.get(word.lower())
    if command is None or (rest and not command.takes_more):
        return False
    command.does(session, asked, rest.strip())
    return True


# ---------------------------------------------------------------------- looking


def show_help(session: Session, asked: Form, rest: str) -> None:
    session.screen.show(HELP)


def show_card(session: Session, asked: Form, rest: str) -> None:
    if not rest:
        raise Mistake("Which card? Type c and its name, or c and the number of a choice.")
    own = cards_command.by_name(session.table.playing().setup.invented())
    found = asked.about(rest) or _visible(asked.scene, rest, own)
    text = (
        cards_command.explained(cards_command.called(found, own))
        if isinstance(found, str)
        else _thing_text(asked.scene, found, own)
    )
    session.screen.show(text)


def _visible(scene: Scene, part: str, own: cards_command.Own) -> Thing | str:
    """What a part of a name means: a thing in sight, or else the name of any card there is."""
    wanted = part.casefold()
    things: dict[str, Thing] = {}
    for thing in sorted(scene["things"].values(), key=lambda thing: thing["zone"] != "battlefield"):
        if thing["name"] and wanted in thing["name"].casefold():
            things.setdefault(thing["name"], thing)
    exact = [name for name in things if name.casefold() == wanted] or [
        name for name in (*pool.CARDS, *own) if name.casefold() == wanted
    ]
    if not exact and len(things) > 1:
        begun = [name for name in things if name.casefold().startswith(wanted)]
        if len(begun) != 1:
            raise Mistake(f"Several cards that you see have “{part}” in their names: {listed(sorted(things))}.")
        exact = begun
    name = exact[0] if exact else next(iter(things), None)
    if name is None:
        return containing(pool.with_bar(part), dict.fromkeys([*pool.CARDS, *pool.HALVES, *own]), "card")
    return things.get(name, name)


def _thing_text(scene: Scene, thing: Thing, own: cards_command.Own) -> str:
    """What is printed on it, and what it is now."""
    printed = thing.get("really", thing["name"])
    if not printed:
        raise Mistake("It is face down, and you may not look at it.")
    parts = [cards_command.shown(cards_command.called(printed, own))] if printed in pool.CARDS or printed in own else []
    if thing["zone"] == "battlefield" or not parts:
        now = [f"Now: {described(scene, thing['id'])}", thing.get("type_line", ""), thing.get("text", "")]
        parts.append("\n".join(line for line in now if line))
    return "\n\n".join([*parts, *cards_command.meanings("\n".join(parts))])


def show_graveyards(session: Session, asked: Form, rest: str) -> None:
    scene = asked.scene
    lines = [
        f"{of(player['name'])} graveyard: {', '.join(graveyard(scene, player)) or 'empty'}"
        for player in scene["players"]
    ]
    exiled = ", ".join(thing_name(scene["things"][id]) for id in scene["exile"])
    session.screen.show("\n".join([*lines, f"Exile: {exiled or 'empty'}"]))


def show_log(session: Session, asked: Form, rest: str) -> None:
    lines = [entry["text"] for entry in session.window.look(asked.seat).log]
    page = session.screen.height - 3
    recent = lines if rest == "all" or not session.screen.in_place else lines[-page:]
    session.screen.show("\n".join(recent) or "Nothing has happened yet.")


def show_board(session: Session, asked: Form, rest: str) -> None:
    """The whole table, or all that one player has, page by page."""
    board = session.window.board()
    if not rest:
        session.screen.page(board.whole())
        return
    players = [player["name"] for player in asked.scene["players"]]
    me = rest.lower() in ("me", "you")
    seat = asked.seat if me else players.index(named(rest, players, "player"))
    session.screen.page(board.players.all_of(seat))


def advise(session: Session, asked: Form, rest: str) -> None:
    """What would you do? A bot says what it would answer on this seat, and what else it thought of."""
    table, person = session.table, session.person(asked.seat)
    check_advice(table, person)
    game = table.playing()
    decision = game.decision
    assert decision is not None
    session.screen.note("A bot is thinking …")
    weighed = thoughts(game, bot_levels.bot(bot_levels.ADVISER, game.setup.seed + table.number))
    chosen = next(each for each in weighed if each.chosen)
    title = f"A bot would choose: {in_one_line(decision, chosen).rstrip('.')}."
    if all(each.worth is None for each in weighed):
        session.window.tell(title)
        return
    room = max(3, min(MOST_ADVICE, session.screen.height // 3 - 2))
    session.window.tell("\n".join([*lines(title, decision, weighed, room), UNITS[measure_of(weighed)]]))


def show_mana(session: Session, asked: Form, rest: str) -> None:
    if not isinstance(asked, ActionForm):
        raise Mistake("Mana can be made when you have priority. Please answer the question first.")
    session.mana = not session.mana


# ---------------------------------------------------------------------- passing


def pass_on(session: Session, asked: Form, rest: str) -> None:
    _pass(session, asked, "something happens")


def pass_to_end(session: Session, asked: Form, rest: str) -> None:
    _pass(session, asked, "end of turn")


def pass_turn(session: Session, asked: Form, rest: str) -> None:
    _pass(session, asked, "my turn")


def _pass(session: Session, asked: Form, until: str) -> None:
    if not isinstance(asked, ActionForm):
        raise Mistake("There is nothing to pass here. Please answer the question first.")
    asked.check_may_pass()
    session.decide(asked.seat, ask.PassOn(asked.number, until))


def full_control(session: Session, asked: Form, rest: str) -> None:
    now = session.company(asked.seat).stops
    assert now is not None
    wanted = ask.SetStops(not now.full_control, now.mine, now.others, now.players)
    session.table.do(session.person(asked.seat), wanted)
    often = "every time you get priority" if wanted.full_control else "only where it usually matters"
    session.window.tell(f"You are now asked {often}.")


def be_quiet(session: Session, asked: Form, rest: str) -> None:
    """Do not ask again about the ability on the stack; "quiet y" always says yes to it, "quiet off" asks again."""
    table, person, word = session.table, session.person(asked.seat), rest.lower()
    if word == "off":
        stops = session.company(asked.seat).stops
        quiet = stops.quiet if stops is not None else ()
        for one in quiet:
            table.do(person, ask.AskMeAgain(one.name, one.text))
        session.window.tell(
            f"You are asked again about {listed([one.name for one in quiet])}." if quiet else NOTHING_QUIET
        )
        return
    if word not in ("", *YES, *NO):
        raise Mistake("Type quiet; quiet y or quiet n to always answer yes or no; or quiet off.")
    top = asked.on_top_of_stack()
    if top is None:
        raise Mistake("There is no ability on the stack to be quiet about.")
    table.do(person, ask.Quiet(top["id"], answer=None if not word else word in YES))
    session.window.tell(f"You are not asked about {thing_name(top)} any more; type quiet off to be asked again.")


# ---------------------------------------------------------------------- going back, saving, leaving


def undo(session: Session, asked: Form, rest: str) -> None:
    session.go_back(asked.seat)


def save(session: Session, asked: Form, rest: str) -> None:
    path = saving.chosen(session, rest)
    saving.save(path, session.table, session.people, session.bot)
    session.file = path
    session.window.tell(f"Saved. To continue it later: planechase play --resume {path}")


def leave(session: Session, asked: Form, rest: str) -> None:
    try:
        reply = session.screen.ask("Save the game before you leave? y: save   n: leave   Enter: play on > ")
    except (KeyboardInterrupt, InputEnded):
        session.screen.say()
        raise Left from None
    if reply.lower() in YES:
        save(session, asked, "")
        if session.screen.in_place:
            session.screen.say(session.window.message)
        raise Left(session.window.message)
    if reply.lower() in (*NO, "q"):
        raise Left


def concede(session: Session, asked: Form, rest: str) -> None:
    if session.screen.ask("Leave the game for good? y: yes   Enter: no > ").lower() in YES:
        session.concede(asked.seat)


class TypedCommand(NamedTuple):
    """A command: what it does, and whether something may stand behind it."""

    does: Callable[[Session, Form, str], None]
    takes_more: bool = False


COMMANDS: Final = {
    "?": TypedCommand(show_help),
    "h": TypedCommand(show_help),
    "help": TypedCommand(show_help),
    "c": TypedCommand(show_card, takes_more=True),
    "card": TypedCommand(show_card, takes_more=True),
    "g": TypedCommand(show_graveyards),
    "graveyards": TypedCommand(show_graveyards),
    "log": TypedCommand(show_log, takes_more=True),
    "b": TypedCommand(show_board, takes_more=True),
    "board": TypedCommand(show_board, takes_more=True),
    "advice": TypedCommand(advise),
    "m": TypedCommand(show_mana),
    "mana": TypedCommand(show_mana),
    "pp": TypedCommand(pass_on),
    "pe": TypedCommand(pass_to_end),
    "pt": TypedCommand(pass_turn),
    "quiet": TypedCommand(be_quiet, takes_more=True),
    "full": TypedCommand(full_control),
    "u": TypedCommand(undo),
    "undo": TypedCommand(undo),
    "s": TypedCommand(save, takes_more=True),
    "save": TypedCommand(save, takes_more=True),
    "q": TypedCommand(leave),
    "quit": TypedCommand(leave),
    "exit": TypedCommand(leave),
    "concede": TypedCommand(concede),
}
