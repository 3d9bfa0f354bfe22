from __future__ import annotations

import os.path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .guests import Guest


class Room:
    def __init__(self, name: str, guest: Guest | None = None) -> None:
        self.name = os.path.basename(name)
        self.guest = guest
