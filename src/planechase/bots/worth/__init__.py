"""What following an instruction would be worth to a player now, read off the words it is made of.

Harm and help are not stored anywhere: an instruction is looked at by its kind (the name of its class and its
fields), and by whom or what it is about. A change of characteristics is tried out on a draft, so that every
modification can be judged. An instruction of an unknown kind counts as nothing; if it must be aimed, as harm.
"""
