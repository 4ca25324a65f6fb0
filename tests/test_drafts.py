"""Files that are written completely or not at all."""

import os
import stat
from pathlib import Path

import pytest

from dizaine.drafts import Draft, replace_file


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_file_is_replaced_and_keeps_its_permissions(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    path.chmod(0o640)
    replace_file(path, b"new")
    assert path.read_bytes() == b"new"
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert names(tmp_path) == ["file"]


def test_a_pipe_is_never_replaced(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    with pytest.raises(OSError, match="not a regular file"):
        replace_file(path, b"new")
    assert stat.S_ISFIFO(path.stat().st_mode)
    assert names(tmp_path) == ["pipe"]


def test_nobody_sees_it_before_it_is_complete(tmp_path: Path) -> None:
    path = tmp_path / "file"
    with Draft(path) as draft:
        with draft.open() as file:
            file.write(b"half")
            assert not path.exists()
        draft.put()
    assert path.read_bytes() == b"half"


def test_an_aborted_draft_leaves_nothing_behind(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")

    def break_off() -> None:
        with Draft(path) as draft, draft.open() as file:
            file.write(b"half")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        break_off()
    assert path.read_bytes() == b"old"
    assert names(tmp_path) == ["file"]


@pytest.mark.parametrize("links", [True, False], ids=["links", "no links"])
def test_a_new_name_never_replaces_another_file(links: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*names: object) -> None:
        raise OSError(1, "Operation not permitted")

    if not links:
        monkeypatch.setattr(os, "link", refuse)
    path = tmp_path / "file"
    with Draft(path) as draft:
        draft.write(b"first")
        draft.put_new()
    with Draft(path) as draft:
        draft.write(b"second")
        with pytest.raises(FileExistsError):
            draft.put_new()
    assert path.read_bytes() == b"first"
    assert names(tmp_path) == ["file"]
