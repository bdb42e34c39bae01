"""How many random games a property is tried on."""

from __future__ import annotations

from hypothesis import HealthCheck, Phase, settings

PHASES = (Phase.explicit, Phase.reuse, Phase.generate)
"""A plan of a game tells exactly what happened as it is; looking for a shorter one would take minutes."""


def examples(number: int) -> settings:
    """So many examples, or two hundred times as many with the thorough profile."""
    thorough = settings().max_examples > settings.get_profile("steady").max_examples
    return settings(
        max_examples=number * 200 if thorough else number, phases=PHASES, suppress_health_check=list(HealthCheck)
    )
