import calendar
import datetime as dt, json

from . import rooms


def free_nights(room: rooms.Room) -> list[dt.date]:
    return [dt.date(2026, 1, day) for day in range(1, calendar.monthrange(2026, 1)[1] + 1)]
