"""A table on which you set up any position and script any game, using names.

A new table is in Ann's main phase, and Ann has priority. Put cards where you want them, do something, look:

>>> from planechase.testing import ANN, BOB, Table
>>> table = Table(free_mana=True)
>>> bears = table.battlefield(BOB, "Grizzly Bears")
>>> bolt = table.hand(ANN, "Lightning Bolt")
>>> spell = table.cast(ANN, "Lightning Bolt", targets=["Grizzly Bears"])
>>> table.resolve()
>>> table.battlefield(BOB), table.graveyard(BOB)
([], ['Grizzly Bears'])

**Setting up.** `battlefield`, `hand`, `graveyard`, `exile`, `command` and `library` put cards into a player's
zones, by name or as definitions of your own, and return handles; called without cards they return the names of
what is there. `life`, `poison`, `counters` and `mana` set and read numbers; `turn` sets whose turn and which
step it is; `force_dice` and `force_coins` fix what dice and coins will show. None of this makes anything trigger.

>>> table = Table(players=4)
>>> _ = table.lands(ANN, "Forest", 3)
>>> wall = table.battlefield(BOB, "Wall of Blossoms", tapped=True, counters={"+1/+1": 1})
>>> wall.power, wall.toughness, wall.tapped
(1, 5, True)
>>> table.library(ANN, "Lightning Bolt")[:2]
['Lightning Bolt', 'Plains']
>>> table.life(BOB, 5)
5

**Doing things.** `cast`, `activate`, `play_land`, `tap_for_mana`, `attack`, `block`, `concede` and, for anything
else, `do`. Players who have priority before the one who acts pass automatically. Mana comes from what is on the
battlefield; with `free_mana=True`, for one call or for the whole table, it is free.

**Continuing.** With `pass_`, `resolve`, `resolve_all`, `next_step`, `next_turn`, `go_to` and `combat_damage`
everybody passes, and nobody attacks or blocks unless told to. `begin` begins a step, and `enters` lets a card enter
the battlefield, with everything that triggers.

>>> table = Table()
>>> bears = table.battlefield(ANN, "Grizzly Bears")
>>> wall = table.battlefield(BOB, "Wall of Blossoms")
>>> table.attack(ANN, {"Grizzly Bears": BOB})
>>> table.block(BOB, {"Wall of Blossoms": "Grizzly Bears"})
>>> table.combat_damage()
>>> table.life(BOB), wall.damage
(20, 2)

**Answering.** Say beforehand with `will`, `always` or `on_ask` what players answer. A question without an answer
raises `Unanswered`, which shows the question with all its options. To stop at a question and look at it, use
`pause=True` and then `answer`.

>>> table = Table()
>>> _ = table.hand(ANN, *["Forest"] * 8)
>>> table.turn(ANN, "end step")
>>> table.will(ANN, "Forest", about="discard")
>>> table.next_turn()
>>> table.graveyard(ANN)
['Forest']

**Refusals.** Anything that the rules forbid raises `IllegalAnswer` with the reason, and changes nothing.

>>> table = Table()
>>> bolt = table.hand(ANN, "Lightning Bolt")
>>> with table.refuses("cannot pay"):
...     table.cast(ANN, "Lightning Bolt", targets=[BOB])
>>> table.why_not_cast(ANN, "Lightning Bolt")
'Ann cannot pay for Lightning Bolt.'

**Looking.** A `Handle` shows an object as everybody sees it: `power`, `keywords`, `counters`, `controller` and so
on. If the object has moved, the handle says so, and `handle.now` is what its card became. `find` makes a handle from
a name. `stack`, `zone`, `log`, `events`, `decision`, `question`, `result`, `winner` and `view` show the rest.
`print(table)` shows everything, and `fork` makes a copy on which you can try something.

**Names.** Players are ANN, BOB, CAT, DAN, EVE, FAY, GUS and HAL, in turn order (and, for the largest tables, IDA to
PAM in `planechase.testing.table_players`). If a name could mean several things that differ, give the handle instead.

**Checks.** `check_bot`, `check_card` and `check_variant` test a bot, card or variant of your own with one call;
`check_cards` tests many cards in little more time than one.

**Planechase.** `PlanarTable` is a table with face-up planes, planar decks in any order, and a planar die that shows
what you want; see `planechase.testing.planar_table`.

**Vanguard.** `table.vanguard(ANN, "Gix")` gives a player a vanguard. `begin_game` carries out what vanguards do at
the beginning of the game, and `pool` says from which cards random choices are made.

**Archenemy.** `SchemeTable` is a table with Ann as the archenemy: `table.set_in_motion("Every Hope Shall Vanish")`;
see `planechase.testing.archenemy_table`.
"""

from planechase.rules.state.decisions import IllegalAnswer
from planechase.rules.state.edition import Edition
from planechase.rules.state.steps import Step
from planechase.testing.archenemy_table import SchemeTable
from planechase.testing.checks import Bot, CheckFailed, check_bot, check_card, check_cards, check_variant
from planechase.testing.commander_table import ArrangedCommander
from planechase.testing.errors import Ambiguous, Gone, NoSuchAbility, NoSuchCard, TableError, Unanswered
from planechase.testing.handle import Handle
from planechase.testing.invariants import broken_invariants
from planechase.testing.planar_table import PlanarTable
from planechase.testing.rules_table import Table
from planechase.testing.table_players import ANN, BOB, CAT, DAN, EVE, FAY, GUS, HAL

__all__ = [
    "ANN", "BOB", "CAT", "DAN", "EVE", "FAY", "GUS", "HAL", "Ambiguous", "ArrangedCommander", "Bot",
    "CheckFailed", "Edition", "Gone", "Handle", "IllegalAnswer", "NoSuchAbility", "NoSuchCard", "PlanarTable",
    "SchemeTable", "Step", "Table", "TableError", "Unanswered",
    "broken_invariants", "check_bot", "check_card", "check_cards", "check_variant",
]  # fmt: skip
