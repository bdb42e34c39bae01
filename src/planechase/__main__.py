"""`python -m planechase` is the command `planechase`."""

from planechase.terminal.main import main

raise SystemExit(main())
