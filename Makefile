# `make run` plays, `make test` checks. Both need only make and Python 3.11 or newer: everything
# else is installed into .venv, at the versions written in the locks.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
PIP := $(PY) -m pip install --quiet --disable-pip-version-check

PACKAGES := $(wildcard engine data bot cogs training tests benchmarks tools)
# One worker more than cores, within reason: each may start a browser. A few tests take a hundred times as
# long as most, so whoever is done takes over from others.
WORKERS ?= auto
# Beside a PostgreSQL server of its own where one is installed. Bytecode is kept even if the environment says otherwise,
# because each worker and each process that a test starts would compile everything again.
PYTEST = PYTHONDONTWRITEBYTECODE= $(PY) -m tests.postgres $(PY) -m pytest -n $(WORKERS) --maxprocesses 4 --dist worksteal
ARGS ?=

RUN_STAMP := $(VENV)/.installed-run
DEV_STAMP := $(VENV)/.installed-dev

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help run test test-fast bench mutants pictures languages check-format lint types layers pytest format lock clean \
	new-venv

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@echo
	@echo "  PYTHON=python3.13 chooses the Python that .venv is made with (after make clean),"
	@echo "  ARGS=\"...\" is passed on to the program that is started."

run: $(RUN_STAMP) ## Start the bot
	@$(PY) -m bot $(ARGS)

test: check-format lint types layers pytest ## Run every check and every test

test-fast: $(DEV_STAMP) ## Run the tests that need no browser
	$(PYTEST) -m "not browser" $(ARGS)

bench: $(DEV_STAMP) ## Measure how fast it is
	@$(PY) -m benchmarks $(ARGS)

mutants: $(DEV_STAMP) ## Put faults into a copy of the code and see whether the tests notice
	$(PY) -m tests.mutants $(ARGS)

languages: $(DEV_STAMP) ## Look for what is missing or wrong in the catalogues of sentences
	@$(PY) -m tests.languages $(ARGS)

pictures: $(DEV_STAMP) ## Draw the pictures of the documentation anew
	@$(PY) -m bot.pictures.samples docs/pictures

check-format: $(DEV_STAMP) ## Check the formatting
	$(PY) -m ruff format --check .

lint: $(DEV_STAMP) ## Check the style
	$(PY) -m ruff check .

types: $(DEV_STAMP) ## Check the types
	$(PY) -m mypy --strict --num-workers auto $(PACKAGES)

layers: $(DEV_STAMP) ## Check who imports whom
	$(BIN)/lint-imports --no-logo

pytest: $(DEV_STAMP) ## Run the tests
	$(PYTEST) $(ARGS)

format: $(DEV_STAMP) ## Format the code and repair what can be repaired
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .

# The locks hold for every Python from 3.11 on and for every platform.
UV_COMPILE = $(PY) -m uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock"

lock: ## Write the locks anew, with UPGRADE=1 at the newest versions
	$(PIP) "uv>=0.9,<1"
	$(UV_COMPILE) $(if $(UPGRADE),--upgrade) pyproject.toml --extra demo --extra fast --extra fonts --extra postgres \
		--output-file requirements.lock
	$(UV_COMPILE) $(if $(UPGRADE),--upgrade) pyproject.toml --extra demo --extra fast --extra fonts --extra postgres \
		--group dev --constraint requirements.lock --output-file requirements-dev.lock
	$(UV_COMPILE) $(if $(UPGRADE),--upgrade) pyproject.toml --extra deep \
		--constraint requirements-dev.lock --output-file requirements-deep.lock

clean: ## Remove .venv and all caches
	rm -rf $(VENV) build dist *.egg-info .hypothesis .import_linter_cache .mypy_cache \
		.pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# A stamp is older than its lock when the lock has changed since: only then is anything installed.
$(RUN_STAMP): requirements.lock requirements-deep.lock pyproject.toml
	@echo "Installing what the bot needs: about half a minute, longer on a slow line ..."
	@$(PY) tools/install.py requirements.lock
	@$(PY) tools/install.py --wheels-only requirements-deep.lock
	@touch $@

$(DEV_STAMP): requirements-dev.lock pyproject.toml
	@echo "Installing what the bot and its checks need: a minute, longer on a slow line ..."
	@$(PY) tools/install.py requirements-dev.lock
	@touch $@

# Where .venv is missing or no longer works (a new system Python can break it), make it first.
ifneq ($(shell $(PY) -c 'import pip' 2>/dev/null && echo works),works)
$(RUN_STAMP) $(DEV_STAMP) lock: new-venv
endif

new-venv:
	@command -v "$(PYTHON)" >/dev/null 2>&1 || { \
		echo "Python 3.11 or newer is needed, and '$(PYTHON)' was not found." \
			"Install it, or say where it is: make PYTHON=/path/to/python3" >&2; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Python 3.11 or newer is needed, and '$(PYTHON)' is $$("$(PYTHON)" --version 2>&1)." \
			"Say which one to use: make PYTHON=python3.12" >&2; exit 1; }
	@"$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "'$(PYTHON)' cannot make virtual environments." \
			"On Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }
	@echo "Making $(VENV) ..."
	@rm -rf $(VENV)
	@"$(PYTHON)" -m venv $(VENV)
