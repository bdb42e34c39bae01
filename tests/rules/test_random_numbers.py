"""The generator: every number equally likely, nothing to be foreseen, the same on every machine."""

from __future__ import annotations

from collections import Counter

import pytest

from planechase.rules.state.chance import Chance


def test_the_same_seed_gives_the_same_numbers_and_another_does_not() -> None:
    first = [Chance(7).bits(), Chance(7).bits(), Chance(8).bits()]
    assert first[0] == first[1] != first[2]


def test_what_is_dealt_before_the_game_tells_nothing_about_its_first_shuffles() -> None:
    dealt = {use: Chance(7, use).bits() for use in ("", "planes", "schemes", "vanguards", "seats")}
    assert len(set(dealt.values())) == len(dealt)


def test_the_numbers_are_those_of_every_machine() -> None:
    """The first numbers of two blocks, worked out from the key by another implementation (OpenSSL's BLAKE2BMAC)."""
    chance = Chance(7)
    assert chance.key.hex() == "f4e9d93da8cab683c3801a255b26515accd83adff5079b83e6e2e2acbdfc429b"
    assert [chance.bits() for _ in range(9)][::8] == [7481863197024834836, 18208200001232024378]


@pytest.mark.parametrize("seed", [0, -3, 1 << 300])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    assert 0 <= Chance(seed).below(6) < 6


def test_a_copy_goes_on_where_the_original_stood_also_within_a_block() -> None:
    chance = Chance(3)
    for _ in range(20):
        copy, other = chance.clone(), chance.clone()
        assert [copy.bits() for _ in range(10)] == [other.bits() for _ in range(10)]
        assert chance.clone().bits() == chance.bits()


def test_large_limits_are_not_drawn_unevenly() -> None:
    """Of three quarters of all numbers each is as likely as any other, though a block has room for a third more."""
    chance, limit = Chance(1), 3 << 62
    thirds = Counter(chance.below(limit) // (1 << 62) for _ in range(3000))
    assert all(900 < thirds[third] < 1100 for third in range(3))


def test_die_faces_come_equally_often() -> None:
    chance = Chance(5)
    faces = Counter(chance.face(6) for _ in range(6000))
    assert all(900 < faces[face] < 1100 for face in range(1, 7))
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
