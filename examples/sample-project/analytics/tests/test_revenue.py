from datetime import date
from decimal import Decimal

from shop_analytics.orders import Order
from shop_analytics.revenue import monthly_revenue


def test_adds_the_orders_of_a_month():
    orders = [
        Order("o1", "ada@example.org", date(2026, 1, 3), Decimal("12.50")),
        Order("o2", "bob@example.org", date(2026, 1, 30), Decimal("7.50")),
        Order("o3", "ada@example.org", date(2026, 2, 1), Decimal("5.00")),
    ]
    assert monthly_revenue(orders) == {"2026-01": Decimal("20.00"), "2026-02": Decimal("5.00")}
