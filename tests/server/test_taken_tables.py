"""Strangers who try to take over a game, to close a table for others, or to come back where they are not wanted."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from typing import Any

import pytest
from tests.server.memory import Memory, MemoryStorage
from tests.server.people import Somebody, comes
from tests.server.registries import running, two_people
from tests.server.strangers import GENEROUS, Running, Stranger, sentence

from planechase.server.connections import Closing, Entrance, UnknownToken
from planechase.server.limits import RateLimit
from planechase.server.server_settings import ServerSettings
from planechase.server.table_registry import TableRegistry, TooMany
from planechase.tables import commands as ask
from planechase.tables.people import Refused
from planechase.tables.plans import Plan
from planechase.tables.table import GameTable

HASTY = ServerSettings(pace=0, quiet=(0, 0), host_away=0.05, player_away=0.05, lend_after=0.05)
"""Nobody waits long for anybody."""
THREE = Plan(players=3, seed=3)


@pytest.fixture
async def storage() -> AsyncIterator[MemoryStorage]:
    storage = Memory().storage()
    await storage.start()
    yield storage
    await storage.stop()


@pytest.fixture
async def hasty(storage: MemoryStorage) -> AsyncIterator[TableRegistry]:
    async with running(storage, HASTY) as registry:
        yield registry


@pytest.fixture
async def registry(storage: MemoryStorage) -> AsyncIterator[TableRegistry]:
    async with running(storage) as registry:
        yield registry


async def watcher(registry: TableRegistry, code: str, name: str = "Eve") -> tuple[Entrance, Somebody]:
    entrance = await registry.join(code, name)
    return entrance, await comes(registry, entrance)


# ---------------------------------------------------------------------- hosts and seats


@pytest.mark.anyio
async def test_who_only_watches_never_becomes_host(hasty: TableRegistry) -> None:
    """The attack of a stranger who waited for the host to leave, removed them and sat down on their seat."""
    mine = await hasty.open("Ann", begin=True)
    ann = await comes(hasty, mine)
    _, eve = await watcher(hasty, mine.code)
    await ann.leave()
    await asyncio.sleep(0.3)
    await eve.do(ask.Say("hello"))
    assert eve.company.host == mine.person
    await eve.do(ask.Remove(mine.person))
    await eve.do(ask.Sit(1))
    assert eve.refusals == ["Only the host can do that, and that is Ann."]
    assert eve.scene["viewer"] is None
    again = await comes(hasty, mine)
    assert again.scene["viewer"] == 0


@pytest.mark.anyio
async def test_a_table_whose_host_nobody_can_follow_is_at_rest(
    hasty: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: list[Sequence[int]] = []
    monkeypatch.setattr(GameTable, "hand_on_host", lambda _, here: tries.append(here))
    mine = await hasty.open("Ann", begin=True)
    ann = await comes(hasty, mine)
    await watcher(hasty, mine.code)
    await ann.leave()
    await asyncio.sleep(0.3)
    assert tries == []


@pytest.mark.anyio
async def test_a_host_removes_nobody_who_plays_and_is_here(registry: TableRegistry) -> None:
    pair = await two_people(registry)
    await pair.ann.do(ask.Remove(pair.entrances[1].person))
    await pair.ann.do(ask.Lend(1))
    assert len(pair.ann.refusals) == 2
    assert pair.bob.closed is None
    assert not pair.ann.company.seats[1].bot


@pytest.mark.anyio
async def test_who_was_away_for_long_is_removed_if_those_who_sit_agree(hasty: TableRegistry) -> None:
    mine, _, cat, (ann, _, cats) = await three(hasty)
    await cats.leave()
    await asyncio.sleep(0.1)
    bob = await comes(hasty, mine[1])
    await ann.do(ask.Remove(cat))
    assert [one.person for one in bob.company.removals] == [cat]
    assert [one.waits_for for one in bob.company.removals] == [[mine[1].person]]
    assert bob.company.seats[2].person == cat
    await bob.do(ask.AgreeToRemoval(cat))
    assert bob.company.removals == []
    assert bob.company.seats[2].bot
    with pytest.raises(UnknownToken):
        await comes(hasty, mine[2])


@pytest.mark.anyio
async def test_who_comes_back_is_not_removed(hasty: TableRegistry) -> None:
    mine, bob, cat, (ann, bobs, cats) = await three(hasty)
    await cats.leave()
    await asyncio.sleep(0.1)
    await ann.do(ask.Remove(cat))
    back = await comes(hasty, mine[2])
    assert bobs.company.removals == []
    await bobs.do(ask.AgreeToRemoval(cat))
    assert back.closed is None
    assert back.company.seats[2].person == cat
    assert bob == mine[1].person


@pytest.mark.anyio
async def test_a_bot_takes_a_seat_only_while_its_owner_is_away_and_they_get_it_back(hasty: TableRegistry) -> None:
    pair = await two_people(hasty)
    await pair.bob.leave()
    await pair.ann.do(ask.Lend(1))
    assert not pair.ann.company.seats[1].bot, "a connection that was lost for a moment is no absence"
    await asyncio.sleep(0.1)
    await pair.ann.do(ask.Lend(1))
    assert pair.ann.company.seats[1].bot
    bob = await comes(hasty, pair.entrances[1])
    await bob.do(ask.Lend(1, to_bot=False))
    await pair.ann.do(ask.Lend(1))
    assert not bob.company.seats[1].bot


async def three(registry: TableRegistry) -> tuple[list[Entrance], int, int, list[Somebody]]:
    """Ann, the host, Bob and Cat play."""
    mine = [await registry.open("Ann", THREE)]
    mine += [await registry.join(mine[0].code, name) for name in ("Bob", "Cat")]
    people = [await comes(registry, one) for one in mine]
    for seat, one in enumerate(people):
        await one.do(ask.Sit(seat))
    await people[0].do(ask.Begin())
    return mine, mine[1].person, mine[2].person, people


@pytest.mark.anyio
async def test_a_stranger_plays_for_a_bot_only_if_all_who_sit_agree(registry: TableRegistry) -> None:
    pair = await two_people(registry, THREE)
    late, eve = await watcher(registry, pair.code)
    await eve.do(ask.Sit(2))
    await pair.ann.do(ask.Welcome(late.person))
    assert eve.scene["viewer"] is None, "Bob was not asked"
    assert [one.waits_for for one in pair.bob.company.applicants] == [[pair.entrances[1].person]]
    await pair.bob.do(ask.Welcome(late.person))
    assert eve.scene["viewer"] == 2


@pytest.mark.anyio
async def test_one_who_sits_and_does_not_agree_is_enough(registry: TableRegistry) -> None:
    pair = await two_people(registry, THREE)
    late, eve = await watcher(registry, pair.code)
    await eve.do(ask.Sit(2))
    await pair.bob.do(ask.Welcome(late.person, yes=False))
    await pair.ann.do(ask.Welcome(late.person))
    assert eve.scene["viewer"] is None
    assert pair.ann.company.applicants == []


# ---------------------------------------------------------------------- room at a table


@pytest.mark.anyio
async def test_a_stranger_who_comes_again_and_again_closes_no_table(registry: TableRegistry) -> None:
    """64 people who came once, and never looked in, used to close a table for ever."""
    pair = await two_people(registry)
    for number in range(70):
        await registry.join(pair.code, f"stranger {number}", "192.0.2.7" if number % 2 else f"198.51.100.{number}")
    dan, there = await watcher(registry, pair.code, "Dan")
    assert dan.person in [one.person for one in there.company.people]
    assert {"Ann", "Bob"} <= {one.name for one in there.company.people}


@pytest.mark.anyio
async def test_doubles_of_one_address_make_room_for_one_another(registry: TableRegistry) -> None:
    pair = await two_people(registry)
    _, friend = await watcher(registry, pair.code, "Dan")
    await friend.leave()
    for number in range(40):
        await registry.join(pair.code, f"stranger {number}", "192.0.2.7")
    names = {one.name for one in pair.ann.company.people}
    assert "Dan" in names, "others do not make room for them"
    assert len(names) < 30


@pytest.mark.anyio
async def test_the_seat_of_somebody_who_plays_is_free_for_them_at_a_full_table(storage: MemoryStorage) -> None:
    async with running(storage, ServerSettings(pace=0, quiet=(0, 0), most_connections=3)) as registry:
        pair = await two_people(registry)
        await pair.bob.leave()
        watching = [await comes(registry, None, pair.code) for _ in range(2)]
        with pytest.raises(TooMany):
            await comes(registry, None, pair.code)
        bob = await comes(registry, pair.entrances[1])
        assert bob.scene["viewer"] == 1
        assert [one.closed for one in watching] == [None, Closing.TOO_MUCH]
        assert watching[1].refusals == [
            "There are too many connections to this table already; close one, or try again later."
        ]


@pytest.mark.anyio
async def test_an_invited_friend_finds_room_among_spectators(storage: MemoryStorage) -> None:
    """A stranger with many connections and no token used to close a lobby for those who had not sat down yet."""
    async with running(storage, ServerSettings(pace=0, quiet=(0, 0), most_connections=4)) as registry:
        mine = await registry.open("Ann")
        await comes(registry, mine)
        friends = [await registry.join(mine.code, name) for name in ("Bob", "Cat", "Dan", "Fay")]
        bob = await comes(registry, friends[0])
        watching = [await comes(registry, None, mine.code) for _ in range(2)]
        cat = await comes(registry, friends[1])
        assert [one.closed for one in watching] == [None, Closing.TOO_MUCH]
        await comes(registry, friends[2])
        assert [bob.closed, cat.closed, watching[0].closed] == [None, None, Closing.TOO_MUCH]
        with pytest.raises(TooMany):
            await comes(registry, friends[3])


# ---------------------------------------------------------------------- what a host can do about strangers


@pytest.mark.anyio
async def test_who_was_banned_does_not_come_back_under_another_name(registry: TableRegistry) -> None:
    pair = await two_people(registry)
    late = await registry.join(pair.code, "Eve", "192.0.2.7")
    eve = await comes(registry, late, address="192.0.2.7")
    looking = await comes(registry, None, pair.code, address="192.0.2.7")
    await pair.ann.do(ask.Remove(late.person, ban=True))
    assert (eve.closed, looking.closed) == (Closing.UNKNOWN_TOKEN, Closing.NOT_ADMITTED)
    assert "from your address" in looking.refusals[-1]
    with pytest.raises(Refused, match="from your address"):
        await registry.join(pair.code, "Fay", "192.0.2.7")
    with pytest.raises(Refused, match="from your address"):
        await comes(registry, None, pair.code, address="192.0.2.7")
    await comes(registry, await registry.join(pair.code, "Fay", "192.0.2.8"), address="192.0.2.8")
    await comes(registry, pair.entrances[1], address="192.0.2.7")


@pytest.mark.anyio
async def test_a_ban_is_there_after_a_restart_and_no_address_is_stored(storage: MemoryStorage) -> None:
    async with running(storage) as registry:
        pair = await two_people(registry)
        late = await registry.join(pair.code, "Eve", "192.0.2.7")
        await pair.ann.do(ask.Remove(late.person, ban=True))
    assert b"192.0.2.7" not in b"".join(await storage.journal(pair.code))
    async with running(storage) as registry:
        with pytest.raises(Refused, match="from your address"):
            await registry.join(pair.code, "Fay", "192.0.2.7")


@pytest.mark.anyio
async def test_who_was_muted_says_nothing_until_they_may_again(registry: TableRegistry) -> None:
    pair = await two_people(registry)
    late, eve = await watcher(registry, pair.code)
    await eve.do(ask.Mute(pair.entrances[0].person))
    await pair.ann.do(ask.Mute(late.person))
    await eve.do(ask.Say("you lose"))
    assert eve.refusals == ["Only the host can do that, and that is Ann.", "The host has muted you."]
    assert [one.muted for one in eve.company.people] == [False, False, True]
    await pair.ann.do(ask.Mute(late.person, muted=False))
    await eve.do(ask.Say("sorry"))
    assert pair.bob.said == ["sorry"]


@pytest.mark.anyio
async def test_a_closed_table_takes_nobody_new(registry: TableRegistry) -> None:
    pair = await two_people(registry)
    late, eve = await watcher(registry, pair.code)
    looking = await comes(registry, None, pair.code)
    await eve.do(ask.SetAccess("listed"))
    assert eve.refusals == ["Only the host can do that, and that is Ann."]
    await pair.ann.do(ask.SetAccess("closed"))
    assert (looking.closed, eve.closed, pair.bob.company.access) == (Closing.NOT_ADMITTED, None, "closed")
    assert "takes nobody new" in looking.refusals[-1]
    for coming in (registry.join(pair.code, "Fay"), comes(registry, None, pair.code)):
        with pytest.raises(Refused, match="takes nobody new"):
            await coming
    await comes(registry, late)
    await pair.ann.do(ask.SetAccess("code"))
    await registry.join(pair.code, "Fay")


# ---------------------------------------------------------------------- over HTTP


def listed(eve: Stranger) -> list[Any]:
    return [one["code"] for one in eve.get("/api/tables").json()]


def test_only_tables_that_their_host_opened_are_listed() -> None:
    with Running() as server:
        eve = Stranger(server.address)
        mine = eve.open("Ann", begin=True)
        assert listed(eve) == []
        with eve.enter(mine) as ann:
            ann.do("setaccess", access="listed")
            ann.until(lambda message: message["is"] == "company" and message["access"] == "listed")
            assert listed(eve) == [mine["code"]]
            ann.do("setaccess", access="everywhere")
            assert "listed" in ann.refusal()
            ann.do("setaccess", access="code")
            ann.until(lambda message: message["is"] == "company" and message["access"] == "code")
        assert listed(eve) == []


def test_nothing_of_a_closed_table_is_shown_to_strangers() -> None:
    with Running() as server:
        eve = Stranger(server.address)
        mine = eve.open("Ann", begin=True)
        paths = [f"/api/tables/{mine['code']}{rest}" for rest in ("", "/steps/0", "/export")]
        assert [eve.get(path).status_code for path in paths] == [200, 200, 200]
        with eve.enter(mine) as ann:
            ann.do("setaccess", access="closed")
            ann.until(lambda message: message["is"] == "company" and message["access"] == "closed")
        with eve.connect(mine["code"], None) as looking:
            assert "takes nobody new" in looking.refusal()
            assert looking.closed() == 4403
        found = [eve.get(path) for path in paths] + [eve.get(f"{paths[1]}/why")]
        assert [one.status_code for one in found] == [422] * 4
        assert "takes nobody new" in sentence(found[0])
        assert [eve.get(path, mine["token"]).status_code for path in paths] == [200, 200, 200]


def test_a_token_gets_through_where_wrong_codes_have_locked_an_address_out() -> None:
    with Running(replace(GENEROUS, guesses=RateLimit(0.001, 4))) as running:
        eve = Stranger(running.address)
        mine = eve.open("Ann", begin=True)
        for number in range(5):
            eve.get(f"/api/tables/GUESS{number}")
        path = f"/api/tables/{mine['code']}"
        assert [eve.get(each).status_code for each in (path, f"{path}/steps/0")] == [429, 429]
        assert [eve.get(each, "guess").status_code for each in (path, f"{path}/steps/0")] == [429, 429]
        assert [eve.get(each, mine["token"]).status_code for each in (path, f"{path}/steps/0")] == [200, 200]
        assert eve.get("/api/tables/GUESS0/steps/0", mine["token"]).status_code == 429
        with eve.enter(mine) as ann:
            assert ann.until(lambda message: message["is"] == "seen")
        for code, token in ((mine["code"], "guess"), (mine["code"], None), ("GUESS0", mine["token"])):
            with eve.connect(code, token) as connection:
                assert connection.refusal() == "That was a little too fast. Wait a moment and try again."
                assert connection.closed() == 4429
