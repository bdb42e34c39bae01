"""People and bots at a table: seats, host, chat, pause, undo by agreement, and a journal. No network, no clock."""
