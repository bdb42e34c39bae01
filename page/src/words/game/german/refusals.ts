import type { Book } from "../phrasebook";

/** Why something cannot be done, by the rules. */
const refusals: Book = {
  sentence: {
    "{name} is not a creature.": "{name} ist keine Kreatur.",
    "{name} is tapped.": "{name} ist getappt.",
    "{name} came under your control this turn.": "{name} ist erst seit diesem Zug unter eigener Kontrolle.",
    "{name} is a battle.": "{name} ist eine Schlacht.",
    "{name} has defender.": "{name} ist ein Verteidiger.",
    "More creatures must attack if able: look at {things}.":
      "Weitere Kreaturen müssen angreifen, falls möglich: {things}.",
    "The cost to attack with these creatures cannot be paid.":
      "Die Kosten für den Angriff mit diesen Kreaturen können nicht bezahlt werden.",
    "{name} has flying.": "{name} hat Flugfähigkeit.",
    "Only creatures with shadow block creatures with shadow, and they block nothing else.":
      "Nur Kreaturen mit Schatten blocken Kreaturen mit Schatten, und sie blocken sonst nichts.",
    "{name} has horsemanship.": "{name} hat Reitkunst.",
    "{name} has fear.": "{name} verbreitet Furcht.",
    "{name} has intimidate.": "{name} hat Einschüchtern.",
    "{name} has skulk.": "{name} hat Schleichen.",
    "{name} has shroud.": "{name} ist verschleiert.",
    "{name} has hexproof.": "{name} ist fluchsicher.",
    "{name} has protection from {text}.": "{name} hat Schutz vor {text}.",
    "Some creatures must block, or be blocked, if able.":
      "Manche Kreaturen müssen blocken oder geblockt werden, falls möglich.",
    "The cost to block with these creatures cannot be paid.":
      "Die Kosten für das Blocken mit diesen Kreaturen können nicht bezahlt werden.",
    "{name} cannot block {name2}.": "{name} kann {name2} nicht blocken.",
    "{name} cannot be blocked by so many creatures.": "{name} kann nicht von so vielen Kreaturen geblockt werden.",
    "{name} cannot be blocked by so few creatures.": "{name} kann nicht von so wenigen Kreaturen geblockt werden.",
    "{name} cannot block that many creatures.": "{name} kann nicht so viele Kreaturen blocken.",
    "The mana values of these cards must be {n} or more together.":
      "Die Manabeträge dieser Karten müssen zusammen {n} oder mehr ergeben.",
    "What should be exerted is gone.": "Was gefordert werden soll, ist nicht mehr da.",
    "{name} has menace and must be blocked by two or more creatures.":
      "{name} ist bedrohlich und muss von mindestens zwei Kreaturen geblockt werden.",
    "{name} can't attack or block alone.": "{name} kann nicht allein angreifen oder blocken.",
    "No more than {n} can block.": "Nicht mehr als {n} können blocken.",
    "No more than {n} can attack.": "Nicht mehr als {n} können angreifen.",
    "No more than {n} can attack {name}.": "Nicht mehr als {n} können {name} angreifen.",
    "Each in the order must be assigned lethal damage before the next gets any: {things}.":
      "Jeder in der Reihenfolge muss tödlichen Schaden erhalten, bevor der nächste welchen erhält: {things}.",
    "With trample, each blocker must be assigned lethal damage before the defender gets any.":
      "Bei Trampelschaden muss jeder Blocker tödlichen Schaden erhalten, bevor der Verteidiger welchen erhält.",
    "{name} cannot attack {name2}.": "{name} kann {name2} nicht angreifen.",
    "{name} is not a creature that can attack.": "{name} ist keine Kreatur, die angreifen kann.",
    "{name} is not a creature that can block.": "{name} ist keine Kreatur, die blocken kann.",
    "{name} was told to block the same attacker twice.": "{name} sollte denselben Angreifer zweimal blocken.",
    "{sentence} A creature was told to attack twice.": "{sentence} Eine Kreatur sollte zweimal angreifen.",
    "Say for each attacking creature whom it attacks, as a dictionary.":
      "Für jede angreifende Kreatur angeben, wen sie angreift.",
    "Say for each blocking creature what it blocks, as a dictionary.":
      "Für jede blockende Kreatur angeben, was sie blockt.",

    "{name} is not within range of influence.": "{name} ist außerhalb der Einflussreichweite.",
    "It is gone.": "Das ist nicht mehr da.",
    "{name} has left the game.": "{name} ist nicht mehr im Spiel.",
    "{name} is not in the game any more.": "{name} ist nicht mehr im Spiel.",
    "{name} cannot be tapped for this cost.": "{name} kann für diese Kosten nicht getappt werden.",
    "{name} cannot be untapped for this cost.": "{name} kann für diese Kosten nicht enttappt werden.",
    "{name} has too little loyalty.": "{name} hat zu wenig Loyalität.",
    "The {mana} that was to be spent is not in {name}'s pool.":
      "{mana} sollte ausgegeben werden und ist nicht im Manavorrat von {name}.",
    "{name} cannot pay {mana}.": "{name} kann {mana} nicht bezahlen.",
    "A source of mana was gone before it could be used.": "Eine Manaquelle ist weg, bevor sie benutzt werden konnte.",
    "{name} cannot pay a part of the cost.": "{name} kann einen Teil der Kosten nicht bezahlen.",
    "There is no legal target for {name}'s ability.": "Es gibt kein legales Ziel für die Fähigkeit von {name}.",
    "There is no legal target for {name}.": "Es gibt kein legales Ziel für {name}.",
    "The cost of {name}'s ability cannot be paid.": "Die Kosten der Fähigkeit von {name} können nicht bezahlt werden.",
    "{name} does not have the mana.": "{name} hat das Mana nicht.",
    "{name} cannot pay for {name2}.": "{name} kann {name2} nicht bezahlen.",
    "{name} cannot pay for {name2}, whatever it targets.": "{name} kann {name2} nicht bezahlen, egal mit welchem Ziel.",
    "{name} cannot pay for {name2} with that target.": "{name} kann {name2} mit diesem Ziel nicht bezahlen.",
    "{name} cannot pay for {name2}, whatever its mode.": "{name} kann {name2} in keinem Modus bezahlen.",
    "{name} cannot pay for {name2} with these modes.": "{name} kann {name2} mit diesen Modi nicht bezahlen.",
    "Gift.gift: nobody can give {text}; there is {text2}.": "Gift.gift: {text} kann niemand schenken; es gibt {text2}.",
    "A spell with split second is on the stack.": "Auf dem Stapel liegt ein Zauberspruch mit Sekundenbruchteil.",
    "Something forbids casting {name}.": "Etwas verbietet, {name} zu wirken.",
    "{name} can only be cast if its condition is met.":
      "{name} kann nur gewirkt werden, wenn seine Bedingung erfüllt ist.",
    "Not enough modes of {name} have a legal target.": "Nicht genug Modi von {name} haben ein legales Ziel.",
    "There are not enough legal targets for {name}.": "Es gibt nicht genug legale Ziele für {name}.",
    "That would leave too few other targets for {name}.": "Dann blieben zu wenige andere Ziele für {name}.",
    "{n} cannot be divided among {n2} targets.": "{n} lässt sich nicht auf {n2} Ziele verteilen.",
    "{name} has too few legal targets.": "{name} hat zu wenige legale Ziele.",
    "{name} can only be cast in your main phase while the stack is empty.":
      "{name} kann nur in der eigenen Hauptphase bei leerem Stapel gewirkt werden.",
    "{name} cannot be played as a land.": "{name} kann nicht als Land gespielt werden.",
    "{name} is not a land.": "{name} ist kein Land.",
    "Lands are played in your own main phase while the stack is empty.":
      "Länder werden in der eigenen Hauptphase bei leerem Stapel gespielt.",
    "No more lands can be played this turn.": "In diesem Zug kann kein Land mehr gespielt werden.",
    "{name} cannot be played from where it is.": "{name} kann von dort nicht gespielt werden.",
    "Something forbids playing {name}.": "Etwas verbietet, {name} zu spielen.",
    "{name} has no such ability here.": "{name} hat hier keine solche Fähigkeit.",
    "Only {name} can activate abilities of {name2}.": "Nur {name} kann Fähigkeiten von {name2} aktivieren.",
    "This ability of {name} works only in your main phase while the stack is empty.":
      "Diese Fähigkeit von {name} geht nur in der eigenen Hauptphase bei leerem Stapel.",
    "The ability of {name} cannot be activated now.": "Die Fähigkeit von {name} kann jetzt nicht aktiviert werden.",
    "The ability of {name} cannot be activated again this turn.":
      "Die Fähigkeit von {name} wurde in diesem Zug oft genug aktiviert.",
    "The ability of {name} was activated before.": "Die Fähigkeit von {name} wurde schon aktiviert.",
    "Something forbids activating abilities of {name}.": "Etwas verbietet, Fähigkeiten von {name} zu aktivieren.",
    "Loyalty abilities are activated in your own main phase while the stack is empty.":
      "Loyalitätsfähigkeiten werden in der eigenen Hauptphase bei leerem Stapel aktiviert.",
    "A loyalty ability of {name} was already activated this turn.":
      "Eine Loyalitätsfähigkeit von {name} wurde in diesem Zug schon aktiviert.",
    "A card is suspended in your own main phase while the stack is empty.":
      "Karten werden in der eigenen Hauptphase bei leerem Stapel ausgesetzt.",
    "What should be sacrificed is gone.": "Was geopfert werden sollte, ist nicht mehr da.",
    "{name} has no commander whose colours could be paid for.":
      "{name} hat keinen Commander, dessen Farben bezahlt werden könnten.",
    "Tap creatures with total power {n} or greater.": "Kreaturen mit Gesamtstärke {n} oder mehr tappen.",
    "The cards must have different names.": "Die Karten müssen verschiedene Namen haben.",
    "The cards must share a land type.": "Die Karten müssen einen Landtyp gemeinsam haben.",
    "Players who share a life total cannot both be chosen: one of each team.":
      "Wer sich Lebenspunkte teilt, kann nicht gemeinsam gewählt werden: einer je Team.",
    "The targets must be controlled by different players.": "Die Ziele müssen verschiedenen Spielern gehören.",
    "The targets must be in one player's graveyard.": "Die Ziele müssen im Friedhof eines einzigen Spielers liegen.",
    "The targets must share a card type.": "Die Ziele müssen einen Kartentyp gemeinsam haben.",
    "They must have different mana values.": "Sie müssen verschiedene Manawerte haben.",
    "The targets must share no creature type.": "Die Ziele dürfen keinen Kreaturentyp gemeinsam haben.",
    "Choose at most one for each player.": "Höchstens eins je Spieler wählen.",

    "{sentence} {text} is not the id of an option.": "{sentence} {text} steht nicht zur Wahl.",
    "{sentence} {text} is not among the options.": "{sentence} {text} steht nicht zur Wahl.",
    "{sentence} {text} is not among the options, or was given twice.":
      "{sentence} {text} steht nicht zur Wahl oder wurde zweimal genannt.",
    "{sentence} {text} is not among those that can get a share.": "{sentence} {text} kann keinen Anteil bekommen.",
    "{sentence} Give a list, not {text}.": "{sentence} Eine Liste angeben, nicht {text}.",
    "{sentence} The same option was chosen twice.": "{sentence} Dasselbe wurde zweimal gewählt.",
    "{sentence} Choose {number}, not {text}.": "{sentence} Zu wählen: {number}, nicht {text}.",
    "{sentence} Give all {n} of them in a list.": "{sentence} Alle {n} in einer Liste angeben.",
    "{sentence} {n} of them are missing from the order.": "{sentence} In der Reihenfolge fehlen {n}.",
    "{sentence} One of them was given twice.": "{sentence} Eines wurde zweimal genannt.",
    "{sentence} Say how much each of them gets.": "{sentence} Angeben, wie viel jeder bekommt.",
    "{sentence} Each of them gets at least {n}.": "{sentence} Jeder bekommt mindestens {n}.",
    "{sentence} Each share is at least {n}, not {text}.": "{sentence} Jeder Anteil ist mindestens {n}, nicht {text}.",
    "{sentence} The shares add up to {text}, not to {n}.": "{sentence} Die Anteile ergeben {text}, nicht {n}.",
    "{sentence} Give {n} shares, one for each, not {n2}.":
      "{sentence} {n} Anteile angeben, für jeden einen, nicht {n2}.",
    "{sentence} Steps are numbers, one for each, not {text}.":
      "{sentence} Anteile sind Zahlen, für jeden eine, nicht {text}.",
    "{sentence} Answer True or False, not {text}.": "{sentence} Mit Ja oder Nein antworten, nicht mit {text}.",

    "You have left the game.": "Nicht mehr im Spiel.",
    "Only on your own turn.": "Nur im eigenen Zug.",
    "Only in a main phase.": "Nur in einer Hauptphase.",
    "Only while the stack is empty.": "Nur bei leerem Stapel.",
    "Only while you have priority.": "Nur mit Priorität.",
    "You cannot pay {mana}.": "{mana} kann nicht bezahlt werden.",
    "The planar die is rolled in your own main phase while the stack is empty.":
      "Der Weltenwürfel wird in der eigenen Hauptphase bei leerem Stapel geworfen.",
    "The game would go round in circles: choose something else.":
      "Die Partie ginge im Kreis: Bitte etwas anderes wählen.",
    "The game is over; there is nothing to decide.": "Die Partie ist vorbei; es gibt nichts zu entscheiden.",
    "{text} is nothing that a player can do.": "{text} ist nichts, was ein Spieler tun kann.",
  },

  /** What was so of somebody who lost by a rule of a variant. */
  fate: {
    "was dealt {n} combat damage by the commander {name}": "hat {n} Kampfschaden vom Commander {name} erhalten",
  },
};

export default refusals;
