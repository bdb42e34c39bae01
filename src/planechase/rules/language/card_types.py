"""Card types, supertypes and subtypes (CR 205, 300 to 315), as bit masks where they are hot."""

from __future__ import annotations

from typing import Final

Types = int
Supertypes = int

ARTIFACT: Final = 1
BATTLE: Final = 2
CREATURE: Final = 4
ENCHANTMENT: Final = 8
INSTANT: Final = 16
LAND: Final = 32
PLANESWALKER: Final = 64
SORCERY: Final = 128
KINDRED: Final = 256
PLANE: Final = 512
PHENOMENON: Final = 1024
SCHEME: Final = 2048
VANGUARD: Final = 4096
DUNGEON: Final = 8192

PERMANENT_TYPES: Final = ARTIFACT | BATTLE | CREATURE | ENCHANTMENT | LAND | PLANESWALKER

BASIC: Final = 1
LEGENDARY: Final = 2
SNOW: Final = 4
WORLD: Final = 8
ONGOING: Final = 16

# The order is the order of a printed type line.
TYPE_NAMES: Final[dict[Types, str]] = {
    KINDRED: "Kindred",
    ENCHANTMENT: "Enchantment",
    ARTIFACT: "Artifact",
    BATTLE: "Battle",
    LAND: "Land",
    CREATURE: "Creature",
    PLANESWALKER: "Planeswalker",
    INSTANT: "Instant",
    SORCERY: "Sorcery",
    PLANE: "Plane",
    PHENOMENON: "Phenomenon",
    SCHEME: "Scheme",
    VANGUARD: "Vanguard",
    DUNGEON: "Dungeon",
}
SUPERTYPE_NAMES: Final[dict[Supertypes, str]] = {
    BASIC: "Basic",
    LEGENDARY: "Legendary",
    ONGOING: "Ongoing",
    SNOW: "Snow",
    WORLD: "World",
}

BASIC_LAND_TYPES: Final[dict[str, str]] = {
    "Plains": "W",
    "Island": "U",
    "Swamp": "B",
    "Mountain": "R",
    "Forest": "G",
}
LAND_TYPES: Final = frozenset(
    {*BASIC_LAND_TYPES, "Cave", "Cloud", "Desert", "Gate", "Lair", "Locus", "Mine", "Planet"}
    | {"Power-Plant", "Sphere", "Tower", "Town", "Urza's"}
)
CREATURE_TYPES: Final = (
    "Advisor", "Aetherborn", "Alien", "Ally", "Angel", "Antelope", "Ape", "Archer", "Archon", "Armadillo", "Army",
    "Artificer", "Assassin", "Assembly-Worker", "Astartes", "Atog", "Aurochs", "Avatar", "Azra", "Badger", "Balloon",
    "Barbarian", "Bard", "Basilisk", "Bat", "Bear", "Beast", "Beaver", "Beeble", "Beholder", "Berserker", "Bird",
    "Bison", "Blinkmoth", "Boar", "Bringer", "Brushwagg", "C'tan", "Camarid", "Camel", "Capybara", "Caribou",
    "Carrier", "Cat", "Centaur", "Child", "Chimera", "Citizen", "Cleric", "Clown", "Cockatrice", "Construct",
    "Coward", "Coyote", "Crab", "Crocodile", "Custodes", "Cyberman", "Cyclops", "Dalek", "Dauthi", "Demigod", "Demon",
    "Deserter", "Detective", "Devil", "Dinosaur", "Djinn", "Doctor", "Dog", "Dragon", "Drake", "Dreadnought", "Drix",
    "Drone", "Druid", "Dryad", "Dwarf", "Echidna", "Efreet", "Egg", "Elder", "Eldrazi", "Elemental", "Elephant",
    "Elf", "Elk", "Employee", "Eye", "Faerie", "Ferret", "Fish", "Flagbearer", "Fox", "Fractal", "Frog", "Fungus",
    "Gamer", "Gargoyle", "Germ", "Giant", "Giraffe", "Gith", "Glimmer", "Gnoll", "Gnome", "Goat", "Goblin", "God",
    "Golem", "Gorgon", "Graveborn", "Gremlin", "Griffin", "Guest", "Hag", "Halfling", "Hamster", "Harpy", "Hedgehog",
    "Hellion", "Hero", "Hippo", "Hippogriff", "Homarid", "Homunculus", "Horror", "Horse", "Human", "Hydra", "Hyena",
    "Illusion", "Imp", "Incarnation", "Inkling", "Inquisitor", "Insect", "Jackal", "Jellyfish", "Juggernaut",
    "Kangaroo", "Kavu", "Kirin", "Kithkin", "Knight", "Kobold", "Kor", "Kraken", "Lamia", "Lammasu", "Leech", "Lemur",
    "Leviathan", "Lhurgoyf", "Licid", "Lizard", "Llama", "Lobster", "Manticore", "Masticore", "Mercenary", "Merfolk",
    "Metathran", "Minion", "Minotaur", "Mite", "Mole", "Monger", "Mongoose", "Monk", "Monkey", "Moogle", "Moonfolk",
    "Mount", "Mouse", "Mutant", "Myr", "Mystic", "Nautilus", "Necron", "Nephilim", "Nightmare", "Nightstalker",
    "Ninja", "Noble", "Noggle", "Nomad", "Nymph", "Octopus", "Ogre", "Ooze", "Orb", "Orc", "Orgg", "Otter", "Ouphe",
    "Ox", "Oyster", "Pangolin", "Peasant", "Pegasus", "Pentavite", "Performer", "Pest", "Phelddagrif", "Phoenix",
    "Phyrexian", "Pilot", "Pincher", "Pirate", "Plant", "Platypus", "Porcupine", "Possum", "Praetor", "Primarch",
    "Prism", "Processor", "Qu", "Rabbit", "Raccoon", "Ranger", "Rat", "Rebel", "Reflection", "Rhino", "Rigger",
    "Robot", "Rogue", "Sable", "Salamander", "Samurai", "Sand", "Saproling", "Satyr", "Scarecrow", "Scientist",
    "Scion", "Scorpion", "Scout", "Sculpture", "Seal", "Serf", "Serpent", "Servo", "Shade", "Shaman", "Shapeshifter",
    "Shark", "Sheep", "Siren", "Skeleton", "Skunk", "Slith", "Sliver", "Sloth", "Slug", "Snail", "Snake", "Soldier",
    "Soltari", "Sorcerer", "Spawn", "Specter", "Spellshaper", "Sphinx", "Spider", "Spike", "Spirit", "Splinter",
    "Sponge", "Squid", "Squirrel", "Starfish", "Surrakar", "Survivor", "Symbiote", "Synth", "Tentacle", "Tetravite",
    "Thalakos", "Thopter", "Thrull", "Tiefling", "Time Lord", "Toy", "Treefolk", "Trilobite", "Triskelavite", "Troll",
    "Turtle", "Tyranid", "Unicorn", "Utrom", "Vampire", "Varmint", "Vedalken", "Villain", "Volver", "Wall", "Walrus",
    "Warlock", "Warrior", "Weasel", "Weird", "Werewolf", "Whale", "Wizard", "Wolf", "Wolverine", "Wombat", "Worm",
    "Wraith", "Wurm", "Yeti", "Zombie", "Zubera",
)  # fmt: skip
"""CR 205.3m: all the creature types there are, in the order of the alphabet."""
_UNTIL_2011: Final = frozenset({"Anteater", "Cephalid", "Hound", "Viashino"})
_SINCE_2011: Final = frozenset({
    "Aetherborn", "Alien", "Armadillo", "Army", "Astartes", "Azra", "Balloon", "Bard", "Beaver", "Beholder",
    "Bison", "C'tan", "Capybara", "Child", "Clown", "Coyote", "Custodes", "Cyberman", "Dalek", "Demigod",
    "Detective", "Dinosaur", "Doctor", "Dog", "Drix", "Echidna", "Egg", "Employee", "Fractal", "Gamer", "Giraffe",
    "Gith", "Glimmer", "Gnoll", "God", "Guest", "Halfling", "Hamster", "Hedgehog", "Hero", "Inkling", "Inquisitor",
    "Jackal", "Kangaroo", "Lamia", "Lemur", "Llama", "Lobster", "Mite", "Mole", "Monkey", "Moogle", "Mount",
    "Mouse", "Necron", "Noble", "Nymph", "Otter", "Pangolin", "Peasant", "Performer", "Phyrexian", "Pilot",
    "Platypus", "Porcupine", "Possum", "Primarch", "Processor", "Qu", "Raccoon", "Ranger", "Robot", "Sable",
    "Scientist", "Scion", "Sculpture", "Seal", "Servo", "Shark", "Skunk", "Sloth", "Snail", "Sorcerer", "Symbiote",
    "Synth", "Tentacle", "Tiefling", "Time Lord", "Toy", "Trilobite", "Tyranid", "Utrom", "Varmint", "Villain",
    "Walrus", "Warlock", "Weasel", "Werewolf",
})  # fmt: skip
CREATURE_TYPES_2011: Final = tuple(sorted({*CREATURE_TYPES, *_UNTIL_2011} - _SINCE_2011))
"""2011:204.3k: the creature types there were."""
_CREATURE_TYPES: Final = frozenset(CREATURE_TYPES) | _UNTIL_2011

EVERY_CREATURE_TYPE: Final = "every creature type"
"""Stands in a set of subtypes for all creature types at once (CR 702.73, changeling)."""


def is_creature_type(subtype: str) -> bool:
    """CR 205.3m: whether it is on the list, or was in 2011."""
    return subtype in _CREATURE_TYPES


def planeswalker_types(subtypes: frozenset[str]) -> frozenset[str]:
    """CR 205.3j: those among the subtypes of planeswalkers that are no types of creatures or lands."""
    return frozenset(one for one in subtypes if one not in _CREATURE_TYPES and one not in LAND_TYPES) - {
        EVERY_CREATURE_TYPE
    }


def has_subtype(subtypes: frozenset[str], subtype: str) -> bool:
    """CR 702.73a: an object that is every creature type has each of them."""
    if subtype in subtypes:
        return True
    return EVERY_CREATURE_TYPE in subtypes and is_creature_type(subtype)


def parse_type_line(line: str) -> tuple[Supertypes, Types, frozenset[str]]:
    """Reads "Legendary Artifact Creature — Golem".

    >>> parse_type_line("Basic Land — Forest") == (BASIC, LAND, frozenset({"Forest"}))
    True
    """
    head, _, tail = line.partition(" — ")
    supertypes = types = 0
    for part in head.split():
        supertype = next((mask for mask, name in SUPERTYPE_NAMES.items() if name == part), 0)
        card_type = next((mask for mask, name in TYPE_NAMES.items() if name == part), 0)
        if not supertype and not card_type:
            raise ValueError(f"{part!r} in the type line {line!r} is neither a card type nor a supertype.")
        supertypes |= supertype
        types |= card_type
    if types & PLANE:
        return supertypes, types, frozenset({tail} if tail else ())
    return supertypes, types, frozenset(subtypes_in(tail))


def subtypes_in(text: str) -> tuple[str, ...]:
    """CR 205.3b, 205.3m: each word is a subtype, but for the one creature type of two words.

    >>> subtypes_in("Time Lord Doctor")
    ('Time Lord', 'Doctor')
    """
    return tuple(each.replace("_", " ") for each in text.replace("Time Lord", "Time_Lord").split())


def type_names(types: Types) -> list[str]:
    """The names of these card types in the order of a type line."""
    return [name for mask, name in TYPE_NAMES.items() if types & mask]


def type_line(supertypes: Supertypes, types: Types, subtypes: frozenset[str], order: tuple[str, ...] = ()) -> str:
    """The type line as a card shows it; `order` is the printed order of the subtypes, where it is known."""
    words = [name for mask, name in SUPERTYPE_NAMES.items() if supertypes & mask]
    words += type_names(types)
    known = [subtype for subtype in order if subtype in subtypes]
    listed = known + sorted(subtypes - set(known))
    return " ".join(words) + (" — " + " ".join(listed) if listed else "")
