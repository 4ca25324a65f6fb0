"""Lock files name versions and hashes for every system, and no addresses."""

import json
import re
from pathlib import Path

CHECKOUT = Path(__file__).parents[2]
PACKAGES = json.loads((CHECKOUT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]


def test_every_package_of_the_page_has_its_hash_and_no_address() -> None:
    for name, package in PACKAGES.items():
        assert not name or "integrity" in package, name
        assert "resolved" not in package, name


def test_the_packages_of_other_systems_are_locked_too() -> None:
    """A lock file without some of them makes `npm ci` fail on those systems."""
    locked = {name.rpartition("node_modules/")[2] for name in PACKAGES}
    for name, package in PACKAGES.items():
        missing = package.get("optionalDependencies", {}).keys() - locked
        assert not missing, name


def test_requirements_name_no_package_index() -> None:
    for path in (CHECKOUT / "requirements").glob("*.txt"):
        assert not re.search(r"https?://|--(extra-)?index-url|--find-links", path.read_text(encoding="utf-8")), path
