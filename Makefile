# Everything a newcomer needs: `make demo` and `make test`. Each builds its own .venv.
PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.installed
PEER := .venv/.peer-installed
COMPILE := $(BIN)/uv pip compile --quiet --universal --upgrade --no-header --no-annotate --python-version 3.11 pyproject.toml --output-file

.DEFAULT_GOAL := help
.PHONY: help demo test check lint types contracts bench lock clean

help: ## this list
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/'

$(STAMP): requirements-dev.lock pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Oddtrick needs Python 3.11 or newer")'
	@echo "Setting up .venv: once, about a minute"
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --requirement requirements-dev.lock
	touch $(STAMP)

# OpenSpiel, which plays Oh Hell as well: to check against and to measure against. Heavy, so only where it is needed.
$(PEER): $(STAMP) requirements-check.lock
	$(BIN)/pip install --quiet --disable-pip-version-check --requirement requirements-check.lock
	touch $(PEER)

demo: $(STAMP) ## play in your browser, on a simulated Discord
	$(BIN)/python -m bot demo

test: $(STAMP) ## run the tests
	$(BIN)/python -m pytest -n auto --dist worksteal

lint: $(STAMP) ## format and lint
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: $(STAMP) ## check types
	$(BIN)/mypy

contracts: $(STAMP) ## check who may import whom
	$(BIN)/lint-imports

check: $(PEER) lint types contracts ## everything that must pass before a commit lands
	$(BIN)/python -m pytest -n auto --dist worksteal --cov --cov-report=term --cov-fail-under=90

bench: $(PEER) ## measure
	$(BIN)/python -m benchmarks

lock: $(STAMP) ## resolve the exact versions again
	$(BIN)/pip install --quiet --disable-pip-version-check uv
	$(COMPILE) requirements.lock
	$(COMPILE) requirements-dev.lock --extra dev
	$(COMPILE) requirements-check.lock --extra dev --extra openspiel

clean: ## remove what was built
	rm -rf .venv .coverage .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
