"""A paper table over HTTP and WebSockets: a display and phones, and a server that is started again."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.memory import Memory
from tests.server.strangers import Running, Stranger, Talk, sentence


def laid(ann: Stranger, **plan: Any) -> dict[str, Any]:
    """A paper table of one's own."""
    answer = ann.post("/api/companions", {"name": "Display", "plan": plan})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def seen(connection: Talk, turn: int | None = None) -> dict[str, Any]:
    """What is to be seen next, in this turn of the game."""
    return connection.until(
        lambda message: (
            message["is"] == "paperseen"
            and (turn is None or [one["number"] for one in message["scene"]["turns"]] == [turn])
        )
    )


def deed(connection: Talk, kind: str, key: str = "", moment: int | None = None, **more: object) -> None:
    connection.do("paper", deed={"deed": kind, **more}, key=key, moment=moment)


def test_what_anybody_does_is_seen_by_all_and_survives_the_server() -> None:
    memory = Memory()
    with Running(storage=memory.storage()) as server:
        ann = Stranger(server.address)
        mine = laid(ann)
        phone = ann.join(mine["code"], "Bob")
        with ann.enter(mine) as display, ann.enter(phone) as bob:
            display.do("deal")
            assert not seen(display)["scene"]["started"]
            deed(bob, "start")
            assert len(seen(bob, 1)["scene"]["planes"]) == 1
            deed(bob, "changelife", key="tap 1", seat=1, by=-5)
            told = display.until(lambda message: message["is"] == "paperseen" and message["done"])
            assert told["scene"]["seats"][1]["life"] == 15
            assert told["log"][-1]["by"] == "Bob"
            assert told["done"] == ["tap 1"]
            deed(display, "nextturn")
            before = seen(bob, 2)
    with Running(storage=memory.storage()) as server:
        ann = Stranger(server.address)
        with ann.enter(phone) as bob:
            after = seen(bob)
            assert (after["scene"], after["moment"]) == (before["scene"], before["moment"])
            deed(bob, "changelife", key="tap 1", seat=1, by=-5)
            bob.do("takeback")
            assert seen(bob, 1)["scene"]["seats"][1]["life"] == 15
        assert ann.get(f"/api/tables/{mine['code']}").json()["paper"]
        assert ann.get("/api/tables").json() == [], "whoever finds a paper table could do anything there"


def test_what_is_being_tapped_is_shown_to_the_others_and_goes_with_who_tapped_it() -> None:
    with Running() as server:
        ann = Stranger(server.address)
        mine = laid(ann)
        phone = ann.join(mine["code"], "Bob")
        with ann.enter(mine) as display:
            with ann.enter(phone) as bob:
                display.do("deal")
                bob.do("tap", seat=1, by=-3)
                told = display.until(lambda message: message["is"] == "papertaps" and message["taps"])
                assert told["taps"] == [{"person": phone["person"], "seat": 1, "by": -3}]
            display.until(lambda message: message["is"] == "papertaps" and not message["taps"])


def test_a_paper_game_is_looked_back_at() -> None:
    with Running() as server:
        ann = Stranger(server.address)
        mine = laid(ann)
        with ann.enter(mine) as display:
            display.do("deal")
            deed(display, "call", seat=2, name="Cathy")
            deed(display, "start")
            deed(display, "finish", winners=[2])
            seen_at_last = display.until(lambda message: message["is"] == "paperseen" and message["scene"]["winners"])
        told = ann.get(f"/api/tables/{mine['code']}/summary").json()
        assert (told["game"], told["players"]) == (1, ["Ann", "Bob", "Cathy", "Dan"])
        assert [visit["names"] for visit in told["summary"]["visits"]] == [[seen_at_last["scene"]["planes"][0]["name"]]]
        assert told["summary"]["winners"] == [2]
        assert "only a summary" in sentence(ann.get(f"/api/tables/{mine['code']}/export", mine["token"]))


def test_earlier_games_at_a_table_can_be_looked_back_at() -> None:
    with Running() as server:
        ann = Stranger(server.address)
        mine = laid(ann)
        with ann.enter(mine) as display:
            for winner in (2, 1):
                display.do("deal")
                deed(display, "start")
                deed(display, "changelife", seat=winner, by=winner)
                deed(display, "finish", winners=[winner])
                display.until(lambda message: message["is"] == "paperseen" and message["scene"]["winners"])
        where = f"/api/tables/{mine['code']}/summary"
        first, second = (ann.get(f"{where}?game={number}").json() for number in (1, 2))
        assert (first["game"], first["summary"]["winners"], first["summary"]["life"][-1]["life"]) == (
            1, [2], [20, 20, 22, 20],
        )  # fmt: skip
        assert (second["game"], second["summary"]["winners"]) == (2, [1])
        assert ann.get(where).json() == second


def test_what_is_done_at_other_tables_is_refused() -> None:
    with Running() as server:
        ann = Stranger(server.address)
        with ann.enter(laid(ann)) as display:
            display.do("concede")
            assert display.refusal() == "That cannot be done at this kind of table."
            deed(display, "nextturn")
            assert display.refusal() == "No cards are laid out yet."
            display.do("paper", deed={"deed": "fly"})
            assert display.refusal().startswith("That was not understood")
        with ann.enter(ann.open()) as table:
            table.do("deal")
            assert table.refusal() == "That cannot be done at this kind of table."


@pytest.mark.parametrize(
    ("plan", "why"),
    [
        ({"planes": "sideways"}, "Planes can be communal, own, map, pile, or none"),
        ({"deck": ["Nowhere at all"]}, "Nowhere at all"),
        ({"variants": ["chess"]}, "no variant “chess”"),
        ({"seats": [{"name": "Ann"}] * 40}, "more than fits on a table"),
    ],
)
def test_a_plan_that_cannot_be_played_gets_a_sentence(plan: dict[str, Any], why: str) -> None:
    with Running() as server:
        ann = Stranger(server.address)
        assert why in ann.post("/api/companions/check", {"plan": plan}).json()["sentence"]
        refused = ann.post("/api/companions", {"name": "Display", "plan": plan})
        assert refused.status_code == 422
        assert why in sentence(refused)


def test_there_is_something_to_choose_from() -> None:
    with Running() as server:
        found = Stranger(server.address).get("/api/companions/choices").json()
        bant = next(plane for plane in found["planes"] if plane["name"] == "Bant")
        assert bant["products"] == ["HOP", "PCA"]
        assert "exalted" in bant["text"]
        assert len(found["planes"]) == 151
        assert all(card["text"] for card in [*found["planes"], *found["schemes"]])
