"""The command that starts a server: what it says, how it ends, and what it does about a port that is taken."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from subprocess import PIPE
from threading import Timer

import pytest
from tests.server.strangers import PATIENCE, Stranger, served
from tests.warm import Warm

from planechase.server import serving
from planechase.server.addresses import Addresses
from planechase.tables.seed_terms import seal_of
from planechase.terminal.main import main

SOME_TURNS = 150
"""After so many answers somebody has had enough of a game that chance alone plays."""


@contextlib.contextmanager
def started(tables: Path, *more: str) -> Iterator[subprocess.Popen[str]]:
    """A server as somebody starts it; killed when the test is over."""
    command = [sys.executable, "-m", "planechase", "serve", "--no-browser", "--database", f"sqlite:///{tables}", *more]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        enough = Timer(3 * PATIENCE, process.kill)
        enough.start()
        try:
            yield process
        finally:
            enough.cancel()
            process.kill()


def line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().rstrip("\n")


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals here")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_the_first_line_is_the_address_and_it_ends_when_asked(tmp_path: Path, how: signal.Signals) -> None:
    with started(tmp_path / "tables.db", "--port", "0", "--pace", "0") as process:
        address = line(process)
        assert address.startswith("http://127.0.0.1:")
        assert address.endswith("/")
        assert line(process) == f"Tables are stored in {tmp_path / 'tables.db'}"
        assert line(process) == "Press Ctrl-C to stop. All tables are saved and continue where they stopped."
        ann = Stranger(address.rstrip("/"))
        mine = ann.open("Ann", begin=True)
        with ann.enter(mine) as talk:
            talk.until_asked()
            process.send_signal(how)
            assert talk.closed() == 4409
        out, err = process.communicate(timeout=PATIENCE)
        assert (process.returncode, out, err) == (0, "", "")


BUSY = """
import asyncio, sys, time
from planechase.server.serving import ServerOptions, serve

def say(line):
    print(line, flush=True)
    if line.startswith("Press"):
        loop = asyncio.get_running_loop()
        {keeps_going}

serve(ServerOptions(port=0, database=sys.argv[1], browser=False), say)
"""


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals here")
@pytest.mark.parametrize(
    "keeps_going", ["loop.run_in_executor(None, time.sleep, 900)", "loop.call_later(0.1, time.sleep, 900)"]
)
def test_it_ends_in_time_whatever_is_going_on(warm: Warm, tmp_path: Path, keeps_going: str) -> None:
    code = BUSY.format(keeps_going=keeps_going)
    with warm.run(code, f"sqlite:///{tmp_path / 'tables.db'}", stdout=PIPE, stderr=PIPE) as process:
        try:
            assert process.stdout is not None
            assert process.stderr is not None
            while not process.stdout.readline().startswith("Press"):
                pass
            time.sleep(0.5)
            os.kill(process.pid, signal.SIGTERM)
            assert process.wait(PATIENCE / 3) == 0
            assert "did not wait for what was still going on" in process.stderr.read()
        finally:
            process.kill()


def test_a_taken_port_gets_a_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        code = main(["serve", "--port", str(port), "--no-browser", "--database", f"sqlite:///{tmp_path / 'tables.db'}"])
    said = f"Port {port} is taken, perhaps by a server that runs already. Choose another with --port.\n"
    assert (code, capsys.readouterr().err) == (2, said)


def test_without_a_wish_the_next_free_port_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        monkeypatch.setattr(serving, "USUAL_PORT", port)
        with serving.taken_port("127.0.0.1", None) as found:
            assert found.getsockname()[1] not in (port, 0)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--host", "203.0.113.7"], "“203.0.113.7” is not an address of this machine."),
        (["--host", "no such name"], "“no such name” is not an address of this machine"),
        (["--database", "mysql://x"], "The address of the database is not understood."),
    ],
)
def test_what_cannot_be_served_is_said(
    capsys: pytest.CaptureFixture[str], arguments: list[str], said: str, tmp_path: Path
) -> None:
    usual = ["serve", "--port", "0", "--no-browser", "--database", f"sqlite:///{tmp_path / 'tables.db'}"]
    assert main([*usual, *arguments]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    "wrong",
    [
        ["--port", "x"],
        ["--port", "70000"],
        ["--public-address", "play.example.org"],
        ["--trusted-proxy", "*"],
        ["--trusted-proxy", "proxy.example.org"],
        ["--trusted-proxy", "0.0.0.0/0"],
    ],
)
def test_arguments_that_make_no_sense_are_refused(capsys: pytest.CaptureFixture[str], wrong: list[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["serve", *wrong])
    assert stopped.value.code == 2
    assert wrong[1] in capsys.readouterr().err


def test_a_whole_network_is_told_where_to_come() -> None:
    assert Addresses("127.0.0.1", 8123).shared == []
    network = Addresses("0.0.0.0", 8123)
    assert network.here == "http://127.0.0.1:8123/"
    assert all(each.startswith("http://") and "127.0.0.1" not in each for each in network.shared)
    public = Addresses("127.0.0.1", 8123, "https://play.example.org")
    assert public.shared == ["https://play.example.org/"]
    assert public.knows("play.example.org")
    assert public.is_ours("https://play.example.org", "127.0.0.1:8123")
    said = list(serving.said(public, "tables.db"))
    assert said[:2] == ["http://127.0.0.1:8123/", "Others can join at https://play.example.org/"]


def test_a_browser_is_opened_unless_one_does_not_want_it(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setenv("DISPLAY", ":0")
    said: list[str] = []
    addresses = Addresses("127.0.0.1", 8123)
    serving.started(addresses, "tables.db", serving.ServerOptions(browser=False), said.append)
    assert opened == []
    thread = serving.started(addresses, "tables.db", serving.ServerOptions(browser=True), said.append)
    assert thread is not None
    thread.join(PATIENCE)
    assert opened == ["http://127.0.0.1:8123/"]
    assert said[0] == "http://127.0.0.1:8123/"


# ---------------------------------------------------------------------- proving


def test_a_game_with_bots_by_a_program_to_its_end_then_its_proof(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], warm: Warm
) -> None:
    with served(warm, tmp_path / "tables.db") as (_, ann):
        contribution = "ab" * 32
        plan = {"variants": ["planechase"], "players": 2, "bots": ["random", "random"]}
        early = ann.post("/api/tables", {"name": "Ann", "plan": plan, "contribution": contribution})
        assert early.status_code == 400, "nothing can be added before the commitment was seen"
        mine = ann.post("/api/tables", {"name": "Ann", "plan": plan}).json()
        with ann.enter(mine) as talk:
            talk.until(lambda message: message["is"] == "company")
            commitment = talk.company["commitment"]
            talk.do("seal", attempt=1, seal=seal_of(commitment, 1, mine["person"], contribution))
            talk.do("sit", seat=0)
            talk.do("begin")
            talk.until(lambda message: talk.company["draw"]["terms"] is not None)
            talk.do("open", attempt=1, number=contribution)
            talk.until_asked()
            talk.do("lend", seat=0, to_bot=True)
            talk.until(lambda message: talk.is_over or talk.told["number"] > SOME_TURNS)
            if not talk.is_over:
                talk.do("concede")
                talk.until_over()
        record = ann.get(f"/api/tables/{mine['code']}/export", mine["token"]).json()
        proved = ann.post("/api/verify", record).json()
        assert (proved["ok"], proved["steps"]) == (True, len(record["answers"])), proved
    assert record["fair"]["commitment"] == commitment
    assert [each["number"] for each in record["fair"]["contributions"]] == [contribution]
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    assert main(["verify", str(file)]) == 0
    assert proved["sentence"] in capsys.readouterr().out
    record["fair"]["secret"] = "00" * 32
    file.write_text(json.dumps(record))
    assert main(["verify", str(file)]) == 1
    assert "secret" in capsys.readouterr().out


def test_what_is_no_record_is_not_proved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    assert main(["verify", str(file)]) == 2
    file.write_text("{")
    assert main(["verify", str(file)]) == 2
    assert "is not a saved game" in capsys.readouterr().err
