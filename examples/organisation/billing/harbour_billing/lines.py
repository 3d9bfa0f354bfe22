from harbour_catalog import Client
from pydantic import BaseModel

from harbour_billing.settings import Settings


class Line(BaseModel):
    product: str
    count: int


def price_lines(lines: list[Line]) -> int:
    catalog = Client(Settings().catalog)
    return sum(catalog.find(line.product).price * line.count for line in lines)
