"""The planes of Doctor Who, from Aplan Mortarium to Mondassian Colony Ship."""

from __future__ import annotations

from planechase.vocabulary import *

HASTE = has(keyword("haste"))
ANGEL = creature_token(2, 2, "B", "Alien Angel", keyword("first strike"), keyword("vigilance"),
                       whenever(casts(EACH_OPPONENT, CREATURE), change(THIS, (lose_types(CREATURE.types),))),
                       types=ARTIFACT.types)  # fmt: skip
DALEK = creature_token(3, 3, "B", "Dalek", keyword("menace"), types=ARTIFACT.types)
YOUR_DALEK = target(subtype("Dalek") & YOURS)

# fmt: off
CARDS = (
    plane("Aplan Mortarium", "Alfava Metraxis",
          upkeep(and_then(put_counters("exposure", THIS), lose_life(counters_on(THIS, "exposure")))),
          chaos(create(ANGEL, 2))),

    plane("Bowie Base One", "Mars",
          whenever(at_beginning(Step.END), goad(target(CREATURE & controlled_by(TO_YOUR_LEFT)))),
          chaos(change(target(CREATURE), (has(landwalk("Island")),)))),

    plane("City of the Daleks", "Skaro",
          whenever(player_attacks(), lose_life(count_of(ARTIFACT & YOURS), TARGET_OPPONENT)),
          chaos(then(create_for_each(DALEK, EACH_OPPONENT, THIS_TURN),
                     change(remembered(TOKENS, "those tokens", several=True), (HASTE,), None),
                     later(at_next(Step.END), sacrifice_it(remembered(TOKENS, "them", several=True)))))),

    plane("Dalek Intensive Care", "The Dalek Asylum",
          arriving_and_each(Step.UPKEEP, then(
              exile(chosen(CREATURE & ~subtype("Dalek") & YOURS)),
              do_if(remembers(EXILED), then(create(DALEK), change(remembered(TOKENS, "it"), (HASTE,)))))),
          chaos(damage(size_of(YOUR_DALEK), target(CREATURE & ~YOURS), YOUR_DALEK))),
)
# fmt: on
