"""Which files change together by the rules of Code Maat: its analysis `coupling` with its default options.

Reads the log that it is usually given (parser `git2`):
    git log --numstat --date=short --pretty=format:'--%h--%ad--%aN' --no-renames
Writes a JSON list of [file, file, shared, revisions, revisions, degree].
"""
import json
import sys
from collections import Counter
from fractions import Fraction
from itertools import combinations

MIN_REVS, MIN_SHARED_REVS, MIN_COUPLING, MAX_COUPLING, MAX_CHANGESET_SIZE = 5, 5, 30, 100, 30


def change_sets(log):
    """The files of each revision. A revision without files (a merge) has no rows, so it does not exist."""
    files = {}
    revision = None
    for line in log:
        if line.startswith('--'):
            revision = line[2:].split('--')[0]
        elif line:
            files.setdefault(revision, []).append(line.split('\t', 2)[2])
    return files.values()


def coupling(sets):
    kept = [set(files) for files in sets if len(files) <= MAX_CHANGESET_SIZE]
    revisions = Counter(file for files in kept for file in files)
    shared = Counter(pair for files in kept for pair in combinations(sorted(files), 2))
    for (a, b), both in shared.items():
        average = Fraction(revisions[a] + revisions[b], 2)
        degree = both / average * 100
        if average < MIN_REVS or both < MIN_SHARED_REVS or degree < MIN_COUPLING or int(degree) > MAX_COUPLING:
            continue
        yield [a, b, both, revisions[a], revisions[b], int(degree)]


lines = sys.stdin.buffer.read().decode('utf-8', 'replace').split('\n')
json.dump(sorted(coupling(change_sets(lines))), sys.stdout)
