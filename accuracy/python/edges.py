"""Where the imports of a folder lead by the rules of Python's own import system, without running any of them.

Reads from standard input {"root": …, "imports": {file: [[module, name], …]}}, paths from the root on; writes {file: [file, …]}.
The root is what Python would have on its path.
"""

import json
import os
import sys
from importlib.machinery import (
    BYTECODE_SUFFIXES,
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    BuiltinImporter,
    ExtensionFileLoader,
    FileFinder,
    FrozenImporter,
    ModuleSpec,
    SourceFileLoader,
    SourcelessFileLoader,
)

ROOT = ""
SPECS = {}


FINDERS = {}
LOADERS = (
    (ExtensionFileLoader, EXTENSION_SUFFIXES),
    (SourceFileLoader, SOURCE_SUFFIXES),
    (SourcelessFileLoader, BYTECODE_SUFFIXES),
)


def find_on(places, name):
    """As PathFinder does it, which wants the packages above to be imported already."""
    portions = []
    for place in places:
        if place not in FINDERS:
            FINDERS[place] = FileFinder(place, *LOADERS)
        spec = FINDERS[place].find_spec(name)
        if spec is None:
            continue
        if spec.loader is not None:
            return spec
        portions.extend(spec.submodule_search_locations or [])
    if not portions:
        return None
    namespace = ModuleSpec(name, None)
    namespace.submodule_search_locations = portions
    return namespace


def locate(name):
    """The spec of a module by its full name, found part by part as the import system does."""
    if name in SPECS:
        return SPECS[name]
    parent, _, last = name.rpartition(".")
    if not parent:
        # What is built in or in the standard library comes before what is installed.
        own = BuiltinImporter.find_spec(name) or FrozenImporter.find_spec(name)
        spec = own if own is not None else find_on([*LIBRARY, ROOT], name)
    else:
        above = locate(parent)
        places = above.submodule_search_locations if above is not None else None
        spec = find_on(places, name) if places is not None else None
    SPECS[name] = spec
    return spec


def file_of(spec):
    origin = spec.origin if spec is not None else None
    if not origin or not origin.startswith(ROOT + os.sep) or not origin.endswith((".py", ".pyi")):
        return None
    return os.path.relpath(origin, ROOT)


def target(file, module, name):
    level = len(module) - len(module.lstrip("."))
    full = module[level:]
    if level:
        package = file.split("/")[:-1]
        if level - 1 >= len(package):
            return None
        base = package[: len(package) - (level - 1)]
        full = ".".join([*base, full] if full else base)
    spec = locate(full)
    if spec is None:
        return None
    if name is not None and name != "*" and spec.submodule_search_locations is not None:
        inner = locate(f"{full}.{name}")
        if inner is not None and file_of(inner) is not None:
            return file_of(inner)
    return file_of(spec)


if __name__ == "__main__":
    asked = json.load(sys.stdin)
    ROOT = os.path.realpath(asked["root"])
    LIBRARY = [p for p in sys.path[1:] if "site-packages" not in p and "dist-packages" not in p]
    answer = {}
    for file, imports in asked["imports"].items():
        found = {target(file, module, name) for module, name in imports}
        answer[file] = sorted(found - {None})
    json.dump(answer, sys.stdout)
