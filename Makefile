# GNU make. `make` alone shows what there is.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready
RESULTS := benchmarks/results

# Arguments for a command: make play ARGS="--port 8020"
ARGS    ?=

# The page: its sources, its output, and npm with the Node from PyPI.
WEB     := web
MODULES := $(WEB)/node_modules/.package-lock.json
PAGE    := src/dizaine/faces/page/index.html
SOURCES := $(shell find $(WEB) src/dizaine/locale -name node_modules -prune -o -type f -print)
NPM     := PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/npm --prefix $(WEB)

# Only folders that hold Python files; mypy refuses the others.
CHECKED := $(foreach folder,src tests benchmarks examples tools,\
             $(if $(wildcard $(folder)/*.py $(folder)/*/*.py),$(folder)))
# Two more than the cores, since the tests of the page and of servers often wait. Each has to find all tests first.
WORKERS := $(shell echo $$(($$(nproc 2> /dev/null || echo 2) + 2)))
PYTEST  := $(BIN)/python -m pytest --numprocesses $(WORKERS) --dist worksteal
# A test that hangs ends with its traceback, and the others go on.
NO_HANGING := -o faulthandler_timeout=600 -o faulthandler_exit_on_timeout=true
# Tests open many small databases, and wait for the disk each time. Where memory serves as a disk, they need not.
MEMORY_DISK := $(shell test -w /dev/shm && df -Pk /dev/shm | awk 'NR == 2 && $$4 > 2000000 { print "/dev/shm" }')

# If this were set, every program that a test starts would compile all of its imports again.
unexport PYTHONDONTWRITEBYTECODE

STARTED := $(shell date +%s)

.DEFAULT_GOAL := help
.PHONY: help setup play page test docs soak bench format lock clean

help: ## Show this list
	@echo "Dizaine: make <target>"
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  \1|/' | \
		while IFS='|' read -r target text; do printf '%-10s %s\n' "$$target" "$$text"; done

setup: $(READY) ## Create .venv with everything pinned (the other targets do it by themselves)

play: $(READY) $(PAGE) ## Play: starts the table server, opens the page, shows link and QR code
	@$(BIN)/dizaine $(ARGS)

page: $(PAGE) ## Build the page that people play on, if its sources are newer

test: $(READY) ## All checks: style, types, architecture, spelling, tests, doctests, the page in a browser
	@$(MAKE) --no-print-directory --jobs 3 --output-sync=target browser $(PAGE) $(CHECKS)
	@$(MAKE) --no-print-directory --jobs 2 check-types run-tests
	@seconds=$$(($$(date +%s) - $(STARTED))); \
		echo "== all checks passed in $$((seconds / 60)) min $$((seconds % 60)) s"

# Static checks and the logic of the page, some at a time, while the browser and the modules of the page are fetched.
CHECKS := check-tests check-page check-logic check-web-style check-style check-direction check-spelling
.PHONY: browser $(CHECKS) check-types run-tests

browser:
	@echo "== browser for the tests of the page"
	@$(BIN)/python -m tests.page.browser

run-tests:
	@echo "== pytest: tests and doctests"
	@$(if $(MEMORY_DISK),TMPDIR=$(MEMORY_DISK)) $(PYTEST) --durations=10 $(NO_HANGING)

# It uses one core for long, so it runs beside the tests.
check-types:
	@echo "== mypy: types"
	@$(BIN)/mypy --strict $(CHECKED)

# Collect once before the workers do, so that they do not all compile the same bytecode.
check-tests:
	@echo "== pytest: all tests can be found"
	@$(BIN)/python -m pytest --collect-only --quiet > .pytest-found || { tail -n 40 .pytest-found; exit 1; }
	@tail -n 1 .pytest-found; rm -f .pytest-found

check-page: $(MODULES)
	@echo "== svelte-check: types of the page"
	@$(NPM) run --silent check

check-logic: $(MODULES)
	@echo "== vitest: logic of the page"
	@$(NPM) run --silent test

check-web-style: $(MODULES)
	@echo "== eslint and prettier: rules and format of the page"
	@$(NPM) run --silent lint
	@$(NPM) run --silent format:check

check-style:
	@echo "== ruff: rules and format"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

check-direction:
	@echo "== import-linter: one direction"
	@$(BIN)/lint-imports

check-spelling:
	@echo "== codespell: spelling"
	@$(BIN)/codespell

docs: $(READY) ## Build the documentation site into build/docs, and check its links; it needs no server and no network
	@$(BIN)/python -m tools.site

soak: $(READY) ## The big sizes of the tests; a report goes to benchmarks/results/soak.txt
	@mkdir -p $(RESULTS)
	@DIZAINE_SOAK=1 DIZAINE_SOAK_REPORT=$(RESULTS)/soak.txt $(PYTEST) -m "soak and not alone" $(ARGS)
	@echo "== what measures time, with nothing beside it"
	@DIZAINE_SOAK=1 DIZAINE_ATTACK_REPORT=$(RESULTS)/attacker.txt $(BIN)/python -m pytest -m alone $(ARGS) || \
		test $$? -eq 5 # ARGS may have left it out

bench: $(READY) ## Measure speed; results go to benchmarks/results/
	@mkdir -p $(RESULTS)
	@for file in benchmarks/[a-z]*.py; do \
		test -e "$$file" || { echo "no benchmarks yet"; break; }; \
		name=$$(basename "$$file" .py); \
		echo "== $$name"; \
		$(BIN)/python -m "benchmarks.$$name" $(ARGS) > "$(RESULTS)/$$name.part" || \
			{ cat "$(RESULTS)/$$name.part"; rm -f "$(RESULTS)/$$name.part"; exit 1; }; \
		mv "$(RESULTS)/$$name.part" "$(RESULTS)/$$name.txt"; \
		cat "$(RESULTS)/$$name.txt"; \
	done

format: $(READY) $(MODULES) ## Put the sources into the common form
	@$(BIN)/ruff check --fix --select I .
	@$(BIN)/ruff format .
	@$(NPM) run --silent format

# The environment is updated in place whenever a pin or the project's metadata changes.
$(READY): requirements/uv.txt requirements/dev.txt pyproject.toml
	@command -v $(PYTHON) > /dev/null || \
		{ echo "Dizaine needs Python 3.11 or newer, and '$(PYTHON)' was not found."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Dizaine needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) --version 2>&1)."; \
		  echo "Name another one like this: make PYTHON=python3.12"; exit 1; }
	@test -x $(BIN)/python || { echo "== creating $(VENV)"; $(PYTHON) -m venv $(VENV); } || \
		{ rm -rf $(VENV); \
		  echo "The venv module is missing; on Debian and Ubuntu: apt install python3-venv"; exit 1; }
	@echo "== installing the pinned environment"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r requirements/dev.txt || \
		{ echo "== uv could not fetch the packages; trying pip with its own settings"; \
		  $(BIN)/python -m pip install --quiet --require-hashes -r requirements/dev.txt; }
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --no-build-isolation --no-deps --editable .
	@touch $@

# Node is in .venv, but a changed Node alone does not reinstall the modules (order-only prerequisite).
$(MODULES): $(WEB)/package.json $(WEB)/package-lock.json | $(READY)
	@echo "== fetching what the page is built with"
	@$(NPM) ci --loglevel error --no-progress
	@touch $@

$(PAGE): $(MODULES) $(SOURCES)
	@echo "== building the page"
	@$(NPM) run --silent build -- --logLevel error
	@touch $@

# Resolves for every supported Python and system; the result names versions and hashes, but no package index.
COMPILE := $(BIN)/uv pip compile --quiet --no-config --universal --python-version 3.11 --generate-hashes \
           --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock"

lock: $(READY) ## Fit requirements/ to pyproject.toml; newer versions: make lock ARGS=--upgrade
	@$(COMPILE) $(ARGS) --group installer --output-file requirements/uv.txt
	@$(COMPILE) $(ARGS) pyproject.toml --group dev --group docs --output-file requirements/dev.txt

clean: ## Remove the environment and everything that checks and builds leave behind
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .numba_cache
	rm -rf $(WEB)/node_modules $(dir $(PAGE))
	find . -name __pycache__ -type d -not -path './.git/*' -prune -exec rm -rf {} +
	rm -f $(RESULTS)/*.part
