"""The picture of a table, drawn from what one seat is told."""
