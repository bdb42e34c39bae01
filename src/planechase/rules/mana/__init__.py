"""From a cost to a cost that is paid (CR 106, 118, 601.2f to 601.2h, 605). One way, module by module:

`costs`      what something costs, and what makes it cost more or less
`needs`      what a mana cost wants, in each way its symbols can be read
`supply`     what can be spent: sources of mana as far as paying is concerned, and the ways to use them
`sources`    which of them a player has now
`convoke`    creatures that help to cast a spell, as sources of a kind
`matching`   needs matched with supply, and the best match of all
`solving`    whether a cost can be paid, and how: what is plain to see, or else a match
`paying`     paying it

`mana` has the symbols, the costs made of them and the pool; `mana_abilities` makes mana.
"""
