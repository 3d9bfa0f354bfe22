"""Imports one module in this interpreter and prints every import statement that met a module which was still loading.

usage: record_half_loaded.py ROOT MODULE
Each line: JSON [file of the import statement, file of the half-loaded module], relative to ROOT.
"""

import builtins
import importlib
import importlib.util
import json
import os
import sys

root, wanted = os.path.realpath(sys.argv[1]), sys.argv[2]
sys.path.insert(0, root)
met = set()
plain_import = builtins.__import__


def relative(path):
    path = os.path.realpath(path) if path else ''
    return os.path.relpath(path, root) if path.startswith(root + os.sep) else None


def is_loading(module):
    return bool(getattr(getattr(module, '__spec__', None), '_initializing', False))


def note(importer, name):
    module = sys.modules.get(name)
    if module is None or not is_loading(module):
        return
    target = relative(getattr(module, '__file__', None))
    if importer and target and importer != target:
        met.add((importer, target))


def recording_import(name, globals=None, locals=None, fromlist=(), level=0):
    importer = relative((globals or {}).get('__file__'))
    if importer:
        package = (globals or {}).get('__package__') or ''
        try:
            full = importlib.util.resolve_name('.' * level + name, package) if level else name
        except ImportError:
            full = name
        note(importer, full)
        for each in fromlist or ():
            if isinstance(each, str):
                note(importer, full + '.' + each)
    return plain_import(name, globals, locals, fromlist, level)


builtins.__import__ = recording_import
try:
    importlib.import_module(wanted)
except BaseException as error:  # a module that cannot be imported here has told what it met until then
    print(f'{wanted}: {type(error).__name__}: {error}', file=sys.stderr)
finally:
    builtins.__import__ = plain_import
for pair in sorted(met):
    print(json.dumps(pair))
