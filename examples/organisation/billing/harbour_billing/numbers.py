import itertools

_numbers = itertools.count(1)


def next_number() -> str:
    return f"R{next(_numbers):06}"
