"""The picture of a table, drawn from what one seat may know."""
