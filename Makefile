# make render   a fresh machine to pictures in output/
# make test     a fresh machine to a verdict
# Both set the machine up first (scripts/set-up), which takes under a second when there is nothing to do.

SWIFT := swift
AMBROTYPE := .build/release/ambrotype
CODE := $(wildcard Package.swift Sources Tests Benchmarks Examples)

.PHONY: help set-up build modules render test fidelity benchmark format lint

help:
	@echo "make set-up     install missing Debian packages and fetch the fonts"
	@echo "make build      build the ambrotype command for release"
	@echo "make modules    build the library that Swift widgets are linked with"
	@echo "make render     draw every template of templates/ into output/"
	@echo "make test       run all tests"
	@echo "make fidelity   draw the cases that are compared with iOS pictures into output/fidelity/"
	@echo "make benchmark  measure speed and memory beside other renderers"
	@echo "make format     format the Swift sources"
	@echo "make lint       check format and generated tables"

set-up:
	@scripts/set-up

build: set-up
	$(SWIFT) build --configuration release --static-swift-stdlib --product ambrotype

# A folder of its own: the program is linked with the standard library inside, the library is not.
modules: set-up
	$(SWIFT) build --configuration release --scratch-path .build/modules --product AmbrotypeBundle

render: build
	$(AMBROTYPE) render templates --out output

test: set-up
	$(SWIFT) test

fidelity: build
	AMBROTYPE=$(AMBROTYPE) scripts/fidelity

benchmark: build
	Benchmarks/run

format:
	$(SWIFT) format --in-place --recursive --parallel $(CODE)

lint:
	$(SWIFT) format lint --strict --recursive --parallel $(CODE)
	scripts/symbols/make --check
