package shop.cart

trait Priced { def price: Int }
