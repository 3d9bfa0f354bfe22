from dataclasses import dataclass

from bookings import rooms, free_nights


@dataclass
class Guest:
    room: rooms.Room

    def invoice(self) -> str:
        # Late, because invoices know guests.
        from .billing.invoice import write
        return write(self, free_nights(self.room))
