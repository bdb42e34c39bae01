"""What a person can type while playing."""

from typing import Final

HELP: Final = """\
Choices have numbers: type one and press Enter. The first letters do as well.

p, Enter     pass priority
pp           pass until something happens, or your next turn begins
pt           pass until your next turn begins, whatever happens
m            show the ways to make mana; the game pays for you without them
full         be asked at every chance to act; again: only where it matters

1 3>Bob      attack Bob with 1 and 3; more at once: 1 3>Bob 2>Cat; all>Bob
1 2>A 3>B    block attacker A with 1 and 2, and B with 3
each         go through your creatures one by one; Enter: no attack, no block
2 1 3        an order; or amounts, one for each line

c NAME       a card, and what its keywords mean; c 2: the card of choice 2
g            graveyards and exile
log          what happened lately; log all: everything; b: draw it all again
u            undo: back to your last decision
s, save FILE save; later: planechase play --resume FILE
concede, q   leave the game; quit

A creature that is (new) came this turn and can neither attack nor tap yet.
"""
