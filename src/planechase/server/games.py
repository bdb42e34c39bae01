"""Games that were played, or are: watch a step again, download the game, continue it, have it proved."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from planechase.server.asgi import Request, Response
from planechase.server.bot_processes import SoFar
from planechase.server.bot_worker import Consultation
from planechase.server.codes import new_secret, new_token, proper_code
from planechase.server.connections import Entrance
from planechase.server.game_verification import GoingOn, GoingOnFromRecord, GoingOnFromTable
from planechase.server.http_bodies import GoOn, GoOnFromRecord, Verified
from planechase.server.limits import Limits
from planechase.server.routes import Routes
from planechase.server.services import Services
from planechase.server.table_registry import TableRegistry
from planechase.tables.advising import Reasons, level_to_ask
from planechase.tables.game_film import Film
from planechase.tables.journal import Answered, Began
from planechase.tables.messages import Seen
from planechase.tables.people import PersonId, Refused
from planechase.tables.replaying import LedTo, Replay, has_whole_record, whole_record

LAST: Final = "last"

ROUTES = Routes()


async def _person(services: Services, request: Request, code: str) -> PersonId | None:
    """The person whose secret came with the request, or a spectator."""
    return (await services.look(request, code)).person


# ---------------------------------------------------------------------- looking


@ROUTES.get("/api/tables/{code}/steps/{step}", answer=Seen)
async def step(services: Services, request: Request, code: str, step: str) -> Response:
    """A game after this many answers, or after the last one, as one's own seat saw it."""
    services.counts.looks_back(request.address)
    code = proper_code(code)
    person = await _person(services, request, code)
    replay = await services.replays.of(code, request.address)
    number = _number(step, replay)
    return Response(await services.replays.work.do(request.address, lambda: _seen(replay, number, person)))


def _number(step: str, replay: Replay) -> int:
    if step == LAST:
        return replay.steps
    if not (step.isascii() and step.isdecimal() and len(step) < 10):
        raise Refused("A step is a number, or the last one.")
    return int(step)


def _seen(replay: Replay, step: int, person: PersonId | None) -> bytes:
    return msgspec.json.encode(replay.stood_at(step, replay.seat_of(person), everything=replay.over))


@ROUTES.get("/api/tables/{code}/steps/{step}/why", answer=Reasons | None)
async def why(services: Services, request: Request, code: str, step: str) -> Response:
    """What a bot thinks of the answer just before a step of a finished game."""
    services.counts.looks_back(request.address)
    code = proper_code(code)
    await _person(services, request, code)
    replay = await services.replays.of(code, request.address)
    number = _number(step, replay)
    answer = await services.replays.work.do(request.address, lambda: replay.led_to(number))
    reasons = await _reasons(services.registry, code, replay, answer, request.address) if answer is not None else None
    return Response(msgspec.json.encode(reasons))


async def _reasons(registry: TableRegistry, code: str, replay: Replay, answer: LedTo, address: str) -> Reasons | None:
    so_far = SoFar(f"{code} again", (Began(answer.setup), *(Answered(answer.seat, plain) for plain in answer.before)))
    level = level_to_ask(replay.table, answer.seat)
    found = await registry.consult(so_far, Consultation(level, answer.given), address)
    if found is None:
        return None
    return Reasons(answer.seat, replay.table.is_bot(answer.seat), found.purpose, found.sentence, found.weighed)


@ROUTES.get("/api/tables/{code}/export", answer=dict[str, Any])
async def export(services: Services, request: Request, code: str) -> Response:
    """The game as a file: the whole record once it is over, and before that what one's seat has seen."""
    services.counts.looks_back(request.address)
    code = proper_code(code)
    person = await _person(services, request, code)
    replay = await services.replays.of(code, request.address)
    record = await services.replays.work.do(request.address, lambda: _exported(replay, person))
    if record is None:
        services.counts.proves(request.address)
        record = await services.proofs.export(await services.registry.journal(code), person, request.address)
    headers = {"content-disposition": f'attachment; filename="planechase-{code}.json"'}
    return Response(record, headers=headers)


def _exported(replay: Replay, person: PersonId | None) -> bytes | None:
    """The whole record, and who saved it, where it may be known."""
    if not has_whole_record(replay.table):
        return None
    return msgspec.json.encode({**whole_record(replay.table), "saved_by": replay.seat_of(person)})


# ---------------------------------------------------------------------- going on


@ROUTES.post("/api/tables/{code}/continue", status=201)
async def go_on_from_table(services: Services, request: Request, code: str, data: GoOn) -> Entrance:
    """Continue a game from a step as a new table, in one's own seat, with bots in the others."""
    code = proper_code(code)
    person = await _person(services, request, code)
    services.counts.opens(request.address)
    token = new_token()
    journal = await services.registry.journal(code)
    given = GoingOnFromTable(journal, data.step, person, data.name, token, new_secret().hex())
    return await _gone_on(services, request, given)


@ROUTES.post("/api/continue", status=201, large=True)
async def go_on_from_record(services: Services, request: Request, data: GoOnFromRecord) -> Entrance:
    """Continue a game in a file from a step."""
    services.counts.opens(request.address)
    _check(data.record, services.limits)
    token = new_token()
    given = GoingOnFromRecord(data.record, data.step, data.seat, data.name, token, new_secret().hex())
    return await _gone_on(services, request, given)


async def _gone_on(services: Services, request: Request, given: GoingOn) -> Entrance:
    """A new table. It is only stored: who comes to it loads it."""
    stores = services.counts.storing(request.address)
    game = await services.proofs.go_on(given, request.address)
    code = await services.registry.store([bytes(entry) for entry in game.entries], bytes(game.about), stores)
    return Entrance(code, game.person, given.token)


def _check(record: Mapping[str, Any], limits: Limits) -> None:
    """Refuse records that no table here can play; other mistakes are found in the replay."""
    setup = record.get("setup")
    if not isinstance(setup, dict) or not isinstance(setup.get("seats"), list):
        raise Refused("This is not the record of a game.")
    if setup.get("cards"):
        raise Refused(
            "A game with cards of somebody's own is played only in the terminal: planechase play --resume FILE"
        )
    if len(setup["seats"]) > limits.players:
        raise Refused(f"A table here has at most {limits.players} seats.")


# ---------------------------------------------------------------------- proving


@ROUTES.post("/api/verify", large=True)
async def verify(services: Services, request: Request, data: dict[str, Any]) -> Verified:
    """Prove, answer by answer, that seed, shuffles, die and results of a record follow from what was agreed on."""
    return await services.proofs.prove(msgspec.json.encode(data), request.address)


@ROUTES.post("/api/film", answer=Film, large=True)
async def film(services: Services, request: Request, data: dict[str, Any]) -> Response:
    """Everything that can be seen in the record of a game, step by step, without opening a table."""
    _check(data, services.limits)
    return Response(await services.proofs.film(msgspec.json.encode(data), request.address))
