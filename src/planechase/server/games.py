"""Games that were played, or are: look at a step again, take the game along, go on from it, have it proved."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency as Given
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody

from planechase.server.bodies import GoOn, GoOnFromRecord, Verified
from planechase.server.codes import new_secret, new_token, proper_code
from planechase.server.counting import Counts
from planechase.server.house import House
from planechase.server.limits import Limits
from planechase.server.lines import Entrance, UnknownToken
from planechase.server.proving import Proofs, read
from planechase.server.storage.base import NoTable
from planechase.server.thinking import SoFar
from planechase.server.worker import Consultation
from planechase.tables.advising import Reasons, level_to_ask
from planechase.tables.filming import Film
from planechase.tables.journal import Answered, Began
from planechase.tables.messages import Seen
from planechase.tables.people import PersonId, Refused
from planechase.tables.replaying import LedTo, Replay, continued_record, go_on, has_whole_record, whole_record
from planechase.tables.table import Table

KEPT: Final = 4
"""So many games that somebody watches again are kept ready; each takes some megabytes."""
LAST: Final = "last"
BEARER: Final = "Bearer "
LARGEST_RECORD: Final = Limits().record

Asked = Request[Any, Any, Any]


class Replays:
    """Games that somebody watches again, ready for the next step."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._kept: OrderedDict[str, tuple[float, asyncio.Lock, Replay]] = OrderedDict()
        self._loading = asyncio.Lock()

    async def of(self, code: str) -> tuple[asyncio.Lock, Replay]:
        """The game at a table as it stands now, and who may look at it just now. Raises `NoTable`."""
        found = await self._house.summaries([code])
        if not found:
            raise NoTable(code)
        async with self._loading:
            kept = self._kept.get(code)
            if kept is None or kept[0] != found[0].changed:
                journal = await self._house.journal(code)
                kept = (found[0].changed, asyncio.Lock(), await asyncio.to_thread(Replay, journal))
                self._kept[code] = kept
                while len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
            self._kept.move_to_end(code)
        return kept[1], kept[2]


async def _person(request: Asked, code: str, house: House, counts: Counts) -> PersonId | None:
    """Who asks: the person whose secret came with the request, or somebody who only watches."""
    said = request.headers.get("authorization")
    if said is None:
        return None
    counts.may_guess(request)
    try:
        return await house.whose(code, said.removeprefix(BEARER))
    except (NoTable, UnknownToken):
        counts.guessed(request)
        raise


# ---------------------------------------------------------------------- looking


@get(
    "/api/tables/{code:str}/steps/{step:str}",
    responses={200: ResponseSpec(Seen, description="What one's seat saw then; after the end, everything.")},
)
async def step(
    code: FromPath[str],
    step: FromPath[str],
    request: Asked,
    house: Given[House],
    replays: Given[Replays],
    counts: Given[Counts],
) -> Response[bytes]:
    """How a game stood after so many answers, or after the last one, as one's own seat saw it."""
    counts.looks_back(request)
    code = proper_code(code)
    person = await _person(request, code, house, counts)
    turn, replay = await replays.of(code)
    number = _number(step, replay)
    async with turn:
        seen = await asyncio.to_thread(_seen, replay, number, person)
    return Response(seen, media_type=MediaType.JSON)


def _number(step: str, replay: Replay) -> int:
    if step == LAST:
        return replay.steps
    if not (step.isascii() and step.isdecimal() and len(step) < 10):
        raise Refused("A step is a number, or the last one.")
    return int(step)


def _seen(replay: Replay, step: int, person: PersonId | None) -> bytes:
    return msgspec.json.encode(replay.stood_at(step, replay.seat_of(person), everything=replay.over))


@get(
    "/api/tables/{code:str}/steps/{step:str}/why",
    responses={200: ResponseSpec(Reasons | None, description="What was considered, if anything was")},
)
async def why(
    code: FromPath[str],
    step: FromPath[str],
    request: Asked,
    house: Given[House],
    replays: Given[Replays],
    counts: Given[Counts],
) -> Response[bytes]:
    """Why somebody answered as they did just before a step of a game that is over, as a bot sees it."""
    counts.looks_back(request)
    code = proper_code(code)
    turn, replay = await replays.of(code)
    number = _number(step, replay)
    async with turn:
        answer = await asyncio.to_thread(replay.led_to, number)
    reasons = await _reasons(house, code, replay, answer) if answer is not None else None
    return Response(msgspec.json.encode(reasons), media_type=MediaType.JSON)


async def _reasons(house: House, code: str, replay: Replay, answer: LedTo) -> Reasons | None:
    so_far = SoFar(f"{code} again", (Began(answer.setup), *(Answered(answer.seat, plain) for plain in answer.before)))
    level = level_to_ask(replay.table, answer.seat)
    found = await house.consult(so_far, Consultation(level, answer.given))
    if found is None:
        return None
    return Reasons(answer.seat, replay.table.is_bot(answer.seat), found.purpose, found.sentence, found.weighed)


@get("/api/tables/{code:str}/export", responses={200: ResponseSpec(dict[str, Any], description="The file.")})
async def export(
    code: FromPath[str],
    request: Asked,
    house: Given[House],
    replays: Given[Replays],
    counts: Given[Counts],
    proofs: Given[Proofs],
) -> Response[bytes]:
    """The game as a file: the whole record when it is over, and before that what one's seat has seen."""
    counts.looks_back(request)
    code = proper_code(code)
    person = await _person(request, code, house, counts)
    turn, replay = await replays.of(code)
    async with turn:
        record = await asyncio.to_thread(_exported, replay, person)
    if record is None:
        counts.proves(request)
        record = await proofs.export(await house.journal(code), person)
    headers = {"content-disposition": f'attachment; filename="planechase-{code}.json"'}
    return Response(record, media_type=MediaType.JSON, headers=headers)


def _exported(replay: Replay, person: PersonId | None) -> bytes | None:
    """The whole record, and who saved it, where it may be known."""
    if not has_whole_record(replay.table):
        return None
    return msgspec.json.encode({**whole_record(replay.table), "saved_by": replay.seat_of(person)})


# ---------------------------------------------------------------------- going on


@post("/api/tables/{code:str}/continue", status_code=201)
async def go_on_from_table(
    code: FromPath[str],
    data: JSONBody[GoOn],
    request: Asked,
    house: Given[House],
    replays: Given[Replays],
    counts: Given[Counts],
) -> Entrance:
    """Go on from a step of a game as a new table: oneself on one's seat, and bots on the others."""
    code = proper_code(code)
    person = await _person(request, code, house, counts)
    counts.opens(request)
    turn, replay = await replays.of(code)
    token = new_token()
    async with turn:
        table = await asyncio.to_thread(go_on, replay, data.step, person, data.name, token, new_secret())
    return await _taken_in(house, table, token)


@post("/api/continue", status_code=201, request_max_body_size=LARGEST_RECORD)
async def go_on_from_record(
    data: JSONBody[GoOnFromRecord],
    request: Asked,
    house: Given[House],
    limits: Given[Limits],
    counts: Given[Counts],
    proofs: Given[Proofs],
) -> Entrance:
    """Go on from a step of a game that was kept in a file."""
    counts.proves(request)
    counts.opens(request)
    _check(data.record, limits)
    await proofs.prove(msgspec.json.encode(data.record))
    token = new_token()
    table = await asyncio.to_thread(continued_record, data.record, data.step, data.seat, data.name, token, new_secret())
    return await _taken_in(house, table, token)


def _check(record: Mapping[str, Any], limits: Limits) -> None:
    """Refuse what no table here can play; what else is wrong is found when it is played again."""
    setup = record.get("setup")
    if not isinstance(setup, dict) or not isinstance(setup.get("seats"), list):
        raise Refused("This is not the record of a game.")
    if setup.get("cards"):
        raise Refused(
            "A game with cards of somebody's own is played only in the terminal: planechase play --resume FILE"
        )
    if len(setup["seats"]) > limits.players:
        raise Refused(f"A table here has at most {limits.players} seats.")


async def _taken_in(house: House, table: Table, token: str) -> Entrance:
    person = table.person(token)
    assert person is not None
    return await house.take_in(table, person, token)


# ---------------------------------------------------------------------- proving


@post("/api/verify", status_code=200, request_max_body_size=LARGEST_RECORD)
async def verify(
    request: Asked,
    counts: Given[Counts],
    proofs: Given[Proofs],
    data: JSONBody[dict[str, Any]],
) -> Verified:
    """Prove that seed, shuffles, die and every result of a record follow from what was agreed on, answer by answer."""
    counts.proves(request)
    record = msgspec.json.encode(data)
    read(record)
    return await proofs.prove(record)


@post(
    "/api/film",
    status_code=200,
    request_max_body_size=LARGEST_RECORD,
    responses={200: ResponseSpec(Film, description="All of it, step by step.")},
)
async def film(
    request: Asked,
    counts: Given[Counts],
    limits: Given[Limits],
    proofs: Given[Proofs],
    data: JSONBody[dict[str, Any]],
) -> Response[bytes]:
    """All that can be seen in the record of a game, step by step. No table comes of it."""
    counts.proves(request)
    _check(data, limits)
    return Response(await proofs.film(msgspec.json.encode(data)), media_type=MediaType.JSON)


HANDLERS: Final = (step, why, export, go_on_from_table, go_on_from_record, verify, film)
