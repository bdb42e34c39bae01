"""From a cost to a cost that is paid (CR 106, 118, 601.2f to 601.2h, 605). One way, module by module:

`costs`              what something costs, and what makes it cost more or less
`mana_requirements`  what a mana cost wants, in each way its symbols can be read
`mana_supply`        what can be spent: sources of mana as far as paying is concerned, and the ways to use them
`sources`            which of them a player has now
`convoke`            creatures that help to cast a spell, as sources of a kind
`mana_matching`      requirements matched with the supply, and the best match of all
`mana_solving`       whether a cost can be paid, and how: what is plain to see, or else a match
`spared_sources`     which sources a payment leaves to another part of the cost
`paying`             paying it

`mana` has the symbols, the costs made of them and the pool; `mana_abilities` makes mana.
"""
