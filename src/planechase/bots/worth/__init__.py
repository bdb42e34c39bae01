"""What following an instruction would be worth to a player now, read off the words it is made of.

Harm and help are not stored anywhere: an instruction is looked at by its kind (tables by the class of the word, with a
judge for each), and by whom or what it is about. A change of characteristics is tried out on a draft, so that every
modification can be judged. An instruction of an unknown kind counts as nothing; if it must be aimed, as harm.
"""
