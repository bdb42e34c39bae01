"""What questions are for: a closed vocabulary, so that no program has to read the sentence of a question."""

from __future__ import annotations

from enum import Enum


class Purpose(Enum):
    """What the player who is asked decides.

    It says what becomes of what is chosen. The question also says how many, of what, and because of which card.
    """

    # before the game
    MULLIGAN = "mulligan"
    """Whether to take a mulligan, or which cards to part with for one."""
    BOTTOM = "bottom"
    """Which cards of an opening hand go to the bottom of the library."""
    OPENING_HAND = "opening hand"
    """Which cards of an opening hand are used before the game begins."""

    # what a player does
    PRIORITY = "priority"
    """What to do with priority."""
    ATTACK = "attack"
    """Which creatures attack whom, or whom one attacks that enters attacking."""
    BLOCK = "block"
    """Which creatures block what."""
    CAST = "cast"
    """Whether to cast a card without paying for it, or which card or half."""
    PLAY_LAND = "play land"
    """Whether to play a land as an effect allows it."""
    SUSPEND = "suspend"
    """Which card to suspend."""

    REPEAT = "repeat"
    """How often to do the same again, or to let another player do it."""

    # announcing a spell or ability
    MODE = "mode"
    """Which modes to choose, or what a card does of two things it names."""
    TARGET = "target"
    """Which targets to choose, whether to choose new ones, and which."""
    DIVIDE = "divide"
    """How much of something each target gets."""
    X = "x"
    """The value of X."""

    # paying
    COST = "cost"
    """Which of several costs to pay."""
    OPTIONAL_COST = "optional cost"
    """Whether to pay an additional cost such as kicker."""
    PAY = "pay"
    """Whether to pay what an effect asks for."""
    PAY_MANA = "pay mana"
    """What to make mana with for a cost."""
    MANA = "mana"
    """Which mana to add."""
    LIFE = "life"
    """How much life to pay."""

    # what becomes of objects
    DISCARD = "discard"
    """What is discarded: cards of your own, or a card of another player."""
    SACRIFICE = "sacrifice"
    """What to sacrifice."""
    TAP = "tap"
    """What to tap."""
    RETURN = "return"
    """Which permanent goes back to its owner's hand."""
    EXILE = "exile"
    """What to exile."""
    TOP = "top"
    """What goes on top of a library."""
    TO_HAND = "to hand"
    """Which card goes into the hand."""
    ONTO_BATTLEFIELD = "onto battlefield"
    """Which card is put onto the battlefield."""
    KEEP = "keep"
    """What stays while the others go."""
    REVEAL = "reveal"
    """Which cards to reveal."""
    SEARCH = "search"
    """What to find in a library."""
    OUTSIDE = "outside"
    """Which card to bring into the game from outside."""
    SCRY = "scry"
    """Which of the cards looked at go to the bottom."""
    SURVEIL = "surveil"
    """Which of the cards looked at go to the graveyard."""
    PILE = "pile"
    """Which of several cards go one way while the others go another, or which pile is chosen."""
    ENCHANT = "enchant"
    """What an Aura that was not cast will enchant."""
    ENTER_AS = "enter as"
    """As what something enters, or what it copies."""
    MOVE_COUNTERS = "move counters"
    """Where counters are moved."""
    LATER = "later"
    """What gets another time counter, so that something comes later or stays longer."""
    SOONER = "sooner"
    """What loses a time counter."""
    OBJECT = "object"
    """Which object an instruction then speaks of; the word that asks says for what."""

    # combat and damage
    DAMAGE = "damage"
    """How damage is dealt: who is dealt how much, or how much of it an effect catches."""
    SOURCE = "source"
    """A source of damage."""

    # players and their numbers
    PLAYER = "player"
    """Which player is meant."""
    LIFE_TOTAL = "life total"
    """Whose life totals are dealt out anew, or which of them a player gets."""
    NUMBER = "number"
    """A number in secret."""
    SIDE = "side"
    """Which of several sides to take."""
    TOKEN = "token"
    """Which of several tokens to create."""
    VILLAINOUS = "villainous"
    """CR 701.55: which part of a villainous choice to take."""
    VOTE = "vote"
    """What to vote for."""

    # words
    COLOR = "color"
    """A colour."""
    CREATURE_TYPE = "creature type"
    """A creature type."""
    NAME = "name"
    """The name of a card."""

    # the order of things
    ORDER = "order"
    """In which order cards go to a library or copies onto the stack."""
    TRIGGERS = "triggers"
    """In which order triggered abilities go on the stack."""
    REPLACEMENT = "replacement"
    """Which effect changes an event first."""

    # chance
    COIN = "coin"
    """How a coin is called, or which flip counts."""
    ROLL = "roll"
    """Which roll of a die counts."""

    # whatever a card offers
    MAY = "may"
    """Whether to do what an instruction offers; the word that asks says what."""

    # casual play
    COMMAND_ZONE = "command zone"
    """Whether a commander goes to the command zone."""
    PLANE = "plane"
    """Which plane to walk to, or to put on top of a planar deck."""
