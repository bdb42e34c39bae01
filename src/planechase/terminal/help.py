"""What a person can type while playing."""

from typing import Final

HELP: Final = """\
Choices have numbers: type one and press Enter. The first letters will do, too.
p, Enter     pass priority;   pp: pass until something happens to you
pe, pt       pass until the turn ends; until your next turn begins
full         be asked at every chance to act; again: only where it matters
quiet        do not ask again about this ability; quiet y: always say yes;
             quiet off: ask again about all of them
m            show the ways to make mana; the game pays for you without them
1 3>Bob      attack Bob with 1 and 3; more at once: 1 3>Bob 2>Cat; all>Bob
1 2>A 3>B    block attacker A with 1 and 2, and B with 3
each         your creatures one by one; Enter: no attack, no block; back
2 1 3        an order; or amounts, one for each line
c NAME       a card by any part of its name, with what its keywords mean;
             c 2: the card of choice 2
b, b NAME    the whole table, or all that a player has, page by page
g            graveyards and exile
log          what happened lately; log all: everything
u, advice    undo: back to your last decision; hear what a bot would do here
s, save FILE save; later: planechase play --resume FILE. Without a file, the
             last game continues: games are saved automatically
concede, q   leave the game; quit (so do Ctrl-C and Ctrl-D)
A creature marked (new) came this turn and can neither attack nor tap yet.
"""
