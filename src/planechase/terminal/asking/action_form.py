"""What to do with priority."""

from __future__ import annotations

from planechase.tables.messages import Plain, PlainOption, Question
from planechase.telling.naming import of
from planechase.telling.view import Scene
from planechase.terminal.asking.forms import Form, find, grouped, is_unseen, label
from planechase.terminal.display_names import names, on_stack
from planechase.terminal.input_errors import Mistake


class ActionForm(Form):
    """One of the actions, or passing. Equal cards in a hand are one choice; mana is shown on demand."""

    def __init__(self, question: Question, scene: Scene, mana: bool) -> None:
        super().__init__(question, scene)
        self.title = f"{self._occasion()} What do you do?"
        self._pass = next((option["id"] for option in self.options if option["deed"] == "pass"), None)
        actions = [option for option in self.options if option["deed"] != "pass"]
        shown = [option for option in actions if mana or option["deed"] != "make mana"]
        self.rows = grouped(shown, [*map(self._alike, shown)])
        self.hints = [] if self.rows else ["nothing can be done here"]
        if self._pass is not None:
            where = f" ({question.leads['sentence']})" if question.leads is not None else ""
            self.hints += [f"p: pass{where}", "pp: pass on"]
        self.hints += ["m: mana"] if len(shown) < len(actions) else []
        self.hints += ["quiet: do not ask again"] if self.may_be_quiet() else []

    def _occasion(self) -> str:
        """Why the player is asked: whose step it is, and what is on the stack."""
        top = self.on_top_of_stack()
        if top is not None:
            return f"On the stack: {on_stack(self.scene, top)}."
        active = self.scene["active"]
        whose = "Your" if self.asked["player"] in active else of(names(self.scene, active))
        return f"{whose} {self.scene['step']}."

    def _alike(self, option: PlainOption) -> str:
        """What two options have in common that are one choice: permanents differ even where they read the same."""
        same = is_unseen(self.scene, option) or option["deed"] == "make mana"
        return label(option) if same else f"{label(option)} {option['objects']}"

    def check_may_pass(self) -> None:
        """CR 732.2c."""
        if self._pass is None:
            raise Mistake("You wanted to step in here, so you cannot pass: do something.")

    def parse(self, text: str) -> Plain:
        if text.lower() in ("", "p", "pass"):
            self.check_may_pass()
            return self._pass
        if not self.rows:
            raise Mistake("There is nothing to do here but pass: type p.")
        return find(text, self.rows).id
