import type { Hour } from "./landscape";
import type { Landmark } from "./landmarks";
import type { Terrain } from "./terrain";
import type { Weather } from "./weather";

/** What is known of a place; the rest is left to its name and to chance. */
export interface Place {
  readonly terrain: Terrain;
  readonly hour: Hour;
  readonly landmark: Landmark | null;
  readonly weather: Weather | null;
}

/** Terrain, hour, landmark and weather of the planes we know, chosen by eye. A dash is nothing special. */
const PLACES = `
Plains: plains day - birds
Island: sea day - birds
Swamp: swamp night - motes
Mountain: mountain dusk -
Forest: forest day -
Bant: plains dawn castle birds
Esper: sea dawn spire
Grixis: swamp night skull
Jund: volcanic dusk -
Naya: forest dawn ziggurat birds
The Maelstrom: sky dusk vortex
Academy at Tolaria West: city day observatory birds
Isle of Vesuva: sea day arch birds
Krosa: forest dusk tree
Llanowar: forest day -
New Argive: city dusk castle
Otaria: desert day colosseum
Riptide Island: sea day lighthouse birds
Shiv: volcanic dusk spire
Talon Gates: sea dusk gates
Gavony: plains dusk cathedral
Kessig: forest night hut
Nephalia: sea night lighthouse rain
Stensia: mountain night castle
Minamo: sea day torii
Orochi Colony: forest dawn torii
Sokenzan: mountain dusk pagoda embers
Takenuma: swamp night torii motes
Towashi: city night pagoda
Glen Elendra: forest dusk mushrooms motes
Goldmeadow: plains dawn village birds
The Great Forest: forest day tree
Velis Vel: mountain night portal
Glimmervoid Basin: desert day obelisks
Panopticon: machine night eye
Quicksilver Sea: sea night domes
Furnace Layer: machine dusk chimneys embers
Norn's Dominion: machine dawn spire
Norn's Seedcore: machine day tree
Agyrem: city night cathedral motes
Grand Ossuary: city dusk skull
Izzet Steam Maze: machine dusk domes
Kilnspire District: city dusk chimneys
Orzhova: city night cathedral
Prahv: city dawn spire
Selesnya Loft Gardens: city day tree birds
Undercity Reaches: city night bridge rain
Akoum: mountain dusk crystal
Hedron Fields of Agadeem: plains day hedrons
Murasa: forest day arch
Tazeem: sea day hedrons
Celestine Reef: sea dawn arch
Cliffside Market: desert day palace birds
Eloren Wilds: forest dusk arch
Feeding Grounds: swamp dusk bones birds
Fields of Summer: plains day windmill
Horizon Boughs: sky dawn tree
Immersturm: volcanic night gates rain
Lethe Lake: sea dusk -
Mirrored Depths: ice night crystal
Naar Isle: volcanic dusk -
Pools of Becoming: sea night portal motes
Raven's Run: swamp dusk hut birds
Sanctum of Serra: sky day temple birds
Sea of Sand: desert dawn ship
Skybreen: sky night longhouse
Stronghold Furnace: machine dusk castle embers
Tember City: city day palace
The Aether Flues: machine dawn wheel
The Dark Barony: swamp night castle
The Eon Fog: mountain dawn obelisks motes
The Fourth Sphere: machine dusk chimneys
The Hippodrome: plains day colosseum birds
Turri Island: sky dawn -
Aretopolis: city day temple
Astral Arena: sky night colosseum
Bloodhill Bastion: mountain dusk castle
Edge of Malacol: ice dusk gates
Grove of the Dreampods: forest dusk mushrooms motes
Kharasha Foothills: mountain day village birds
Lair of the Ashen Idol: volcanic night statue
Mount Keralia: volcanic day -
Onakke Catacomb: swamp night temple
Stairs to Infinity: sky night stairs
The Zephyr Maze: sky day rings
Trail of the Mage-Rings: plains dusk rings
Truga Jungle: forest day ziggurat
Windriddle Palaces: sky dusk palace
Enigma Ridges: mountain dawn arch
Ghirapur: city day wheel
Inys Haen: forest dawn obelisks motes
Ketria: forest day crystal
Littjara: sea night longhouse
Megaflora Jungle: forest dawn mushrooms
Naktamun: desert day pyramid
Nyx: sky night temple
Paliano: city dusk palace birds
Strixhaven: city dawn observatory
Ten Wizards Mountain: mountain dawn pagoda
The Caldaia: machine night mine
The Fertile Lands of Saulvinia: plains dawn tree birds
The Golden City of Orazca: forest dusk palace
The Great Aerie: mountain day gates birds
The Western Cloud: sky day castle birds
The Wilds: forest night castle
Unyaro: plains dusk tree birds
Valor's Reach: city day colosseum
Amy's Home: plains day hut
Antarctic Research Base: ice day domes snow
Aplan Mortarium: desert night statue
Bad Wolf Bay: sea dawn - birds
Besieged Viking Village: sea dawn longhouse
Bowie Base One: desert dusk domes
City of the Daleks: city dusk domes
Coal Hill School: city day clock birds
Dalek Intensive Care: machine night domes
Gardens of Tranquil Repose: plains night temple
Hotel of Fears: city night palace
Kerblam! Warehouse: machine day rocket
Lake Silencio: desert dawn booth
Mondassian Colony Ship: machine night rocket
New New York: city day rocket
North Pole Research Base: ice night domes snow
Ood Sphere: ice dawn rings snow
Pompeii: volcanic day temple
Prime Minister's Cabinet Room: city dusk clock
Singing Towers of Darillium: desert night spire
Spectrox Mines: mountain night mine
Stormcage Containment Facility: sea night castle rain
TARDIS Bay: machine dawn booth
Temple of Atropos: sky dawn temple
The Cave of Skulls: mountain dusk skull
The Cheetah Planet: plains dusk bones
The Dining Car: sky night train
The Doctor's Childhood Barn: desert dusk barn
The Doctor's Tomb: swamp dusk booth
The Drum, Mining Facility: sea night mine
The Lux Foundation Library: city dusk observatory
The Matrix of Time: machine night rings
The Moonbase: ice night rocket
The Pit: volcanic night portal
The Pyramid of Mars: desert dusk pyramid
Two Streams Facility: machine day gates
UNIT Headquarters: city night bridge
`;

let read: Map<string, Place> | null = null;

export function placeOf(name: string): Place | undefined {
  read ??= new Map(PLACES.trim().split("\n").map(entry));
  return read.get(name);
}

function entry(line: string): [string, Place] {
  const at = line.lastIndexOf(": ");
  const [terrain, hour, landmark, weather] = line.slice(at + 2).split(" ");
  return [
    line.slice(0, at),
    {
      terrain: terrain as Terrain,
      hour: hour as Hour,
      landmark: landmark === "-" ? null : (landmark as Landmark),
      weather: (weather as Weather | undefined) ?? null,
    },
  ];
}
