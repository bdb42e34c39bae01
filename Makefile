# Everything here needs Python 3.11 or newer and nothing else; it lives in .venv and is removed by `make clean`.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
FETCH := $(BIN)/python installing/fetching.py
# The versions that CI uses too; `make test LOCK=` takes the newest instead.
LOCK := installing/constraints.txt
LOCKED = $(if $(LOCK),--constraint $(LOCK))
ARGS ?=
PAGE := src/planechase/server/page/index.html
PAGE_SOURCES := $(shell find page -path page/node_modules -prune -o -path page/tests -prune -o -name __pycache__ -prune -o -type f -print)

# Naming another Python than the environment was made with makes a new environment.
VERSION := -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null
ifneq ($(origin PYTHON),file)
wanted := $(shell "$(PYTHON)" $(VERSION))
made := $(if $(wildcard $(BIN)/python),$(shell $(BIN)/python $(VERSION)))
ifneq ($(and $(wanted),$(made)),)
ifneq ($(wanted),$(made))
$(shell rm -f $(VENV)/.made)
endif
endif
endif

# The tests start Python a few hundred times: what was compiled once is kept, also where the environment says otherwise.
unexport PYTHONDONTWRITEBYTECODE

# Many tests wait for a server or a browser: one process more than there are cores keeps all of them busy.
export PYTEST_XDIST_AUTO_NUM_WORKERS ?= $(shell $(PYTHON) -c "import os; print(1 + (os.cpu_count() or 1))")

.DEFAULT_GOAL := help
.PHONY: help play terminal test test-quick test-compiled bench-tests prepare page check compiled wheel bench load soak mutants format lock clean
.DELETE_ON_ERROR:

help: ## Show this list
	@echo "Usage: make TARGET [ARGS=\"more arguments\"]"
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/  \1\t\2/p' $(firstword $(MAKEFILE_LIST)) | expand -t 17

play: $(VENV)/.installed $(PAGE) ## Open the table in the browser
	@echo "==> Starting the server; Ctrl-C ends it"
	@$(BIN)/planechase $(ARGS)

terminal: $(VENV)/.installed ## Play in the terminal, for which no page is built
	@$(BIN)/planechase play $(ARGS)

# make fails with 2 whatever happened; `.ci/run` has to know pytest's own exit code.
test: $(VENV)/.installed-dev $(PAGE) ## Run all tests but whole games, which need the compiled engine
	@echo "==> Running the tests"
	@$(BIN)/python -m pytest $(ARGS) || { code=$$?; mkdir -p build; echo $$code >build/tests.exit-code; exit $$code; }

test-quick: $(VENV)/.installed-dev $(PAGE) ## Run all tests but the slow ones
	@echo "==> Running the tests that are not slow"
	@$(BIN)/python -m pytest -m "not slow" $(ARGS)

# What is tested need not be optimized. The compiled package is used as it is, when it is optimized already.
test-compiled: export PLANECHASE_OPTIMIZED := 0
test-compiled: compiled $(PAGE) ## Run the tests that reach the engine against a compiled wheel
	@echo "==> Making a wheel to be tested"
	@rm -rf build/wheels build/wheel
	@PLANECHASE_COMPILED=1 $(FETCH) wheel --no-deps --wheel-dir build/wheels .
	@$(BIN)/python -m zipfile -e build/wheels/planechase-*-cp*.whl build/wheel
	@echo "==> Running the tests that reach the engine against the compiled wheel"
	@tests=$$($(BIN)/python compiling/reached.py) && \
		PYTHONPATH=build/wheel PLANECHASE_COMPILED=1 $(BIN)/python -m pytest $$tests docs README.md CONTRIBUTING.md $(ARGS)

prepare: $(VENV)/.installed-dev $(PAGE) ## Install what the tests need, and build the page

page: $(PAGE) ## Build the page that the server shows

compiled: $(VENV)/.installed-dev ## Compile the engine into build/compiled, if it has changed
	@$(BIN)/python compiling/engine.py

wheel: compiled $(PAGE) ## Make a wheel with the compiled engine, in dist
	@echo "==> Making a wheel"
	@rm -f dist/planechase-*-cp*.whl
	@PLANECHASE_COMPILED=1 $(FETCH) wheel --no-deps --wheel-dir dist .
	@ls dist/planechase-*-cp*.whl

check: $(VENV)/.installed-dev ## Check format, style, types, imports, names and the page
	@echo "==> Checking the format (ruff format)"
	@$(BIN)/ruff format --check .
	@echo "==> Checking the style (ruff check)"
	@$(BIN)/ruff check .
	@echo "==> Checking the types (mypy)"
	@$(BIN)/mypy --strict src tests conftest.py page/building.py installing compiling $(wildcard benchmarks) examples/learning.py
	@echo "==> Checking that imports go one way (import-linter)"
	@$(BIN)/lint-imports
	@echo "==> Checking that names occur once and the base install is small (pytest)"
	@$(BIN)/python -m pytest -n0 --no-header -q tests/test_names.py tests/test_light_install.py::test_the_base_install_is_small
	@echo "==> Checking and testing the page (prettier, svelte-check, vitest)"
	@$(BIN)/python page/building.py check test

bench: compiled ## Measure how fast games are played, in the sources and compiled
	@echo "==> Measuring"
	@$(BIN)/python benchmarks/run.py $(ARGS)

bench-tests: $(VENV)/.installed-dev $(PAGE) ## Run all tests, and say which take longest
	@echo "==> Measuring"
	@$(BIN)/python benchmarks/times_of_tests.py $(ARGS)

load: $(VENV)/.installed-dev $(PAGE) ## Measure a server with many tables of people who answer
	@echo "==> Measuring"
	@$(BIN)/python benchmarks/load.py $(ARGS)

soak: $(VENV)/.installed ## Play 10,000 random games that nobody has played before, forking them on the way
	@echo "==> Playing"
	@$(BIN)/python benchmarks/soak.py $(ARGS)

mutants: $(VENV)/.installed-mutation ## Make small mistakes on purpose, and see whether a test notices
	@echo "==> Making mistakes"
	@$(BIN)/python benchmarks/mutants.py $(ARGS)

format: $(VENV)/.installed-dev ## Format the code and mend what can be mended by itself
	@echo "==> Formatting"
	@$(BIN)/ruff check --fix --exit-zero --quiet .
	@$(BIN)/ruff format .
	@$(BIN)/python page/building.py format

lock: $(VENV)/.made ## Write down the newest versions of the development tools, for make test and CI
	@echo "==> Installing the newest versions into build/lock"
	@rm -rf build/lock && $(BIN)/python -m venv build/lock
	@PLANECHASE_IN_PLACE=1 build/lock/bin/python installing/fetching.py install --editable ".[dev]"
	@build/lock/bin/python installing/locking.py

clean: ## Remove the virtual environment, caches and built packages
	@echo "==> Removing $(VENV), caches and built packages"
	@rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis .mutants build dist page/node_modules $(dir $(PAGE))
	@find src tests page installing compiling benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +

# The package is installed in place, so a change of the code needs no new installation, only one of pyproject.toml.

$(VENV)/.installed: pyproject.toml $(VENV)/.made
	@echo "==> Installing planechase into $(VENV)"
	@PLANECHASE_IN_PLACE=1 $(FETCH) install --editable .
	@touch $@

$(VENV)/.installed-dev: pyproject.toml $(LOCK) $(VENV)/.made
	@echo "==> Installing planechase and its development tools into $(VENV)"
	@PLANECHASE_IN_PLACE=1 $(FETCH) install $(LOCKED) --editable ".[dev]"
	@touch $(VENV)/.installed $@

$(VENV)/.installed-mutation: $(VENV)/.installed-dev
	@echo "==> Installing what makes the mistakes into $(VENV)"
	@PLANECHASE_IN_PLACE=1 $(FETCH) install $(LOCKED) --editable ".[dev,mutation]"
	@touch $@

$(PAGE): $(PAGE_SOURCES) | $(VENV)/.made
	@$(BIN)/python page/building.py build
	@touch $@

$(VENV)/.made:
	@"$(PYTHON)" -c '' 2>/dev/null || { echo "$(no_python)" >&2; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "$(old_python)" >&2; exit 1; }
	@"$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null || { echo "$(no_venv)" >&2; exit 1; }
	@echo "==> Making a virtual environment in $(VENV)"
	@rm -rf $(VENV)
	@"$(PYTHON)" -m venv $(VENV) || { rm -rf $(VENV); echo "$(no_venv)" >&2; exit 1; }
	@touch $@

no_python = There is no $(PYTHON) here that starts. Please install Python 3.11 or newer, or say where it is: make PYTHON=/path/to/python3
old_python = planechase needs Python 3.11 or newer, and $(PYTHON) is older. If you have a newer one: make PYTHON=python3.14
no_venv = $(PYTHON) cannot make virtual environments. On many systems the package python3-venv adds that; please install it and try again.
