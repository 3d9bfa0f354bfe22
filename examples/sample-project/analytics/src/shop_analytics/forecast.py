from __future__ import annotations

from decimal import Decimal


def next_month(revenue: dict[str, Decimal]) -> Decimal | None:
    """The straight line through the months so far, one step on."""
    if len(revenue) < 3:
        return None
    import numpy as np

    slope, start = np.polyfit(range(len(revenue)), [float(value) for value in revenue.values()], 1)
    return Decimal(str(round(start + slope * len(revenue), 2)))
