"""Rooms and who sleeps in them."""
from .rooms import Room
from .calendar import free_nights as free_nights

__all__ = ["Room", "free_nights"]
