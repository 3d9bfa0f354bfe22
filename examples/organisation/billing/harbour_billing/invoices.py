from harbour_billing.lines import Line, price_lines
from harbour_billing.numbers import next_number
from harbour_billing.taxes import add_taxes


def create_invoice(lines: list[Line]) -> dict:
    return {"number": next_number(), "amount": add_taxes(price_lines(lines))}
