"""Which form a question gets."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from planechase.tables.messages import OptionId, Question
from planechase.telling.view import Scene
from planechase.terminal.asking.action_form import ActionForm
from planechase.terminal.asking.choice_form import ChoiceForm, Counting, Deciding, Ordering, Stepping
from planechase.terminal.asking.declaration_form import AttackForm, BlockForm
from planechase.terminal.asking.division_form import DivisionForm
from planechase.terminal.asking.forms import Form
from planechase.terminal.display_names import seat_name

FORMS: Final[Mapping[str, Callable[[Question, Scene], Form]]] = {
    "ChooseLife": Counting,
    "ChooseNumber": Counting,
    "ChooseOutside": ChoiceForm,
    "ChooseSecretly": Counting,
    "ChooseX": Counting,
    "Confirm": Deciding,
    "DeclareAttackers": AttackForm,
    "DeclareBlockers": BlockForm,
    "Divide": DivisionForm,
    "Order": Ordering,
    "PayOptionalCost": Deciding,
    "RepeatHowOften": Counting,
    "StepInAfter": Counting,
    "TakeMulligan": Deciding,
    "ToCommandZone": Deciding,
}
"""How an answer is typed, by the kind of question. What has no form of its own is answered by its options."""


def form_for(question: Question, scene: Scene, mana: bool = False, order: Sequence[OptionId] = ()) -> Form:
    """The question as a person meets it.

    `mana` shows the ways to make mana as well; `order` is the order in which choices are shown, if it is not theirs.
    """
    match question.asked["kind"]:
        case "Priority":
            form: Form = ActionForm(question, scene, mana)
        case "Choose" | "ChooseTargets":
            form = ChoiceForm(question, scene, order)
        case kind:
            form = FORMS.get(kind, Stepping)(question, scene)
    if question.asked["player"] != form.seat:
        # CR 723.5: a player who controls another player decides for them.
        form.title = f"For {seat_name(scene, question.asked['player'])}: {form.title}"
    return form
