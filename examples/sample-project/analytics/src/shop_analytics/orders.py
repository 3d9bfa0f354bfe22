from dataclasses import dataclass
from datetime import date
from decimal import Decimal


@dataclass(frozen=True)
class Order:
    id: str
    email: str
    placed_on: date
    total: Decimal

    @property
    def month(self) -> str:
        return self.placed_on.strftime("%Y-%m")
