"""In which products planes and phenomena were printed, for people who build planar decks from what they own."""

from __future__ import annotations

from typing import Final

TITLES: Final = {
    "HOP": "Planechase (2009)",
    "PC2": "Planechase 2012",
    "PCA": "Planechase Anthology (2016)",
    "MOC": "March of the Machine Commander (2023)",
    "WHO": "Doctor Who (2023)",
}
"""What is printed on the boxes, by the code on the cards."""

_PRINTED: Final = """
HOP PCA:
  Academy at Tolaria West; Agyrem; Bant; Cliffside Market; Eloren Wilds; Feeding Grounds; Fields of Summer;
  Goldmeadow; Grixis; Immersturm; Izzet Steam Maze; Lethe Lake; Llanowar; Minamo; Murasa; Naar Isle; Naya; Otaria;
  Pools of Becoming; Raven's Run; Sanctum of Serra; Sea of Sand; Shiv; Skybreen; The Dark Barony; The Eon Fog; The
  Fourth Sphere; The Hippodrome; The Maelstrom; Velis Vel
HOP PCA MOC:
  Glimmervoid Basin; Isle of Vesuva; Krosa; Panopticon; Sokenzan; Stronghold Furnace; The Aether Flues; The Great
  Forest; Turri Island; Undercity Reaches
PC2 PCA:
  Akoum; Aretopolis; Astral Arena; Edge of Malacol; Furnace Layer; Glen Elendra; Grand Ossuary; Interplanar Tunnel;
  Kessig; Kilnspire District; Lair of the Ashen Idol; Morphic Tide; Mount Keralia; Nephalia; Norn's Dominion; Onakke
  Catacomb; Orzhova; Prahv; Quicksilver Sea; Takenuma; Talon Gates; The Zephyr Maze; Time Distortion; Trail of the
  Mage-Rings; Windriddle Palaces
PC2 PCA MOC:
  Bloodhill Bastion; Chaotic Aether; Gavony; Grove of the Dreampods; Hedron Fields of Agadeem; Jund; Kharasha
  Foothills; Mutual Epiphany; Orochi Colony; Planewide Disaster; Reality Shaping; Selesnya Loft Gardens; Spatial
  Merging; Stensia; Truga Jungle
PCA:
  Celestine Reef; Horizon Boughs; Mirrored Depths; Stairs to Infinity; Tazeem; Tember City
MOC:
  Enigma Ridges; Esper; Ghirapur; Inys Haen; Ketria; Littjara; Megaflora Jungle; Naktamun; New Argive; Norn's
  Seedcore; Nyx; Paliano; Riptide Island; Strixhaven; Ten Wizards Mountain; The Caldaia; The Fertile Lands of
  Saulvinia; The Golden City of Orazca; The Great Aerie; The Pit; The Western Cloud; The Wilds; Towashi; Unyaro;
  Valor's Reach
WHO:
  Amy's Home; Antarctic Research Base; Aplan Mortarium; Bad Wolf Bay; Besieged Viking Village; Bowie Base One; Caught
  in a Parallel Universe; City of the Daleks; Coal Hill School; Dalek Intensive Care; Fixed Point in Time; Gardens of
  Tranquil Repose; Hotel of Fears; Human-Time Lord Meta-Crisis; Kerblam! Warehouse; Lake Silencio; Mondassian Colony
  Ship; New New York; North Pole Research Base; Ood Sphere; Pompeii; Prime Minister's Cabinet Room; Singing Towers of
  Darillium; Spectrox Mines; Stormcage Containment Facility; TARDIS Bay; Temple of Atropos; The Cave of Skulls; The
  Cheetah Planet; The Dining Car; The Doctor's Childhood Barn; The Doctor's Tomb; The Drum, Mining Facility; The Lux
  Foundation Library; The Matrix of Time; The Moonbase; The Pyramid of Mars; Two Streams Facility; UNIT Headquarters;
  Unleash the Flux
"""
"""Codes, and what is in all of these products; a dash for what was only given away."""


def _read() -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    codes: tuple[str, ...] = ()
    for block in _PRINTED.strip().replace("\n  ", " ").splitlines():
        heading, _, names = block.partition(": ")
        codes = tuple(code for code in heading.split() if code in TITLES)
        found |= dict.fromkeys(names.split("; "), codes)
    return found


PRODUCTS: Final = _read()
"""The codes of the products each plane or phenomenon is in."""
