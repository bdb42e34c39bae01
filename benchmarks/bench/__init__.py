"""How fast games are played, in the sources and compiled, side by side: `make bench`.

`measuring` says what is measured, and in which order. Each build works in processes of its own (`builds`, `worker`),
which do what `games`, `moments`, `curves`, `late_table` and `yardstick` describe. What came out is rows (`rows`), shown
as tables (`showing`) and as a picture (`picture`).
"""
