"""From a cost to a cost that is paid (CR 106, 118, 601.2f to 601.2h, 605)."""
