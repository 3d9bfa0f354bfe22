"""Runs one test file with pytest and writes the paths of the files of which it executed a line, as JSON."""
import json
import os
import sys

import coverage
import pytest

root, test, out = sys.argv[1:4]
measured = coverage.Coverage(data_file=None, include=[os.path.join(root, "*")], context=test)
measured.start()
code = pytest.main(["-q", "-x", "--no-header", "-p", "no:cacheprovider", "--maxfail=1000", test])
measured.stop()
data = measured.get_data()
executed = [os.path.relpath(path, root) for path in data.measured_files() if data.lines(path)]
with open(out, "w") as file:
    json.dump({"code": int(code), "files": sorted(executed)}, file)
