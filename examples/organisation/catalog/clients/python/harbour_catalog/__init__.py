from .client import Client
from .models import Product

__all__ = ["Client", "Product"]
