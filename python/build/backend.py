"""Makes the wheel: the package in pure Python and, unless that is asked for alone, the engine, which CMake builds.

Needs nothing but Python's own library. Settings (pip install --config-settings NAME=VALUE, or the environment):
  build   ZERMELO_BUILD   the build folder, build/release if nothing is said; what is compiled there already is used
  pure    ZERMELO_PURE    1: without the engine, for any machine
"""
import base64
import hashlib
import os
import pathlib
import subprocess
import sys
import sysconfig
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
NAME, VERSION = "zermelo", "0.1"


def setting(settings, name):
    return (settings or {}).get(name) or os.environ.get("ZERMELO_" + name.upper())


def compiled_engine(settings):
    """The engine's file, built where it is not up to date."""
    folder = ROOT / (setting(settings, "build") or "build/release")
    engine = folder / "python" / NAME / ("_engine" + sysconfig.get_config_var("EXT_SUFFIX"))
    if not (folder / "build.ninja").exists():
        run("cmake", "--preset", "release", "-B", str(folder), *options())
    elif not engine.exists():  # it was made without Python, or for another one
        run("cmake", str(folder), *options())
    run("cmake", "--build", str(folder), "--target", "zermelo-python")
    return engine


def options():
    return ["-DZERMELO_PYTHON=ON", "-DPython_EXECUTABLE=" + os.path.realpath(sys.executable)]


def run(*command):
    subprocess.run(command, cwd=ROOT, check=True, stdout=sys.stderr)


def package_files():
    for path in sorted((ROOT / "python" / NAME).rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts and not path.suffix == ".so":
            yield path, path.relative_to(ROOT / "python").as_posix()


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    pure = setting(config_settings, "pure")
    files = {name: path.read_bytes() for path, name in package_files()}
    tag = "py3-none-any"
    if not pure:
        engine = compiled_engine(config_settings)
        files[f"{NAME}/{engine.name}"] = engine.read_bytes()
        version = f"cp{sys.version_info.major}{sys.version_info.minor}"
        tag = f"{version}-{version}-{sysconfig.get_platform().replace('-', '_').replace('.', '_')}"
    info = f"{NAME}-{VERSION}.dist-info"
    files[f"{info}/METADATA"] = metadata()
    files[f"{info}/WHEEL"] = (f"Wheel-Version: 1.0\nGenerator: zermelo\nRoot-Is-Purelib: {str(bool(pure)).lower()}\n"
                              f"Tag: {tag}\n").encode()
    files[f"{info}/entry_points.txt"] = b"[console_scripts]\nzermelo = zermelo.__main__:main\n"
    name = f"{NAME}-{VERSION}-{tag}.whl"
    with zipfile.ZipFile(pathlib.Path(wheel_directory) / name, "w", zipfile.ZIP_DEFLATED) as wheel:
        record = ""
        for path, data in files.items():
            digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            record += f"{path},sha256={digest},{len(data)}\n"
            write(wheel, path, data)
        write(wheel, f"{info}/RECORD", (record + f"{info}/RECORD,,\n").encode())
    return name


def write(wheel, path, data):
    entry = zipfile.ZipInfo(path, (1980, 1, 1, 0, 0, 0))  # the same wheel from the same files
    entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
    wheel.writestr(entry, data)


def metadata():
    head = (f"Metadata-Version: 2.1\nName: {NAME}\nVersion: {VERSION}\n"
            "Summary: Solves, explains and plays two-player games of perfect information\n"
            "Requires-Python: >=3.9\nLicense-File: LICENSE\nDescription-Content-Type: text/markdown\n\n")
    return (head + (ROOT / "README.md").read_text(encoding="utf-8")).encode()


def build_sdist(sdist_directory, config_settings=None):
    name = f"{NAME}-{VERSION}"
    subprocess.run(["git", "archive", "--format=tar.gz", f"--prefix={name}/", "-o",
                    str(pathlib.Path(sdist_directory).resolve() / f"{name}.tar.gz"), "HEAD"], cwd=ROOT, check=True)
    return f"{name}.tar.gz"
