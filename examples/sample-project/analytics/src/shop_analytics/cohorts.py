from collections import defaultdict
from collections.abc import Iterable

from .orders import Order


def returning_customers(orders: Iterable[Order]) -> dict[str, int]:
    """Month of the first order → how many of its customers ordered again in a later month."""
    months: dict[str, set[str]] = defaultdict(set)
    for order in orders:
        months[order.email].add(order.month)
    returning: dict[str, int] = defaultdict(int)
    for visited in months.values():
        if len(visited) > 1:
            returning[min(visited)] += 1
    return dict(sorted(returning.items()))
