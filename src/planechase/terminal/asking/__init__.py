"""Questions as a person meets them: numbered choices, a word on how to answer, and reading the answer."""
