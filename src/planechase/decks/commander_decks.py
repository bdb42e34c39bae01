"""Commander decks (CR 903.5): four to play at once, and the variant with whatever commanders players bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from planechase.decks import legality
from planechase.decks.built_in_deck import Product
from planechase.decks.deck_list import DeckList
from planechase.rules.language.characteristics import CardDefinition
from planechase.variants.commander import BRAWL_CARDS, Commander

# fmt: off
COMMANDER_DECKS: Final = (
    Product("Raiment of Dawn", "Commander decks",
        about="green and white creatures in Auras, that Krond may exile what stands in the way",
        commanders=("Krond the Dawn-Clad",),
        main=dict.fromkeys((
            "Rancor", "Hyena Umbra", "Felidar Umbra", "Spirit Mantle", "Boar Umbra", "Snake Umbra", "Mammoth Umbra",
            "Indrik Umbra", "Pollenbright Wings", "Predatory Urge", "Cage of Hands", "Prison Term", "Lignify",
            "Fertile Ground", "Quiet Disrepair", "Oblivion Ring", "Ghostly Prison", "Sigil of the Empty Throne",
            "Awakening Zone", "Kor Spiritdancer", "Aura Gnarlid", "Auramancer", "Celestial Ancient", "Auratouched Mage",
            "Silhana Ledgewalker", "Dreampod Druid", "Bramble Elemental", "Elderwood Scion", "Dowsing Shaman",
            "Three Dreams", "Llanowar Elves", "Copper Myr", "Gold Myr", "Sol Ring", "Rampant Growth", "Cultivate",
            "Explosive Vegetation", "Nest Invader", "Viridian Emissary", "Search for Tomorrow", "Armillary Sphere",
            "Soul Warden", "Ajani's Pridemate", "White Knight", "Wall of Blossoms", "Qasali Pridemage",
            "Kor Sanctifiers", "Flickerwisp", "Banisher Priest", "Penumbra Spider", "Armored Griffin", "Serra Angel",
            "Voice of All", "Sylvan Shepherd", "Enlisted Wurm", "Alms Collector", "Mitotic Slime", "Thran Golem",
            "Elspeth, Knight-Errant", "Beast Within", "Overrun",
            "Graypelt Refuge", "Selesnya Sanctuary", "Vitu-Ghazi, the City-Tree", "Krosan Verge",
            "Terramorphic Expanse", "Exotic Orchard", "Rupture Spire", "Khalni Garden",
        ), 1) | {"Forest": 16, "Plains": 14}),
    Product("Heart of the Maelstrom", "Commander decks",
        about="blue, red and green: much mana, then enormous things, two of them for nothing",
        commanders=("Maelstrom Wanderer",),
        main=dict.fromkeys((
            "Llanowar Elves", "Copper Myr", "Iron Myr", "Silver Myr", "Sol Ring", "Rampant Growth", "Fertile Ground",
            "Search for Tomorrow", "Cultivate", "Explosive Vegetation", "Armillary Sphere", "Ondu Giant",
            "Viridian Emissary", "Awakening Zone", "Nest Invader", "Fertilid", "Fractured Powerstone",
            "Wall of Blossoms", "Concentrate", "Thirst for Knowledge", "Beast Within", "Clone", "Sakashima's Student",
            "Future Sight", "Time Warp", "Whiplash Trap", "Augury Owl", "See Beyond", "Plea for Power",
            "Mask of Memory", "Bloodbraid Elf", "Shardless Agent", "Etherium-Horn Sorcerer", "Rumbling Slum",
            "Flametongue Kavu", "Forgotten Ancient", "Taurean Mauler", "Penumbra Spider", "Peregrine Drake",
            "Bramble Elemental", "Mycoloth", "Silverglade Elemental", "Mitotic Slime", "Air Elemental",
            "Brutalizer Exarch", "Dragonlair Spider", "Preyseizer Dragon", "Rorix Bladewing", "Alpha Tyrranax",
            "Tornado Elemental", "Living Hive", "Verdant Force", "Hellkite Hatchling", "Thromok the Insatiable",
            "Warstorm Surge", "Hellion Eruption", "Insurrection", "Savage Twister", "Branching Bolt",
            "Fires of Yavimaya", "Overrun",
            "Gruul Turf", "Kazandu Refuge", "Shivan Oasis", "Skarrg, the Rage Pits", "Vivid Creek", "Rupture Spire",
            "Exotic Orchard", "Terramorphic Expanse", "Shimmering Grotto", "Khalni Garden",
        ), 1) | {"Forest": 12, "Island": 8, "Mountain": 8}),
    Product("Blades of the Night", "Commander decks",
        about="blue and black ninjas that nobody can block, and death for what could",
        commanders=("Vela the Night-Clad",),
        main=dict.fromkeys((
            "Mistblade Shinobi", "Ninja of the Deep Hours", "Skullsnatcher", "Okiba-Gang Shinobi", "Throat Slitter",
            "Walker of Secret Ways", "Sakashima's Student", "Silent-Blade Oni", "Higure, the Still Wind",
            "Ink-Eyes, Servant of Oni", "Tormented Soul", "Dauthi Slayer", "Baleful Strix", "Dimir Infiltrator",
            "Inkfathom Witch", "Bog Smugglers", "Liliana's Specter", "Vampire Nighthawk", "Illusory Angel",
            "Augury Owl", "Cadaver Imp", "Air Elemental", "Glen Elendra Liege", "Notion Thief", "Dark Hatchling",
            "Peregrine Drake", "Kathari Remnant", "Shriekmaw", "Gravedigger", "Festering Goblin", "Wall of Frost",
            "Clone", "Rotting Rats", "Blood Artist", "Assassinate", "Hideous End", "Cruel Revival", "Deny Reality",
            "Incremental Blight", "Consume Spirit", "Profane Command", "Syphon Mind", "Syphon Soul",
            "Beacon of Unrest", "Beseech the Queen", "Innocent Blood", "Cancel", "Force of Will", "Concentrate",
            "See Beyond", "Phyrexian Arena", "Thirst for Knowledge", "Time Warp", "Sol Ring", "Leaden Myr",
            "Silver Myr", "Whispersilk Cloak", "Mask of Memory", "Sai of the Shinobi", "Quietus Spike",
            "Loxodon Warhammer",
            "Dimir Aqueduct", "Jwar Isle Refuge", "Tainted Isle", "Ice Tunnel", "Leechridden Swamp",
            "Terramorphic Expanse", "Exotic Orchard", "Vivid Creek", "Rupture Spire", "Urborg, Tomb of Yawgmoth",
            "Cabal Coffers",
        ), 1) | {"Island": 13, "Swamp": 14}),
    Product("Legion of Razia", "Commander decks",
        about="red and white attackers from the first turn on, and burn for the last points",
        commanders=("Razia, Boros Archangel",),
        main=dict.fromkeys((
            "Figure of Destiny", "Soul Warden", "Jackal Familiar", "Boros Swiftblade", "Cerodon Yearling",
            "Battlegate Mimic", "Boros Guildmage", "White Knight", "Ajani's Pridemate", "Hearthfire Hobgoblin",
            "Duergar Hedge-Mage", "Taurean Mauler", "Kor Sanctifiers", "Flickerwisp", "Banisher Priest",
            "Beetleback Chief", "Flametongue Kavu", "Keldon Champion", "Voice of All", "Armored Griffin",
            "Serra Angel", "Balefire Liege", "Menacing Ogre", "Bull Cerodon", "Preyseizer Dragon", "Rorix Bladewing",
            "Wild Wurm", "Alms Collector", "Bogardan Firefiend", "Mudbutton Torchrunner", "Sol Ring", "Boros Signet",
            "Iron Myr", "Gold Myr", "Loxodon Warhammer", "Mask of Memory", "Armillary Sphere", "Fractured Powerstone",
            "Flayer Husk", "Lightning Bolt", "Lightning Helix", "Arc Trail", "Arc Lightning", "Blaze", "Double Cleave",
            "Captain's Maneuver", "Orim's Thunder", "Order // Chaos", "Cone of Flame", "Pyrotechnics",
            "Relentless Assault", "Taunt from the Rampart", "Insurrection", "Browbeat", "Fiery Fall",
            "Rolling Thunder", "Oblivion Ring", "Glory of Warfare", "Ghostly Prison", "Warstorm Surge",
            "Elspeth, Knight-Errant",
            "Battlefield Forge", "Boros Garrison", "Sunhome, Fortress of the Legion", "Terramorphic Expanse",
            "Exotic Orchard", "Rupture Spire", "Shimmering Grotto", "Great Furnace", "Ancient Den",
        ), 1) | {"Mountain": 15, "Plains": 14}),
)
# fmt: on


def commander_with(decks: Sequence[Product | DeckList], brawl: bool = False) -> Commander:
    """Commander with the commanders of these decks, built-in ones or lists.

    >>> from planechase.decks.deck_list_reading import read
    >>> mine = read("Commander\\nBosh, Iron Golem\\n\\nDeck\\n99 Mountain")
    >>> [card.name for leaders in commander_with([COMMANDER_DECKS[0], mine]).commanders for card in leaders]
    ['Krond the Dawn-Clad', 'Bosh, Iron Golem']
    """
    return Commander([_leaders(deck) for deck in decks], brawl)


def _leaders(deck: Product | DeckList) -> Sequence[str | CardDefinition]:
    return deck.commanders if isinstance(deck, Product) else legality.cards(deck.commanders)


def brawl_deck(deck: Product) -> tuple[CardDefinition, ...]:
    """CR 903.12d: a Commander deck made smaller, with spells and lands left out evenly.

    >>> len(brawl_deck(COMMANDER_DECKS[0]))
    60
    """
    cards = deck.deck()
    leaders, others = cards[: len(deck.commanders)], cards[len(deck.commanders) :]
    size = BRAWL_CARDS - len(leaders)
    return (*leaders, *(others[number * len(others) // size] for number in range(size)))
