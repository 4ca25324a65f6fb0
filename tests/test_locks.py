"""Files that belong to one program at a time."""

import subprocess
import sys
from pathlib import Path

import pytest

from dizaine.locks import Busy, lock, lock_content

HOLD = (
    "import sys, pathlib\nfrom dizaine.locks import lock\nheld = lock(pathlib.Path(sys.argv[1]))\nprint(flush=True)\n"
)


def test_a_lock_is_held_once_and_can_be_taken_again(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    with lock(path), pytest.raises(Busy):
        lock(path)
    lock(path).close()


@pytest.mark.parametrize("system", ["linux", "win32"])
def test_what_is_locked_can_still_be_read(system: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", system)
    path = tmp_path / "file"
    path.write_bytes(b"content")
    with lock_content(path):
        assert path.read_bytes() == b"content"
        with pytest.raises(Busy):
            lock_content(path)


def test_a_lock_ends_with_its_process(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    command = [sys.executable, "-c", f"{HOLD}sys.stdin.read()\n", str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline().strip() == b""
        with pytest.raises(Busy):
            lock(path)
        other.kill()
    lock(path).close()
