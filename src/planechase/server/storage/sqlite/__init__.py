"""Tables in a file, for one server process."""
