"""What a person can type at any question, besides an answer; `help` has the list for people."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from planechase.cards import pool
from planechase.rules.state.objects import HIDDEN_ZONES, Object, Permanent
from planechase.rules.state.seeing import may_see
from planechase.tables import commands as ask
from planechase.telling import labels, naming
from planechase.terminal import cards, saving
from planechase.terminal.help import HELP
from planechase.terminal.mistakes import Mistake, containing, named
from planechase.terminal.questions import PriorityQuestion, Question
from planechase.terminal.screen import Closed
from planechase.words.english import characteristics_text, listed

if TYPE_CHECKING:
    from planechase.terminal.session import Session

YES: Final = saving.YES
NO: Final = ("n", "no")
NOTHING_QUIET: Final = "There is no ability about which you are not asked."


class Left(Exception):
    """The person has quit."""


def do(session: Session, asked: Question, line: str) -> bool:
    """Do what a command says. False if the line is no command, but an answer."""
    word, _, rest = line.partition(" ")
    command = COMMANDS.get(word.lower())
    if command is None or (rest and not command.takes_more):
        return False
    command.does(session, asked, rest.strip())
    return True


# ---------------------------------------------------------------------- looking


def show_help(session: Session, asked: Question, rest: str) -> None:
    session.screen.show(HELP)


def show_card(session: Session, asked: Question, rest: str) -> None:
    if not rest:
        raise Mistake("Which card? Type c and its name, or c and the number of a choice.")
    obj = asked.about(rest)
    if obj is not None:
        session.screen.show(_object_text(session, obj))
        return
    found = _visible(session, rest)
    if isinstance(found, Object):
        session.screen.show(_object_text(session, found))
    else:
        session.screen.show(cards.explained(pool.card(found)))


def _visible(session: Session, part: str) -> Object | str:
    """What is meant by a part of a name: a thing that one sees, or else the name of any card there is."""
    scene = session.seen(session.looking)
    wanted = part.casefold()
    names: dict[str, int] = {}
    for thing in sorted(scene["things"].values(), key=lambda thing: thing["zone"] != "battlefield"):
        if thing["name"] and wanted in thing["name"].casefold():
            names.setdefault(thing["name"], thing["id"])
    exact = [name for name in names if name.casefold() == wanted] or [
        name for name in pool.CARDS if name.casefold() == wanted
    ]
    if not exact and len(names) > 1:
        begun = [name for name in names if name.casefold().startswith(wanted)]
        if len(begun) != 1:
            raise Mistake(f"Several cards that you see have “{part}” in their names: {listed(sorted(names))}.")
        exact = begun
    name = exact[0] if exact else next(iter(names), None)
    if name is None:
        return containing(pool.with_bar(part), dict.fromkeys([*pool.CARDS, *pool.HALVES]), "card")
    obj = session.game.state.get(names[name]) if name in names else None
    if obj is None or obj.zone in HIDDEN_ZONES:
        return name
    return obj


def _object_text(session: Session, obj: Object) -> str:
    """What is printed on it, and what it is now."""
    state = session.game.state
    if obj.face_down and not may_see(state, obj, session.looking):
        raise Mistake("It is face down, and not yours to look at.")
    printed = obj.copiable.name
    parts = [cards.shown(pool.card(printed))] if printed in pool.CARDS else []
    if isinstance(obj, Permanent) or not parts:
        now = state.chars(obj)
        called = labels.thing_label(state, obj.id, session.looking)
        parts.append("\n".join([f"Now: {called}", now.type_line, characteristics_text(now)]).rstrip())
    return "\n\n".join([*parts, *cards.meanings("\n".join(parts))])


def show_graveyards(session: Session, asked: Question, rest: str) -> None:
    view = session.game.view(asked.player)
    lines: list[str] = []
    for player in view["players"]:
        names = ", ".join(card["name"] or "a face-down card" for card in reversed(player["graveyard"]))
        lines.append(f"{naming.of(player['name'])} graveyard: {names or 'empty'}")
    exiled = ", ".join(card["name"] or "a face-down card" for card in view["exile"])
    session.screen.show("\n".join([*lines, f"Exile: {exiled or 'empty'}"]))


def show_log(session: Session, asked: Question, rest: str) -> None:
    lines = session.log.text(asked.player)
    page = session.screen.height - 3
    recent = lines if rest == "all" or not session.screen.in_place else lines[-page:]
    session.screen.show("\n".join(recent) or "Nothing has happened yet.")


def show_board(session: Session, asked: Question, rest: str) -> None:
    """The whole table, or all that one player has, page by page."""
    board = session.board()
    if not rest:
        session.screen.page(board.whole())
        return
    players = [player.name for player in session.game.state.players]
    mine = session.game.state.players[asked.player].name
    name = mine if rest.lower() in ("me", "you") else named(rest, players, "player")
    session.screen.page(board.of(players.index(name)))


def show_mana(session: Session, asked: Question, rest: str) -> None:
    if not isinstance(asked, PriorityQuestion):
        raise Mistake("Mana can be made when you have priority. Please answer the question first.")
    session.mana = not session.mana


# ---------------------------------------------------------------------- passing


def pass_on(session: Session, asked: Question, rest: str) -> None:
    _pass(session, asked, "something happens")


def pass_to_end(session: Session, asked: Question, rest: str) -> None:
    _pass(session, asked, "end of turn")


def pass_turn(session: Session, asked: Question, rest: str) -> None:
    _pass(session, asked, "my turn")


def _pass(session: Session, asked: Question, until: str) -> None:
    if not isinstance(asked, PriorityQuestion):
        raise Mistake("There is nothing to pass here. Please answer the question first.")
    asked.check_may_pass()
    session.decide(asked.player, ask.PassOn(session.table.question, until))


def full_control(session: Session, asked: Question, rest: str) -> None:
    now = session.table.stopping[asked.player]
    wanted = ask.SetStops(not now.full_control, now.mine, now.others, now.players)
    session.table.do(session.person(asked.player), wanted)
    often = "every time you get priority" if wanted.full_control else "only where it usually matters"
    session.tell(f"You are now asked {often}.")


def be_quiet(session: Session, asked: Question, rest: str) -> None:
    """Do not ask again about the ability on the stack; "quiet y" always says yes to it, "quiet off" asks again."""
    table, person, word = session.table, session.person(asked.player), rest.lower()
    if word == "off":
        quiet = table.stopping[asked.player].quiet
        for one in quiet:
            table.do(person, ask.AskMeAgain(one.name, one.text))
        session.tell(f"You are asked again about {listed([one.name for one in quiet])}." if quiet else NOTHING_QUIET)
        return
    if word not in ("", *YES, *NO):
        raise Mistake("Type quiet; quiet y or quiet n if it is always to be answered so; or quiet off.")
    stack = session.game.state.turn.stack
    if not stack:
        raise Mistake("There is no ability on the stack about which you could be asked again.")
    name = naming.name(session.game.state, stack[-1], asked.player)
    table.do(person, ask.Quiet(stack[-1], answer=None if not word else word in YES))
    session.tell(f"You are not asked about {name} any more; type quiet off to be asked again.")


# ---------------------------------------------------------------------- going back, saving, leaving


def undo(session: Session, asked: Question, rest: str) -> None:
    session.go_back(asked.player)


def save(session: Session, asked: Question, rest: str) -> None:
    path = saving.chosen(session, rest)
    saving.save(path, session.game, session.people, session.bot)
    session.file = path
    session.tell(f"Saved. Go on with it later by: planechase play --resume {path}")


def leave(session: Session, asked: Question, rest: str) -> None:
    try:
        reply = session.screen.ask("Save the game before you leave? y: save   n: leave   Enter: play on > ")
    except (KeyboardInterrupt, Closed):
        raise Left from None
    if reply.lower() in YES:
        save(session, asked, "")
        if session.screen.in_place:
            session.screen.say(session.message)
        raise Left
    if reply.lower() in (*NO, "q"):
        raise Left


def concede(session: Session, asked: Question, rest: str) -> None:
    if session.screen.ask("Leave the game for good? y: yes   Enter: no > ").lower() in YES:
        session.concede(asked.player)


class Command(NamedTuple):
    """A command: what it does, and whether something may stand behind it."""

    does: Callable[[Session, Question, str], None]
    takes_more: bool = False


COMMANDS: Final = {
    "?": Command(show_help),
    "h": Command(show_help),
    "help": Command(show_help),
    "c": Command(show_card, takes_more=True),
    "card": Command(show_card, takes_more=True),
    "g": Command(show_graveyards),
    "graveyards": Command(show_graveyards),
    "log": Command(show_log, takes_more=True),
    "b": Command(show_board, takes_more=True),
    "board": Command(show_board, takes_more=True),
    "m": Command(show_mana),
    "mana": Command(show_mana),
    "pp": Command(pass_on),
    "pe": Command(pass_to_end),
    "pt": Command(pass_turn),
    "quiet": Command(be_quiet, takes_more=True),
    "full": Command(full_control),
    "u": Command(undo),
    "undo": Command(undo),
    "s": Command(save, takes_more=True),
    "save": Command(save, takes_more=True),
    "q": Command(leave),
    "quit": Command(leave),
    "exit": Command(leave),
    "concede": Command(concede),
}
