"""What a player can be asked, and which answers are allowed. There is a class for each kind of question.

A decision says who chooses, what for, why (in a sentence), and from which options. To answer, one need not know its
class:

- `check` turns what a player gave into a proper answer, or raises `IllegalAnswer` with a sentence;
- `answers` lists all answers where there are few;
- `sample` gives a random one;
- `steps` leads to one a step at a time;
- `plain` gives the question as plain data for one viewer, and `decode` takes the answer as plain data.
"""

from __future__ import annotations

from planechase.rules.state.decisions.asking import (
    DONE,
    MANY,
    AskAgain,
    Decision,
    Finder,
    IllegalAction,
    IllegalAnswer,
    Option,
    OptionId,
    Plain,
    PlainBounds,
    PlainOption,
    PlainQuestion,
    Rule,
    Speaker,
    ask,
)
from planechase.rules.state.decisions.choosing import Alternative, Choose, ChooseTargets, Order, alternatives
from planechase.rules.state.decisions.declaring import Declaration, DeclareAttackers, DeclareBlockers, DeclaredPair
from planechase.rules.state.decisions.dividing import Divide
from planechase.rules.state.decisions.numbers import (
    ChooseLife,
    ChooseNumber,
    ChooseSecretly,
    ChooseX,
    Confirm,
    PayOptionalCost,
    RepeatHowOften,
    StepInAfter,
    TakeMulligan,
)
from planechase.rules.state.objects import Id

__all__ = [
    "DONE",
    "MANY",
    "Alternative",
    "AskAgain",
    "Choose",
    "ChooseLife",
    "ChooseNumber",
    "ChooseSecretly",
    "ChooseTargets",
    "ChooseX",
    "Confirm",
    "Decision",
    "Declaration",
    "DeclareAttackers",
    "DeclareBlockers",
    "DeclaredPair",
    "Divide",
    "Finder",
    "Id",
    "IllegalAction",
    "IllegalAnswer",
    "Option",
    "OptionId",
    "Order",
    "PayOptionalCost",
    "Plain",
    "PlainBounds",
    "PlainOption",
    "PlainQuestion",
    "RepeatHowOften",
    "Rule",
    "Speaker",
    "StepInAfter",
    "TakeMulligan",
    "alternatives",
    "ask",
]
