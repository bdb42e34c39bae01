"""White cards."""

from __future__ import annotations

from planechase.vocabulary import *

BROKEN = target(ARTIFACT | ENCHANTMENT)
AURAS_ON_IT = times(2, count_of(AURA & ATTACHED_TO_THIS))

# fmt: off
CARDS = (
    card("Soul Warden", "{W}", creature("Human Cleric", 1, 1),
         whenever(enters(CREATURE & OTHER), gain_life(1))),

    card("Ajani's Pridemate", "{1}{W}", creature("Cat Soldier", 2, 2),
         whenever(gains_life(), put_counters("+1/+1", THIS))),

    card("White Knight", "{W}{W}", creature("Human Knight", 2, 2),
         keyword("first strike"), protection(BLACK)),

    card("Armored Griffin", "{3}{W}", creature("Griffin", 2, 3), keywords("flying, vigilance")),

    card("Serra Angel", "{3}{W}{W}", creature("Angel", 4, 4), keywords("flying, vigilance")),

    card("Kor Spiritdancer", "{1}{W}", creature("Kor Wizard", 0, 2),
         anthem(ITSELF, gets(AURAS_ON_IT, AURAS_ON_IT)),
         whenever(casts(YOU, AURA), may(draw()))),

    card("Auramancer", "{2}{W}", creature("Human Wizard", 2, 2),
         when_enters(may(return_to_hand(card_in_graveyard(ENCHANTMENT))))),

    card("Auratouched Mage", "{5}{W}", creature("Human Wizard", 3, 3),
         when_enters(and_then(then(look_for(AURA & could_enchant(THIS)),
                                   do_if(still_here(), put_attached(FOUND, THIS), reveal_and_take(FOUND))),
                              shuffle()))),

    card("Celestial Ancient", "{3}{W}{W}", creature("Elemental", 3, 3), keyword("flying"),
         whenever(casts(YOU, ENCHANTMENT), put_counters("+1/+1", each(CREATURE & YOURS)))),

    card("Hyena Umbra", "{W}", AURA_CARD, enchant(CREATURE),
         enchanted(gets(1, 1), has(keyword("first strike"))),
         keyword("umbra armor")),

    card("Felidar Umbra", "{1}{W}", AURA_CARD, enchant(CREATURE),
         enchanted(has(keyword("lifelink"))),
         activated("{1}{W}", attach_to(target(CREATURE & YOURS))),
         keyword("umbra armor")),

    card("Mammoth Umbra", "{4}{W}", AURA_CARD, enchant(CREATURE),
         enchanted(gets(3, 3), has(keyword("vigilance"))),
         keyword("umbra armor")),

    card("Spirit Mantle", "{1}{W}", AURA_CARD, enchant(CREATURE),
         enchanted(gets(1, 1), has(protection(CREATURE)))),

    card("Cage of Hands", "{2}{W}", AURA_CARD, enchant(CREATURE),
         static(cant_attack(CREATURE & ITS_HOST), cant_block(CREATURE & ITS_HOST)),
         activated("{1}{W}", return_to_hand(THIS))),

    card("Arrest", "{2}{W}", AURA_CARD, enchant(CREATURE),
         static(cant_attack(CREATURE & ITS_HOST), cant_block(CREATURE & ITS_HOST),
                no_activating(CREATURE & ITS_HOST, mana_too=True))),

    card("Prison Term", "{1}{W}{W}", AURA_CARD, enchant(CREATURE),
         static(cant_attack(CREATURE & ITS_HOST), cant_block(CREATURE & ITS_HOST),
                no_activating(CREATURE & ITS_HOST, mana_too=True)),
         whenever(enters(CREATURE & THEIRS), may(attach_to(THAT)))),

    card("Sigil of the Empty Throne", "{3}{W}{W}", ENCHANTMENT_CARD,
         whenever(casts(YOU, ENCHANTMENT), create(creature_token(4, 4, "W", "Angel", keyword("flying"))))),

    card("Oblivion Ring", "{2}{W}", ENCHANTMENT_CARD,
         when_enters(exile(target(~LAND & OTHER), link=EXILED_WITH_THIS)),
         when_leaves(put_onto_battlefield(linked(EXILED_WITH_THIS), under_owner=True, returning=True))),

    card("Elspeth, Knight-Errant", "{2}{W}{W}", planeswalker("Elspeth", 4),
         loyal(+1, create(creature_token(1, 1, "W", "Soldier"))),
         loyal(+1, pump(target(CREATURE), 3, 3, has(keyword("flying")))),
         loyal(-8, get_emblem((
             anthem((ARTIFACT | CREATURE | ENCHANTMENT | LAND) & YOURS, has(keyword("indestructible"))),)))),

    card("Kor Sanctifiers", "{2}{W}", creature("Kor Cleric", 2, 3), kicker("{W}"),
         when_enters(destroy(BROKEN), only_if=was_kicked())),

    card("Orim's Thunder", "{2}{W}", INSTANT_CARD, kicker("{R}"),
         then(destroy(BROKEN),
              do_if(was_kicked(), damage(size_of(BROKEN, "mana value"), target(CREATURE))))),

    card("Congregate", "{3}{W}", INSTANT_CARD, gain_life(times(2, count_of(CREATURE)), TARGET_PLAYER)),

    card("Angel's Grace", "{W}", INSTANT_CARD, keyword("split second"),
         then(both(make_true(cant_lose(YOU)), make_true(cant_win(OPPONENTS))),
              make_true(life_stays_at_one(), UNTIL_END_OF_TURN))),

    card("Three Dreams", "{4}{W}", SORCERY_CARD, search((find(AURA, 3, apart=True),), up_to=True)),

    card("Akroma's Vengeance", "{4}{W}{W}", SORCERY_CARD,
         destroy(all_of(ARTIFACT | CREATURE | ENCHANTMENT)),
         cycling("{3}")),

    card("Flickerwisp", "{1}{W}{W}", creature("Elemental", 3, 1), keyword("flying"),
         when_enters(then(exile(target(PERMANENT & OTHER)),
                          later(at_next(Step.END),
                                put_onto_battlefield(remembered(EXILED), under_owner=True, returning=True))))),

    card("Mending Hands", "{W}", INSTANT_CARD, prevent_next(ANY_TARGET, 4)),

    card("Alms Collector", "{3}{W}", creature("Cat Cleric", 3, 4), keyword("flash"), share_draws()),

    card("Rest in Peace", "{1}{W}", ENCHANTMENT_CARD,
         when_enters(exile(all_of(ANYTHING, Zone.GRAVEYARD))),
         goes_elsewhere(PLAYERS, cards_only=False)),

    card("Humility", "{2}{W}{W}", ENCHANTMENT_CARD, anthem(CREATURE, lose_all_abilities(), base_size(1, 1))),

    card("Opalescence", "{2}{W}{W}", ENCHANTMENT_CARD,
         anthem(ENCHANTMENT & ~AURA & OTHER, add_types(CREATURE.types), size_from_mana_value())),

    card("Ghostly Prison", "{2}{W}", ENCHANTMENT_CARD, attack_tax("{2}")),

    card("Banisher Priest", "{1}{W}{W}", creature("Human Cleric", 2, 2),
         when_enters(exile_until_this_leaves(target(CREATURE & THEIRS)))),

    card("Voice of All", "{2}{W}{W}", creature("Angel", 2, 2), keyword("flying"),
         as_enters(COLOR),
         anthem(ITSELF, has(protection(OF_CHOSEN_COLOR)))),
)
# fmt: on
