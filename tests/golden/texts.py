"""Write the fingerprints of all card texts anew: only after the new texts have been read."""

import json
from pathlib import Path

from planechase.cards import pool
from planechase.words.english import fingerprint

if __name__ == "__main__":
    prints = {name: fingerprint(pool.card(name)) for name in sorted(pool.CARDS)}
    Path(__file__).with_name("texts.json").write_text(json.dumps(prints, indent=1) + "\n", encoding="utf-8")
