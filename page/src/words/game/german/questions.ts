import type { Book } from "../phrasebook";

/** What the game asks. The words of a card that stand in a question stay as the card has them. */
const questions: Book = {
  sentence: {
    "You have priority.": "Priorität.",
    "You wanted to step in here: do something.": "Hier sollte eingegriffen werden: Jetzt ist Gelegenheit.",
    "It is {name}'s decision.": "{name} entscheidet.",
    "{name}: {deed}?": "{name}: {deed}?",
    "{name}: {text}?": "{name}: {text}?",
    "{name}: choose what to do.": "{name}: Wählen, was geschieht.",

    "Take a mulligan? You would keep {n} cards.": "Mulligan nehmen? Es blieben {n} Karten.",
    "Take a mulligan? You would keep {n} card.": "Mulligan nehmen? Es bliebe {n} Karte.",
    "Take a mulligan? You exile any number of cards from your hand and draw one fewer.":
      "Mulligan nehmen? Beliebig viele Handkarten gehen ins Exil, und eine weniger wird gezogen.",
    "Exile cards from your hand for this mulligan: you draw one fewer than you exile.":
      "Handkarten für diesen Mulligan ins Exil schicken: Es wird eine weniger gezogen.",
    "Put {n} of these cards on the bottom of your library.": "{n} dieser Karten unter die eigene Bibliothek legen.",
    "Choose which of these cards to use before the game begins, in this order.":
      "Wählen, welche dieser Karten vor Spielbeginn eingesetzt werden, in dieser Reihenfolge.",

    "Choose one for {name}.": "Für {name} eines wählen.",
    "Choose {aim} for {name}.": "Für {name} wählen: {aim}.",
    "Choose X for {name}.": "X für {name} wählen.",
    "Choose {number} of the modes of {name}.": "Modi von {name} wählen: {number}.",
    "Choose new targets for {name}?": "Neue Ziele für {name} wählen?",
    "Choose the new target instead of {name}, or the same again.":
      "Das neue Ziel anstelle von {name} wählen, oder wieder dasselbe.",
    "Divide {n} among the targets of {name}.": "{n} auf die Ziele von {name} verteilen.",
    "Choose which {text} is meant.": "Wählen, was gemeint ist: {text}.",
    "Choose which of them is meant by {name}.": "Wählen, was {name} meint.",
    "Choose which cost of {name} to pay.": "Wählen, welche Kosten von {name} bezahlt werden.",
    "Pay the {keyword} cost of {name}?": "Für {name} auch {keyword} bezahlen?",
    "Pay {mana}: tap for mana, or leave the rest to the game. In your pool: {mana2}.":
      "{mana} bezahlen: Für Mana tappen oder den Rest dem Spiel überlassen. Im Manavorrat: {mana2}.",
    "Pay {mana}: tap for mana, or leave the rest to the game. In your pool: {pool}.":
      "{mana} bezahlen: Für Mana tappen oder den Rest dem Spiel überlassen. Im Manavorrat: {pool}.",
    "Choose what stays tapped, or nothing.": "Wählen, was getappt bleibt, oder nichts.",
    "Choose what untaps.": "Wählen, was enttappt wird.",
    "Choose creatures to tap to help cast {name}.": "Kreaturen wählen, die getappt werden, um {name} zu wirken.",
    "Choose what to sacrifice for {name}.": "Wählen, was für {name} geopfert wird.",
    "Choose a creature to tap for {name}, or none.": "Eine Kreatur wählen, die für {name} getappt wird, oder keine.",
    "Choose who gets the gift of {name}.": "Wählen, wer das Geschenk von {name} erhält.",
    "Reveal {name} for its miracle?": "{name} für sein Wunder vorzeigen?",
    "Cast {name} for its miracle cost?": "{name} für seine Wunderkosten wirken?",
    "Dredge {name} instead of drawing a card?": "{name} ausgraben, statt eine Karte zu ziehen?",
    "Choose permanents to tap to help cast {name}.":
      "Bleibende Karten wählen, die getappt werden, um {name} zu wirken.",
    "Choose cards to exile from your graveyard to help cast {name}.":
      "Karten aus dem eigenen Friedhof wählen, die ins Exil gehen, um {name} zu wirken.",
    "Choose the mana to add.": "Mana wählen.",
    "Cast {name} without paying its mana cost?": "{name} wirken, ohne die Manakosten zu bezahlen?",
    "Cast a half of {name} without paying its mana cost?":
      "Eine Hälfte von {name} wirken, ohne die Manakosten zu bezahlen?",
    "Choose a spell to cast, or none.": "Einen Zauberspruch zum Wirken wählen, oder keinen.",
    "Choose which half to cast.": "Wählen, welche Hälfte gewirkt wird.",
    "Play {name}?": "{name} spielen?",
    "Choose one, or none for your own land play.": "Eins wählen, oder keins für das eigene Land des Zuges.",

    "Declare attackers.": "Angreifer deklarieren.",
    "Declare blockers.": "Blocker deklarieren.",
    "Order the creatures to which {name} assigns damage, the first of them first.":
      "Die Kreaturen ordnen, denen {name} Schaden zuweist; die erste zuerst.",
    "Choose after which creature {name} damages {name2}; none, for the first.":
      "Wählen, nach welcher Kreatur {name} der Kreatur {name2} Schaden zufügt; keine heißt: zuerst.",
    "Choose to whom {name} deals its combat damage.": "Wählen, wem {name} Kampfschaden zufügt.",
    "Have {name} assign its damage as though it weren't blocked?":
      "Soll {name} Schaden zuweisen, als wäre es nicht geblockt?",
    "Divide {n} damage of {name}.": "{n} {n|Schadenspunkt|Schadenspunkte} von {name} verteilen.",
    "Choose whom or what {name} attacks.": "Wählen, wen oder was {name} angreift.",
    "Choose which creature {name} blocks.": "Wählen, welche Kreatur {name} blockt.",
    "Deal the damage of {name} to a planeswalker instead? Choose one, or none.":
      "Den Schaden von {name} stattdessen einem Planeswalker zufügen? Einen wählen, oder keinen.",
    "How much of the {n} damage from {name} does the effect apply to?":
      "Auf wie viel von {n} {n|Schadenspunkt|Schadenspunkten} von {name} wird der Effekt angewendet?",
    "Choose a source of damage.": "Eine Schadensquelle wählen.",

    "Order your triggered abilities; the first goes on the stack first and resolves last.":
      "Die eigenen ausgelösten Fähigkeiten ordnen; die erste kommt zuerst auf den Stapel und wird zuletzt verrechnet.",
    "Order the copies by their targets; the first goes on the stack first and resolves last.":
      "Die Kopien nach ihren Zielen ordnen; die erste kommt zuerst auf den Stapel und wird zuletzt verrechnet.",
    "Choose which effect changes what is about to happen first.":
      "Wählen, welcher Effekt das Bevorstehende zuerst verändert.",
    "Choose which effect has you skip this; one that speaks only of the next is used up.":
      "Wählen, welcher Effekt das überspringen lässt; einer, der nur vom nächsten Mal spricht, ist damit verbraucht.",
    "Order them; the last is at the very bottom.": "Reihenfolge festlegen; das Letzte liegt ganz unten.",
    "Order them; the last is the lowest.": "Reihenfolge festlegen; das Letzte liegt zuunterst.",
    "Order them on the bottom; the last is at the very bottom.":
      "Die Reihenfolge unten festlegen; das Letzte liegt ganz unten.",
    "Put {name} on top of {name2}, rather than under it?": "Soll {name} auf {name2} liegen, statt darunter?",
    "Order them on top; the first is on top.": "Die Reihenfolge oben festlegen; das Erste liegt zuoberst.",
    "Order them on the bottom of the planar deck; the last is at the very bottom.":
      "Die Reihenfolge unter dem Weltendeck festlegen; das Letzte liegt ganz unten.",

    "Search {name}'s library: choose {number}.": "Bibliothek von {name} durchsuchen: {number} wählen.",
    "Search your library or graveyard for {name}?": "Für {name} die eigene Bibliothek oder den Friedhof durchsuchen?",
    "Search your library for {name}?": "Für {name} die eigene Bibliothek durchsuchen?",
    "Search your library too for {name}?": "Für {name} auch die eigene Bibliothek durchsuchen?",
    "Scry {n}: choose what goes to the bottom.": "Hellsicht {n}: Wählen, was nach unten kommt.",
    "Surveil {n}: choose what goes to your graveyard.": "Überwachen {n}: Wählen, was auf den eigenen Friedhof kommt.",
    "Choose what to discard.": "Wählen, was abgeworfen wird.",
    "Choose a card to be discarded.": "Eine Karte wählen, die abgeworfen wird.",
    "Choose a card from the hand.": "Eine Karte von der Hand wählen.",
    "Choose what to sacrifice.": "Wählen, was geopfert wird.",
    "Choose what to sacrifice, {n} in all; so far it is {n2}.":
      "Wählen, was geopfert wird, {n} insgesamt; bisher {n2}.",
    "Choose what to keep.": "Wählen, was behalten wird.",
    "Choose one of these.": "Eins davon wählen.",
    "Choose another, or none.": "Noch eins wählen, oder keins.",
    "Choose what to tap.": "Wählen, was getappt wird.",
    "Choose what to pay.": "Wählen, was bezahlt wird.",
    "Choose a card to reveal.": "Eine Karte wählen, die vorgezeigt wird.",
    "Choose a card to exile.": "Eine Karte wählen, die ins Exil geht.",
    "Choose what to exile from your graveyard.": "Wählen, was aus dem eigenen Friedhof ins Exil geht.",
    "Choose what to exile from your graveyard, or none.":
      "Wählen, was aus dem eigenen Friedhof ins Exil geht, oder nichts.",
    "Choose an unblocked attacker to return.": "Einen ungeblockten Angreifer wählen, der zurückgenommen wird.",
    "Choose what to return to its owner's hand.": "Wählen, was auf die Hand des Besitzers zurückkehrt.",
    "Choose a card to return to your hand.": "Eine Karte wählen, die auf die Hand zurückkehrt.",
    "Choose a card to return to your hand, or none.": "Eine Karte wählen, die auf die Hand zurückkehrt, oder keine.",
    "Choose a card to put {to}.": "Eine Karte wählen, die {to} kommt.",
    "Choose a card to put {to}, or none.": "Eine Karte wählen, die {to} kommt, oder keine.",
    "Choose up to {n} cards to put {to}.": "Bis zu {n} Karten wählen, die {to} kommen.",
    "Choose {n} cards to put {to}.": "{n} Karten wählen, die {to} kommen.",
    "Choose a card to put onto the battlefield under your control.":
      "Eine Karte wählen, die unter eigener Kontrolle ins Spiel kommt.",
    "Choose a card to put onto the battlefield for the card type {type}, or none.":
      "Eine Karte des Typs {type} wählen, die ins Spiel kommt, oder keine.",
    "Choose which one goes {to}.": "Wählen, welche Karte {to} kommt.",
    "Choose what goes on top of its owner's library, or nothing: then it goes to the bottom.":
      "Wählen, was auf die Bibliothek des Besitzers kommt, oder nichts: Dann kommt es darunter.",
    "Choose what goes below the top card of its owner's library, or nothing: then to the bottom.":
      "Wählen, was an zweite Stelle der Bibliothek des Besitzers kommt, oder nichts: Dann kommt es darunter.",
    "Choose what goes on top of its owner's library.": "Wählen, was auf die Bibliothek des Besitzers kommt.",
    "Choose which permanent is left alone.": "Wählen, welche bleibende Karte verschont wird.",
    "Choose cards to reveal for {name}.": "Karten wählen, die für {name} vorgezeigt werden.",
    "Choose a card you own from outside the game, or none.":
      "Eine eigene Karte von außerhalb des Spiels wählen, oder keine.",
    "Choose what {name} will enchant.": "Wählen, was {name} verzaubert.",
    "Choose what {name} enters as.": "Wählen, als was {name} ins Spiel kommt.",
    "Choose what {name} enters as a copy of, or nothing.":
      "Wählen, als Kopie wovon {name} ins Spiel kommt, oder nichts.",
    "Choose creatures to devour.": "Kreaturen wählen, die verschlungen werden.",
    "Choose a creature to exploit with {name}, or none.": "Eine Kreatur wählen, die {name} ausbeutet, oder keine.",
    "Choose what to exile for {name}, or nothing.": "Wählen, was für {name} ins Exil geht, oder nichts.",
    "Choose a creature to pair with {name}, or none.": "Eine Kreatur wählen, die mit {name} ein Paar wird, oder keine.",
    "Pair {name} with {name2}?": "{name} und {name2} zu einem Paar machen?",
    "Choose a creature to enlist with {name}, or none.": "Eine Kreatur wählen, die {name} anwirbt, oder keine.",
    "Choose a card to hide away.": "Eine Karte wählen, die versteckt wird.",
    "Choose who may pay tribute to {name}.": "Wählen, wer {name} Tribut zahlen darf.",
    "Pay tribute, so that {name} enters with {n} more +1/+1 counters?":
      "Tribut zahlen, so dass {name} mit {n} weiteren +1/+1-Marken ins Spiel kommt?",
    "Cast {name} for its madness cost?": "{name} für die Wahnsinnskosten wirken?",
    "Choose creatures with total power {n} or greater to saddle {name}.":
      "Kreaturen mit Gesamtstärke {n} oder mehr wählen, um {name} zu satteln.",
    "Have {name} enter with an additional +1/+1 counter?":
      "{name} mit einer zusätzlichen +1/+1-Marke ins Spiel kommen lassen?",
    "Choose creatures with total power {n} or greater to crew {name}.":
      "Kreaturen mit Gesamtstärke {n} oder mehr wählen, um {name} zu bemannen.",
    "Choose creatures to tap, for a total power of {n} or greater; so far it is {n2}.":
      "Kreaturen zum Tappen wählen, mit Gesamtstärke {n} oder mehr; bisher {n2}.",
    "Choose the counter to put on {name}.": "Die Marke wählen, die {name} erhält.",
    "Choose a creature with the least toughness among creatures you control.":
      "Unter den eigenen Kreaturen eine mit der kleinsten Widerstandskraft wählen.",
    "Move {text} counters of {name}; its own share stays on it.":
      "{text}-Marken von {name} bewegen; der eigene Anteil bleibt darauf.",
    "Proliferate: choose what gets another counter of each kind it has.":
      "Wuchern: Wählen, was von jeder Art seiner Marken eine weitere erhält.",
    "Proliferate: choose what gets another counter of {text} it has.":
      "Wuchern: Wählen, was eine weitere seiner Marken erhält.",
    "Choose who of the team gets another poison counter.": "Wählen, wer aus dem Team eine weitere Giftmarke erhält.",
    "Choose the kind of counter that {name} gets another of.":
      "Die Art der Marke wählen, von der {name} eine weitere erhält.",
    "Choose what explores next.": "Wählen, was als Nächstes erkundet.",
    "Explore: choose whether the card goes to your graveyard.":
      "Erkunden: Wählen, ob die Karte in den eigenen Friedhof kommt.",
    "Choose what connives next.": "Wählen, was als Nächstes intrigiert.",
    "Choose the Army that gets the +1/+1 counters.": "Die Armee wählen, die die +1/+1-Marken erhält.",
    "Populate: choose a creature token to copy.": "Bevölkern: Einen Kreaturenspielstein zum Kopieren wählen.",
    "{name} endures: choose counters on it, or a token.":
      "{name} harrt aus: Marken darauf oder einen Spielstein wählen.",
    "Blight: choose a creature you control for the -1/-1 counters.":
      "Verderben: Eine eigene Kreatur für die -1/-1-Marken wählen.",
    "Choose an opponent to clash with.": "Einen Gegner für den Schlagabtausch wählen.",
    "Clash: choose whether the card goes to the bottom.":
      "Schlagabtausch: Wählen, ob die Karte unter die Bibliothek kommt.",
    "Choose an opponent whose library to fateseal.": "Einen Gegner wählen, dessen Schicksal besiegelt wird.",
    "Fateseal: choose what goes to the bottom.": "Schicksal besiegeln: Wählen, was unter die Bibliothek kommt.",
    "Learn: choose a card to discard, or none.": "Lernen: Eine Karte zum Abwerfen wählen, oder keine.",
    "Collect evidence: choose cards of total mana value {n} or more.":
      "Beweise sammeln: Karten mit Manabetrag {n} oder mehr insgesamt wählen.",
    "Choose what to behold.": "Wählen, was erblickt wird.",
    "Manifest dread: choose the card to manifest.": "Grauen manifestieren: Die Karte wählen, die manifestiert wird.",
    "Exert {name} as it attacks?": "{name} beim Angriff bis an die Grenzen fordern?",
    "Choose the room to enter.": "Den Raum wählen, der betreten wird.",
    "Choose a dungeon.": "Ein Gewölbe wählen.",
    "Choose the creature to put onto the battlefield.": "Die Kreatur wählen, die ins Spiel kommt.",
    "Choose your Ring-bearer.": "Den eigenen Ringträger wählen.",
    "Choose which token to create.": "Wählen, welcher Spielstein erzeugt wird.",
    "Create a token copy of {name}?": "Einen Kopie-Spielstein von {name} erzeugen?",
    "Create a copy of {name} that attacks {name2}?": "Eine Kopie von {name} erzeugen, die {name2} angreift?",
    "Choose one of the copies.": "Eine der Kopien wählen.",
    "Copy {name}? An opponent of your choice then copies it too.":
      "{name} kopieren? Ein Gegner nach Wahl kopiert es dann auch.",
    "Choose who protects {name}.": "Wählen, wer {name} beschützt.",
    "Choose what to craft {name} with.": "Wählen, womit {name} gefertigt wird.",
    "Choose who copies it too.": "Wählen, wer es auch kopiert.",
    "Choose one of the {text} cards.": "Eine dieser Karten wählen.",
    "Choose a creature type.": "Einen Kreaturentyp wählen.",
    "Choose a color.": "Eine Farbe wählen.",
    "Choose a card name.": "Einen Kartennamen wählen.",
    "Choose {chosen}.": "{chosen} wählen.",
    "Choose green anchor or red waterfall.": "Grünen Anker oder roten Wasserfall wählen.",
    "Choose a number; it is kept secret until everybody has chosen.":
      "Eine Zahl wählen; sie bleibt geheim, bis alle gewählt haben.",
    "Choose the chapter {name} begins with.": "Wählen, mit welchem Kapitel {name} beginnt.",
    "Choose a player.": "Einen Spieler wählen.",
    "Choose who gains control of it.": "Wählen, wer die Kontrolle darüber erhält.",
    "Choose a commander.": "Einen Commander wählen.",
    "Choose which flip counts.": "Wählen, welcher Münzwurf zählt.",
    "Call the coin.": "Kopf oder Zahl?",
    "Choose a card to suspend.": "Eine Karte zum Aussetzen wählen.",
    "Choose a card to suspend, or none.": "Eine Karte zum Aussetzen wählen, oder keine.",
    "Choose what gets another time counter, if anything.": "Wählen, was eine weitere Zeitmarke erhält, oder nichts.",
    "Choose what loses a time counter, if anything.": "Wählen, was eine Zeitmarke verliert, oder nichts.",
    "Choose whose life total changes.": "Wählen, wessen Lebenspunkte sich ändern.",
    "Choose whose life totals to redistribute.": "Wählen, wessen Lebenspunkte neu verteilt werden.",
    "Choose the new life total of {name}.": "Die neuen Lebenspunkte von {name} wählen.",
    "{name}: choose how much life to pay.": "{name}: Wählen, wie viele Lebenspunkte bezahlt werden.",
    "{name}: choose self or others.": "{name}: Sich selbst oder die anderen wählen.",
    "{name}: Vote for {text}.": "{name}: Abstimmen: {text}.",
    "{name}: Vote for {text} or {text2}.": "{name}: Abstimmen: {text} oder {text2}.",
    "{name}: Face a villainous choice.": "{name}: Eine schurkische Entscheidung treffen.",
    "Legend rule: keep one {name}.": "Legenden-Regel: {name} nur einmal behalten.",
    "Choose the cards for the face-down pile; the others are the face-up pile.":
      "Die Karten für den verdeckten Stoß wählen; die anderen bilden den offenen.",
    "Choose the opponent who chooses a pile.": "Den Gegner wählen, der einen Stoß wählt.",
    "Which pile goes to {name}'s hand? Face up: {text}. Face down: {text2}.":
      "Welcher Stoß kommt auf die Hand von {name}? Offen: {text}. Verdeckt: {text2}.",

    "{name} would go to {to}. Put it into the command zone instead?":
      "{name} käme {to}. Stattdessen in die Kommandozone legen?",
    "{name} is in exile. Put it into the command zone?": "{name} ist im Exil. In die Kommandozone legen?",
    "{name} is in its owner's graveyard. Put it into the command zone?":
      "{name} liegt im Friedhof. In die Kommandozone legen?",
    "Choose where to planeswalk.": "Wählen, in welche Welt es geht.",
    "Choose which roll of the planar die counts.": "Wählen, welcher Wurf des Weltenwürfels zählt.",
    "Choose the plane card to put on top of your planar deck.":
      "Die Weltenkarte wählen, die auf das eigene Weltendeck kommt.",
    "Choose the card to leave on top of your planar deck.":
      "Die Karte wählen, die oben auf dem eigenen Weltendeck bleibt.",
    "Choose on whose turn's stack to put the ability of {name}.":
      "Wählen, in wessen Zug die Fähigkeit von {name} auf den Stapel kommt.",
    "{name} has left the game. Choose who decides instead.":
      "{name} ist nicht mehr im Spiel. Wählen, wer stattdessen entscheidet.",
    "You keep repeating the same actions. How many more times will you do so, up to {n}? Then you must stop.":
      "Immer wieder dasselbe. Wie oft noch, höchstens {n}-mal? Danach muss Schluss sein.",
    "{name} wants to do the same {n} more times. After how many of them do you step in and do something? Say {n2} if you do not.":
      "{name} möchte dasselbe noch {n}-mal tun. Nach wie vielen Malen eingreifen und etwas tun? {n2} heißt: gar nicht.",
  },

  pool: { nothing: "nichts", "no mana": "kein Mana", "{mana}": "{mana}" },

  type: {
    artifact: "Artefakt",
    battle: "Schlacht",
    creature: "Kreatur",
    enchantment: "Verzauberung",
    land: "Land",
    planeswalker: "Planeswalker",
    "{text}": "{text}",
  },

  /** What is aimed at, by number or in the words of the card. */
  aim: {
    "a target": "ein Ziel",
    "{n} targets": "{n} Ziele",
    "up to one target": "bis zu ein Ziel",
    "up to {n} targets": "bis zu {n} Ziele",
    "any number of targets": "beliebig viele Ziele",
    "up to one target of each player": "bis zu ein Ziel für jeden Spieler",
    "any target": "ein beliebiges Ziel",
    "target creature": "eine Kreatur als Ziel",
    "target player": "ein Spieler als Ziel",
    "target opponent": "ein Gegner als Ziel",
    "{number}": "{number}",
    "{words}": "{words}",
  },

  words: {
    "target {text}": "target {text}",
    "another {text}": "another {text}",
    "up to {text}": "up to {text}",
    "a {text}": "a {text}",
    "any {text}": "any {text}",
    "{n} {text}": "{n} {text}",
  },

  /** What a card lets somebody do, where it is said often. */
  deed: {
    "Draw a card": "Eine Karte ziehen",
    "Draw {n} cards": "Karten ziehen: {n}",
    "Pay {mana}": "{mana} bezahlen",
    "Pay {n} life": "{n} {n|Lebenspunkt|Lebenspunkte} bezahlen",
    "Add {mana}": "{mana} erzeugen",
    "Gain {n} life": "{n} {n|Lebenspunkt|Lebenspunkte} dazuerhalten",
    "Discard a card": "Eine Karte abwerfen",
    "Sacrifice a creature": "Eine Kreatur opfern",
    "Destroy {name}": "{name} zerstören",
    "Destroy {name} if it has power {n} or less": "{name} zerstören, falls die Stärke {n} oder weniger ist",
    "Have {name} deal damage equal to its power to {name2}":
      "Soll {name} {name2} so viel Schaden zufügen, wie die Stärke beträgt",
    "Have {name} deal {n} damage to you": "{n} {n|Schadenspunkt|Schadenspunkte} von {name} hinnehmen",
    "Discard a card or pay {n} life": "Eine Karte abwerfen oder {n} Lebenspunkte bezahlen",
    "Discard an artifact card": "Eine Artefaktkarte abwerfen",
    "Abandon this scheme": "Dieses Komplott aufgeben",
    "Put a +1/+1 counter on {name} for each +1/+1 counter on this creature":
      "{name} erhält für jede +1/+1-Marke dieser Kreatur eine +1/+1-Marke",
    "Put {name} onto the battlefield": "{name} ins Spiel bringen",
    "Put {name} onto the battlefield under your control": "{name} unter eigener Kontrolle ins Spiel bringen",
    "Put a creature card from your hand onto the battlefield": "Eine Kreaturenkarte von der Hand ins Spiel bringen",
    "Put a +1/+1 counter on this creature": "Eine +1/+1-Marke auf diese Kreatur legen",
    "Return {name} to your hand": "{name} auf die Hand zurücknehmen",
    "Attach this Aura to {name}": "Diese Aura an {name} anlegen",
    "Attach this Equipment to {name}": "{name} damit ausrüsten",
    "Reveal the top card of your library": "Die oberste Karte der eigenen Bibliothek aufdecken",
    "Exchange life totals with {name}": "Die Lebenspunkte mit {name} tauschen",
    "Have your life total become {n}": "Die eigenen Lebenspunkte auf {n} setzen",
    Shuffle: "Mischen",
  },
};

export default questions;
