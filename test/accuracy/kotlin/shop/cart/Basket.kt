package shop.cart

class Basket(lines: Lines) : Cart(lines) {
    val free: Priced.Free? = null
    val sum = limit(total())
    private fun total() = "no ${price} \${total}".length
}
