"""The companion: a paper table in the program's memory, with everybody's phones around it. No network in it."""
