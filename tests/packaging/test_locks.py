"""Lock files say what is installed, for every system, and never from where."""

import json
import re
from pathlib import Path

CHECKOUT = Path(__file__).parents[2]
PACKAGES = json.loads((CHECKOUT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]


def test_every_package_of_the_page_has_its_hash_and_no_address() -> None:
    for name, package in PACKAGES.items():
        assert not name or "integrity" in package, name
        assert "resolved" not in package, name


def test_other_systems_find_theirs_too() -> None:
    """A lock file that was written where some were missing makes `npm ci` fail everywhere."""
    locked = {name.rpartition("node_modules/")[2] for name in PACKAGES}
    for name, package in PACKAGES.items():
        missing = package.get("optionalDependencies", {}).keys() - locked
        assert not missing, name


def test_requirements_name_no_place() -> None:
    for path in (CHECKOUT / "requirements").glob("*.txt"):
        assert not re.search(r"https?://|--(extra-)?index-url|--find-links", path.read_text(encoding="utf-8")), path
