"""One page about the games of a folder, with pictures: what came of them, and how sure that is."""
