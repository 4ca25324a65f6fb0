"""The documentation site: `make docs` builds it into build/docs and checks what came out."""
