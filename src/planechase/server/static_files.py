"""The built page: its files, read once, and how browsers cache them."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from planechase.server.asgi import Request, Response, accepts

BUILT: Final = Path(__file__).parent / "page"
INDEX: Final = "index.html"
NAMED_BY_CONTENT: Final = re.compile(r"^assets/.+-[\w-]{8}\.\w+$")
"""Files whose name changes with what is in them: a browser never needs to ask for them again."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
COMPRESSIBLE: Final = ("text/", "application/javascript", "application/json", "application/manifest", "image/svg")
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""How files may be compressed, the best first, and how the compressed ones are called."""

MISSING: Final = """\
<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>planechase</title></head>
  <body>
    <h1>planechase</h1>
    <p>The server runs, but its page has not been built yet. In the checkout, <code>make play</code> builds it and
    starts anew; <code>python page/building.py build</code> only builds it.</p>
  </body>
</html>
"""


class Document(NamedTuple):
    """A file of the page."""

    kind: str
    body: bytes
    tag: str
    """Changes with the content."""
    keeping: str
    compressed: Mapping[str, bytes]


def read_page(folder: Path = BUILT) -> dict[str, Document]:
    """Every file of the built page, by its path. Only these are served, so no path leads anywhere else."""
    if not (folder / INDEX).is_file():
        return {}
    beside = tuple(ENCODINGS.values())
    files = [path for path in folder.rglob("*") if path.is_file() and path.suffix not in beside]
    return {path.relative_to(folder).as_posix(): _read(path, path.relative_to(folder).as_posix()) for path in files}


def _read(path: Path, name: str) -> Document:
    body = path.read_bytes()
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    keeping = FOR_EVER if NAMED_BY_CONTENT.match(name) else ASK_AGAIN
    return Document(kind, body, f'"{hashlib.sha256(body).hexdigest()[:32]}"', keeping, _compressed(path, kind, body))


def _compressed(path: Path, kind: str, body: bytes) -> dict[str, bytes]:
    """The compressed files that the build has put beside, or one of our own."""
    beside = {name: path.with_name(path.name + ending) for name, ending in ENCODINGS.items()}
    found = {name: file.read_bytes() for name, file in beside.items() if file.is_file()}
    if ("gzip" not in found and kind.startswith(COMPRESSIBLE)) or kind == "text/javascript":
        found["gzip"] = gzip.compress(body, mtime=0)
    return {name: data for name, data in found.items() if len(data) < len(body)}


def document(page: Mapping[str, Document], request: Request, path: str) -> Response | None:
    """A file of the page, if there is one of this name. Where in the page somebody is stands after the `#`, which no
    server sees.
    """
    name = path.removeprefix("/") or INDEX
    if name in page:
        return _answer(page[name], request)
    if name == INDEX:
        return Response(MISSING.encode(), 503, "text/html", {"cache-control": ASK_AGAIN})
    return None


def _answer(document: Document, request: Request) -> Response:
    headers = {"etag": document.tag, "cache-control": document.keeping, "vary": "accept-encoding, cookie"}
    if document.tag in request.headers.get("if-none-match", ""):
        return Response(b"", 304, None, headers)
    for name, body in document.compressed.items():
        if accepts(request, name):
            return Response(body, 200, document.kind, {**headers, "content-encoding": name})
    return Response(document.body, 200, document.kind, headers)
