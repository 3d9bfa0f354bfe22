import pytest

from bookings.rooms import Room
from bookings.missing import Nothing


def test_name():
    assert Room("blue").name == "blue" and pytest and Nothing
