from harbour_catalog.models import Product

REDUCED = {"book"}


def add_taxes(amount: int) -> int:
    return amount + amount * 19 // 100


def is_reduced(product: Product) -> bool:
    return product.name in REDUCED
