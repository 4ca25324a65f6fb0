"""A wheel can be installed and run on a machine without Node, and the page is in it."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
import pytest

from tests.packaging.empty_environment import BUILT, CHECKOUT, PAGE, PATIENCE, EmptyEnvironment, build, installed

pytestmark = pytest.mark.skipif(not (CHECKOUT / PAGE / "index.html").is_file(), reason="the page is not built")


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> EmptyEnvironment:
    return installed(tmp_path_factory)[0]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(tmp_path_factory)[1]


def test_the_page_is_inside(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = {name for name in packed.namelist() if name.startswith("dizaine/faces/page/")}
    built = {f"dizaine/faces/page/{path.relative_to(CHECKOUT / PAGE).as_posix()}" for path in files(CHECKOUT / PAGE)}
    assert names == built
    assert "dizaine/faces/page/index.html" in names


def files(folder: Path) -> Iterator[Path]:
    return (path for path in folder.rglob("*") if path.is_file())


def test_templates_and_fonts_of_prints_are_inside(wheel: Path) -> None:
    source = CHECKOUT / "src" / "dizaine" / "faces" / "print"
    wanted = {path.relative_to(source).as_posix() for part in ("templates", "fonts") for path in files(source / part)}
    assert {"templates/deck.typ", "fonts/OFL.txt"} <= wanted
    with zipfile.ZipFile(wheel) as packed:
        assert {f"dizaine/faces/print/{name}" for name in wanted} <= set(packed.namelist())


def test_the_best_play_of_the_dice_is_inside_and_small(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        sizes = {
            info.filename: info.compress_size
            for info in packed.infolist()
            if info.filename.startswith("dizaine/players/dice/solved/")
        }
    assert len(sizes) == 20
    assert sum(sizes.values()) <= 6_000_000


def test_without_the_extra_printing_says_what_is_missing(environment: EmptyEnvironment, tmp_path: Path) -> None:
    done = subprocess.run(
        [environment.scripts / "dizaine", "print", "sheet", "classic", "--lang", "en"],
        env={"PATH": str(environment.scripts), "DIZAINE_DATA": str(tmp_path), "PYTHONUTF8": "1"},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 2
    assert 'pip install "dizaine[print]"' in done.stderr
    assert not list(tmp_path.iterdir())


def test_no_other_files_are_in_the_wheel(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        tops = {name.partition("/")[0] for name in packed.namelist()}
        assert {top.split("-")[0] for top in tops} == {"dizaine"}
        assert not [name for name in packed.namelist() if "node_modules" in name or name.endswith((".ts", ".svelte"))]


@pytest.fixture(scope="module")
def small_checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files that the build reads, without a built page."""
    folder = tmp_path_factory.mktemp("checkout")
    for name in BUILT:
        shutil.copy(CHECKOUT / name, folder)
    for name in ("__init__.py", "faces/__init__.py"):
        target = folder / "src" / "dizaine" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(CHECKOUT / "src" / "dizaine" / name, target)
    (folder / "web").mkdir()
    return folder


def fake_npm(folder: Path, script: str) -> str:
    """A folder for PATH whose npm does what a script says."""
    folder.mkdir()
    npm = folder / "npm"
    npm.write_text(f"#!{sys.executable}\nimport sys, pathlib\n{script}\n")
    npm.chmod(0o755)
    return str(folder)


@pytest.mark.skipif(sys.platform == "win32", reason="its npm is another kind of program")
class TestWithoutABuiltPage:
    def test_npm_builds_it(self, small_checkout: Path, tmp_path: Path) -> None:
        script = (
            "words = sys.argv[1:]\n"
            "with open('calls', 'a') as calls: calls.write(' '.join(words) + chr(10))\n"
            f"page = pathlib.Path('..', {str(PAGE)!r})\n"
            "if words == ['run', 'build']: page.mkdir(); (page / 'index.html').write_text('the page')"
        )
        done = build(small_checkout, tmp_path / "dist", path=fake_npm(tmp_path / "bin", script))
        assert done.returncode == 0, done.stderr
        assert (small_checkout / "web" / "calls").read_text().splitlines() == ["ci", "run build"]
        [wheel] = (tmp_path / "dist").glob("*.whl")
        with zipfile.ZipFile(wheel) as packed:
            assert packed.read("dizaine/faces/page/index.html") == b"the page"
        shutil.rmtree(small_checkout / PAGE)

    def test_no_wheel_without_npm(self, small_checkout: Path, tmp_path: Path) -> None:
        done = build(small_checkout, tmp_path)
        assert done.returncode != 0
        assert "make page" in done.stderr
        assert not list(tmp_path.glob("*.whl"))

    def test_no_wheel_if_npm_builds_nothing(self, small_checkout: Path, tmp_path: Path) -> None:
        done = build(small_checkout, tmp_path / "dist", path=fake_npm(tmp_path / "bin", ""))
        assert done.returncode != 0
        assert "index.html" in done.stderr


@contextmanager
def command(environment: EmptyEnvironment, data: Path) -> Iterator[str]:
    """Run `dizaine` of an environment with an otherwise empty PATH; yields its address."""
    process = subprocess.Popen(
        [environment.scripts / "dizaine", "--host", "127.0.0.1", "--port", "0", "--lang", "en"],
        env={"PATH": str(environment.scripts), "DIZAINE_DATA": str(data), "PYTHONUTF8": "1", "CI": "1"},
        cwd=data,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        assert process.stdout is not None
        said = ""
        while (found := re.search(r"http://127\.0\.0\.1:\d+", said)) is None:
            line = process.stdout.readline()
            assert line, said
            said += line
        yield found[0]
    finally:
        process.kill()
        process.communicate()


def test_it_is_installed_and_the_page_is_there(environment: EmptyEnvironment, tmp_path: Path) -> None:
    assert shutil.which("node", path=str(environment.scripts)) is None
    data = tmp_path / "data"
    data.mkdir()
    with command(environment, data) as address, httpx2.Client(base_url=address, timeout=PATIENCE) as browser:
        front = browser.get("/")
        assert front.status_code == 200
        assert front.headers["content-type"].startswith("text/html")
        names = re.findall(r'(?:src|href)="(/[^"]+)"', front.text)
        assert any(name.endswith(".js") for name in names)
        assert any(name.endswith(".css") for name in names)
        for name in names:
            answer = browser.get(name)
            assert answer.status_code == 200, name
            assert answer.content == (CHECKOUT / PAGE / name.removeprefix("/")).read_bytes()
        opened = browser.post("/api/1/tables", json={"name": "Ann", "seats": 2, "edition": "express"})
        assert opened.status_code == 201
