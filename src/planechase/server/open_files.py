"""How many files this process may have open, each connection being one."""

from __future__ import annotations

import sys


def allow_files(wanted: int) -> int:
    """Allow this process to open this many files, if the system permits it. Returns how many it may open."""
    if sys.platform == "win32":
        return wanted  # there is no such limit
    import resource  # noqa: PLC0415  # not on Windows

    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if allowed == resource.RLIM_INFINITY or allowed >= wanted:
        return wanted
    target = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (target, most))
    except (OSError, ValueError):  # macOS allows fewer than it says
        return allowed
    return target
