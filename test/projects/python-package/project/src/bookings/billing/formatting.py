try:
    import ujson as json
except ImportError:
    import json


def money(amount):
    return json.dumps(amount)
