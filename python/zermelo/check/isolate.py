"""A copy in its own process, with limits on time and memory and without a network, where the system has them.

The child tells each result as soon as it has it; if it is stopped, the question on which it was gets the blame, and another
child goes on after it.
"""
import json
import os
import subprocess
import sys
import tempfile

from .copies import Copy, read
from .grade import grade
from .questions import Fault
from .report import from_wire, to_wire
from .words import Words

SECONDS, MEMORY = 60, 1 << 30


def possible():
    return sys.platform not in ("emscripten", "wasi")


def graded(sheet_word, path, only=None, seconds=None):
    """(results, remarks) of a file, from children of this process."""
    skip, results, remarks = {}, [], []
    package = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(8):
            log = os.path.join(folder, "log")
            order = json.dumps({"sheet": sheet_word, "path": os.path.abspath(path), "only": only, "skip": {name: [fault.kind, list(fault.why)] for name, fault in skip.items()}, "log": log})
            environment = dict(os.environ, PYTHONPATH=package + os.pathsep + os.environ.get("PYTHONPATH", ""), PYTHONIOENCODING="utf-8", PYTHONDONTWRITEBYTECODE="1")
            ended = start(order, environment, folder, seconds or SECONDS)
            lines = [json.loads(line) for line in open(log, encoding="utf-8")] if os.path.exists(log) else []
            results, remarks = [from_wire(line) for line in lines if "name" in line], [Words(*r) for line in lines for r in line.get("copy", ())]
            if lines and lines[-1].get("end"):
                break
            asked = [line["at"] for line in lines if "at" in line]
            if not asked or asked[-1] in skip:
                remarks.append(Words("Le programme de la copie, hors des fonctions, ne s'arrête pas ou demande trop de mémoire.", "The program of the copy, outside its functions, does not end or asks for too much memory.") if not asked else ended)
                break
            skip[asked[-1]] = Fault("stopped", ended)
    return results, remarks


def start(order, environment, folder, seconds):
    """Runs the child; says how it was stopped."""
    try:
        code = subprocess.run([sys.executable, "-m", "zermelo.check.isolate"], input=order, env=environment, cwd=folder, timeout=seconds,
                              stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, encoding="utf-8", errors="replace").returncode
        return Words(f"fait arrêter Python (code {code}) : trop de mémoire, ou trop de temps.", f"makes Python stop (code {code}): too much memory, or too much time.")
    except subprocess.TimeoutExpired:
        return Words(f"ne répond pas en {seconds} secondes : boucle sans fin, ou calcul beaucoup trop long.", f"does not answer within {seconds} seconds: a loop without end, or far too long a computation.")


def limit_process():
    """Memory, time and network, as far as the system allows."""
    try:
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 24, 1 << 24))
    except (ImportError, ValueError, OSError):
        pass
    try:
        import ctypes

        ctypes.CDLL(None).unshare(0x10000000 | 0x40000000)  # a user and a network of its own, without a way out
    except (ImportError, OSError, AttributeError, TypeError):
        pass
    import socket

    def refused(*_, **__):
        raise OSError("no network here")

    socket.socket.connect = socket.create_connection = socket.getaddrinfo = refused


def child():
    from . import find_sheet

    order = json.load(sys.stdin)
    log = open(order["log"], "w", encoding="utf-8")

    def tell(data):
        log.write(json.dumps(data) + "\n")
        log.flush()

    sheet = find_sheet(order["sheet"])
    limit_process()
    copy = Copy(read(order["path"]), os.path.basename(order["path"]))
    tell({"copy": [list(words) for words in copy.remarks]})
    skip = {name: Fault(kind, Words(*why)) for name, (kind, why) in order["skip"].items()}
    grade(sheet, copy, order["only"], skip, done=lambda result: tell(to_wire(result)), begin=lambda name: tell({"at": name}))
    tell({"end": True})
    log.close()
    os._exit(0)  # whatever the copy has left running


if __name__ == "__main__":
    child()
