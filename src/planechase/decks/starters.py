"""Four simple but real decks of sixty cards, without planar decks of their own."""

from __future__ import annotations

from typing import Final

from planechase.decks.built_in_deck import Product

# fmt: off
STARTERS: Final = (
    Product("Wild Mantle", "Starter decks",
        about="green and white creatures that grow under Auras",
        main={
            "Grizzly Bears": 4, "Alpha Tyrranax": 2, "Giant Growth": 2, "Elderwood Scion": 2, "Bramble Elemental": 2,
            "Graypelt Refuge": 2, "Penumbra Spider": 3, "Silhana Ledgewalker": 2, "Rancor": 3, "Hyena Umbra": 2,
            "Aura Gnarlid": 3, "Kor Spiritdancer": 2, "Oblivion Ring": 1, "Llanowar Elves": 4, "Armored Griffin": 3,
            "Overrun": 1, "Selesnya Sanctuary": 2, "Krosan Verge": 1, "Plains": 8, "Forest": 11,
        }),
    Product("Dawn Charge", "Starter decks",
        about="red and white attackers, with burn to clear the way",
        main={
            "Lightning Bolt": 4, "Battlefield Forge": 3, "Hearthfire Hobgoblin": 3, "Soul Warden": 3,
            "Ajani's Pridemate": 3, "Flametongue Kavu": 2, "Boros Swiftblade": 4, "White Knight": 3,
            "Cerodon Yearling": 4, "Loxodon Warhammer": 2, "Elspeth, Knight-Errant": 1, "Serra Angel": 2,
            "Bull Cerodon": 2, "Lightning Helix": 3, "Boros Garrison": 2, "Mountain": 9, "Plains": 10,
        }),
    Product("Moonlit Blades", "Starter decks",
        about="blue and black ninjas and evasive creatures",
        main={
            "Cancel": 3, "Concentrate": 1, "Clone": 1, "Whispersilk Cloak": 1, "Vela the Night-Clad": 1,
            "Tormented Soul": 3, "Baleful Strix": 3, "Mistblade Shinobi": 2, "Ninja of the Deep Hours": 4,
            "Dimir Infiltrator": 3, "Liliana's Specter": 2, "Augury Owl": 2, "Throat Slitter": 2,
            "Glen Elendra Liege": 2, "Air Elemental": 2, "Hideous End": 2, "Assassinate": 2, "Jwar Isle Refuge": 3,
            "Dimir Aqueduct": 2, "Tainted Isle": 2, "Island": 9, "Swamp": 8,
        }),
    Product("Grave Tide", "Starter decks",
        about="black Zombies that feed on each other",
        main={
            "Cabal Coffers": 1, "Consume Spirit": 2, "Profane Command": 1, "Undead Warchief": 2, "Blood Artist": 2,
            "Cadaverous Knight": 3, "Cruel Revival": 2, "Soulless One": 1, "Vampire Nighthawk": 3, "Gravedigger": 2,
            "Dregscape Zombie": 4, "Hideous End": 2, "Assassinate": 1, "Festering Goblin": 3, "Withered Wretch": 3,
            "Death Baron": 3, "Shriekmaw": 1, "Phyrexian Arena": 1, "Leechridden Swamp": 1, "Swamp": 22,
        }),
)
# fmt: on
