import csv
from datetime import date
from decimal import Decimal
from pathlib import Path

from .orders import Order


def load_orders(path: Path) -> list[Order]:
    with path.open(newline="", encoding="utf-8") as file:
        return [order_from(row) for row in csv.DictReader(file)]


def order_from(row: dict[str, str]) -> Order:
    return Order(
        id=row["id"],
        email=row["email"].lower(),
        placed_on=date.fromisoformat(row["placed_on"]),
        total=Decimal(row["total_cents"]) / 100,
    )
