from collections import defaultdict
from collections.abc import Iterable
from decimal import Decimal

from .orders import Order


def monthly_revenue(orders: Iterable[Order]) -> dict[str, Decimal]:
    revenue: dict[str, Decimal] = defaultdict(Decimal)
    for order in orders:
        revenue[order.month] += order.total
    return dict(sorted(revenue.items()))
