"""Answers in the words of the options that they are made of."""

from __future__ import annotations

from typing import Any

from planechase.rules.state.decisions import ChooseNumber, Decision, Declaration, Divide, Plain


def in_words(decision: Decision[Any], plain: Plain) -> list[str]:
    """An answer in the words of its options."""
    options = {option["id"]: option["label"] for option in decision.plain(decision.decider).get("options", ())}
    if isinstance(plain, bool):
        return [options["yes" if plain else "no"]]
    match decision:
        case ChooseNumber():
            return [str(plain)]
        case Declaration():
            labels = {pair: options[id] for id, pair in decision.named()}
            return [labels[pair] for pair in decision.pairs(plain)]
        case Divide():
            return [f"{label}: {share}" for label, share in zip(options.values(), plain, strict=True)]
    return [options.get(id, str(id)) for id in (plain if isinstance(plain, list) else [plain])]
