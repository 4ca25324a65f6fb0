"""Caddy and nginx on loopback, with the example configurations from `docs/hosting` and certificates of their own."""

from __future__ import annotations

import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

EXAMPLES: Final = Path(__file__).parents[2] / "docs" / "hosting"
NAME: Final = "play.example.org"
PATIENCE: Final = 20.0


@dataclass(frozen=True, slots=True)
class RunningProxy:
    """Where a proxy listens, and whose certificates to trust."""

    port: int
    authority: ssl.SSLContext


def program(name: str) -> str:
    """The path of a program; it is installed where that needs nobody's password."""
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin")
    if found is None and shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        install = ["apt-get", "install", "--yes", "--quiet", "--no-install-recommends", name]
        subprocess.run(install, stdout=subprocess.DEVNULL, check=False)
        found = shutil.which(name) or shutil.which(name, path="/usr/sbin")
    assert found, f"this test needs {name}; on Debian and Ubuntu: apt install {name}"
    return found


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def example(file: str, changes: dict[str, str]) -> str:
    """An example with other places in it; each of them must be there."""
    text = (EXAMPLES / file).read_text(encoding="utf-8")
    for old, new in changes.items():
        assert old in text, f"{file}: {old}"
        text = text.replace(old, new)
    return text


@contextmanager
def caddy(folder: Path, server_port: int) -> Iterator[RunningProxy]:
    """Caddy, which makes its own certificates."""
    port, store = free_port(), folder / "store"
    top = f"{{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\tauto_https disable_redirects\n\thttps_port {port}\n"
    site = {f"{NAME} {{": f"{NAME} {{\n\tbind 127.0.0.1", "127.0.0.1:8010": f"127.0.0.1:{server_port}"}
    config = folder / "Caddyfile"
    config.write_text(f"{top}\tstorage file_system {store}\n}}\n{example('Caddyfile', site)}", encoding="utf-8")
    root = store / "pki" / "authorities" / "local" / "root.crt"
    command = [program("caddy"), "run", "--config", str(config), "--adapter", "caddyfile"]
    with _running(command, folder, port, waits_for=root):
        yield RunningProxy(port, ssl.create_default_context(cafile=str(root)))


@contextmanager
def nginx(folder: Path, server_port: int) -> Iterator[RunningProxy]:
    """nginx, with a certificate that is signed by itself."""
    port, plain = free_port(), free_port()
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    openssl = [
        program("openssl"),
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "2",
        "-subj",
        f"/CN={NAME}",
    ]
    made = [*openssl, "-addext", f"subjectAltName=DNS:{NAME}", "-out", str(certificate), "-keyout", str(key)]
    subprocess.run(made, check=True, capture_output=True)
    site = {
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(certificate),
        f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(key),
        "127.0.0.1:8010": f"127.0.0.1:{server_port}",
        "/var/log/nginx/access.log": f"{folder}/access.log",
    }
    (folder / "site.conf").write_text(example("nginx.conf", site), encoding="utf-8")
    temporary = "".join(
        f"    {kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    config = folder / "nginx.conf"
    config.write_text(
        f"daemon off;\nmaster_process off;\npid {folder}/nginx.pid;\nerror_log {folder}/error.log;\n"
        f"events {{}}\nhttp {{\n    access_log off;\n{temporary}    include {folder}/site.conf;\n}}\n",
        encoding="utf-8",
    )
    command = [program("nginx"), "-p", str(folder), "-e", str(folder / "error.log"), "-c", str(config)]
    with _running(command, folder, port):
        yield RunningProxy(port, ssl.create_default_context(cafile=str(certificate)))


@contextmanager
def _running(command: list[str], folder: Path, port: int, waits_for: Path | None = None) -> Iterator[None]:
    """A program for as long as the block lasts; it begins once its port answers."""
    log = folder / "output.txt"
    with log.open("wb") as output:
        environment = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        process = subprocess.Popen(command, stdout=output, stderr=output, cwd=folder, env=environment)
        try:
            end = time.monotonic() + PATIENCE
            while not (_answers(port) and (waits_for is None or waits_for.exists())):
                assert process.poll() is None, log.read_text(encoding="utf-8")
                assert time.monotonic() < end, log.read_text(encoding="utf-8")
                time.sleep(0.05)
            yield
        finally:
            process.terminate()
            process.wait(PATIENCE)


def _answers(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True
