# Everything is made inside .venv; `make clean` removes it. Works with GNU make 3.81.

VENV := .venv
PYTHON := $(VENV)/bin/python
PIP := $(PYTHON) -m pip install --quiet --no-cache-dir --disable-pip-version-check

# numba 0.68.1 has wheels for these; the newest is last, since others lag behind it.
CANDIDATES := python3.14 python3.13 python3.12 python3.11 python3.15 python3 python
SERVED := import sys; sys.exit(not ((3, 11) <= sys.version_info < (3, 16) \
	and sys.maxsize > 2**32))

# The tests leave nothing behind outside .venv: no home, no caches, no __pycache__.
CACHES := $(CURDIR)/$(VENV)/caches
CONFINED := env HOME="$(CACHES)/home" XDG_CACHE_HOME= XDG_CONFIG_HOME= \
	XDG_DATA_HOME= XDG_RUNTIME_DIR= NUMBA_CACHE_DIR="$(CACHES)/numba" \
	HYPOTHESIS_STORAGE_DIRECTORY="$(CACHES)/hypothesis" \
	MYPY_CACHE_DIR="$(CACHES)/mypy" RUFF_CACHE_DIR="$(CACHES)/ruff" \
	PYTHONDONTWRITEBYTECODE=1
PYTEST := $(CONFINED) $(PYTHON) -m pytest -n 2 --dist loadscope \
	-o cache_dir="$(CACHES)/pytest"

# test-all runs the tests with these marks (empty: all) and the long ones, at this share.
MARKS :=
LONG := 0.01

.PHONY: help lab test test-all lint docs print stubs teacher-kit clean

help:
	@echo 'make lab       open the course in JupyterLab'
	@echo 'make test      run the tests (a few minutes)'
	@echo 'make test-all  run all tests; needs chromium and bubblewrap'
	@echo 'make lint      check style and types'
	@echo 'make docs      build the site in docs/_build'
	@echo 'make print     make a printable page of each lesson in docs/_build/print'
	@echo 'make stubs     make exercises/ from solutions/'
	@echo 'make teacher-kit  pack solutions, hidden checks and guide for a teacher'
	@echo 'make clean     remove .venv and what was built; my-course/ stays'

lab: $(VENV)/course.stamp
	@$(PYTHON) -m holdem_teach lab my-course

test: $(VENV)/dev.stamp
	@mkdir -p "$(CACHES)/home"
	$(PYTEST)

test-all: $(VENV)/dev.stamp
	@mkdir -p "$(CACHES)/home"
	HOLDEM_TEACH_LONG=$(LONG) $(PYTEST) -m "$(MARKS)"

lint: $(VENV)/dev.stamp
	$(CONFINED) $(PYTHON) -m ruff check .
	$(CONFINED) $(PYTHON) -m ruff format --check .
	$(CONFINED) $(PYTHON) -m mypy

docs: $(VENV)/dev.stamp
	$(CONFINED) $(PYTHON) -m sphinx --quiet -W --keep-going -c docs . docs/_build/site
	@echo 'The site begins at docs/_build/site/docs/index.html'

print: $(VENV)/course.stamp
	@$(CONFINED) $(PYTHON) -m nbconvert --log-level WARN --to html --embed-images \
		--no-prompt --TemplateExporter.extra_template_basedirs=docs --template print \
		--output-dir docs/_build/print notebooks/[0-9]*.ipynb
	@echo 'Open a page of docs/_build/print in a browser, and print it'

stubs: $(VENV)/course.stamp
	@$(PYTHON) -m holdem_teach stubs

teacher-kit: $(VENV)/course.stamp
	@$(PYTHON) -m holdem_teach teacher-kit teacher-kit.zip

clean:
	rm -rf $(VENV) build dist docs/_build *.egg-info .pytest_cache .mypy_cache .ruff_cache
	find holdem_teach tests exercises solutions notebooks -name __pycache__ \
		-prune -exec rm -rf {} +

# Editable installs: lessons and exercises are read where they are written.
$(VENV)/course.stamp: pyproject.toml $(VENV)/made.stamp
	@echo 'Installing what the course needs (once, one to two minutes) ...'
	@$(PIP) --editable '.[course]' || { $(COMPILER_LINE); exit 1; }
	@touch $@

$(VENV)/dev.stamp: pyproject.toml $(VENV)/made.stamp
	@echo 'Installing what the tests need (once, one to two minutes) ...'
	@$(PIP) --editable '.[dev]' || { $(COMPILER_LINE); exit 1; }
	@touch $(VENV)/course.stamp $@

# A candidate is tried by running it: a name on the path may be a shim of nothing.
# An environment that somebody made here by hand is kept, if it fits.
$(VENV)/made.stamp:
	@if $(PYTHON) -c '$(SERVED)' 2>/dev/null && $(PYTHON) -m pip -V >/dev/null 2>&1; \
	then echo 'Using the environment in $(VENV)'; touch $@; exit 0; fi; \
	found=; bare=; \
	for python in $(CANDIDATES); do \
		"$$python" -c '$(SERVED)' 2>/dev/null || continue; \
		if "$$python" -c 'import ensurepip, venv' 2>/dev/null; \
		then found=$$python; break; else bare=$${bare:-$$python}; fi; \
	done; \
	if [ -z "$$found" ]; then $(PYTHON_LINE); exit 1; fi; \
	"$$found" -c 'import sys; print("Python %d.%d.%d, found as" \
		% sys.version_info[:3], sys.executable)'; \
	"$$found" -m venv --clear $(VENV) && touch $@

PYTHON_LINE = \
	if [ -n "$$bare" ]; then \
		version=$$("$$bare" -c 'import sys; print("%d.%d" % sys.version_info[:2])'); \
		echo "$$bare cannot make environments. On Debian or Ubuntu, install that:"; \
		echo "  sudo apt-get install python$$version-venv"; \
	else \
		echo 'No Python from 3.11 to 3.15 (64 bits) was found. Install one:'; \
		echo '  Debian, Ubuntu: sudo apt-get install python3 python3-venv'; \
		echo '  Fedora:         sudo dnf install python3'; \
		echo '  macOS:          brew install python@3.13'; \
	fi >&2

COMPILER_LINE = { \
	echo 'That did not work; the lines above say why. If a compiler or Python.h is'; \
	echo 'missing, install it and call make again:'; \
	echo '  Debian, Ubuntu: sudo apt-get install build-essential python3-dev'; \
	echo '  Fedora:         sudo dnf install gcc gcc-c++ python3-devel'; \
	echo '  macOS:          xcode-select --install'; } >&2
