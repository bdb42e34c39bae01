"""How a game begins, goes round and ends (CR 103, 104, 117, 500 to 514, 704, 732, 800.4)."""
