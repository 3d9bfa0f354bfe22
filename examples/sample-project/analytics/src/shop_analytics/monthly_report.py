from dataclasses import dataclass
from decimal import Decimal

from .cohorts import returning_customers
from .forecast import next_month
from .orders import Order
from .revenue import monthly_revenue


@dataclass(frozen=True)
class MonthlyReport:
    revenue: dict[str, Decimal]
    returning: dict[str, int]
    forecast: Decimal | None


def build_report(orders: list[Order]) -> MonthlyReport:
    revenue = monthly_revenue(orders)
    return MonthlyReport(revenue, returning_customers(orders), next_month(revenue))
