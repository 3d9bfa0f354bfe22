import importlib

import requests
import yaml

from ..guests import Guest
from ....elsewhere import taxes

TEMPLATE = """
import nothing_at_all
"""


def write(guest: Guest, nights: list) -> str:
    formatting = importlib.import_module("bookings.billing.formatting")
    return formatting.money(len(nights) * taxes(yaml, requests))
