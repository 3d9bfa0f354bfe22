package shop

import shop.cart.*
import shop.tax.Rate.Kind
import shop.tax.rounded as round

fun main() {
    val cart = Cart(listOf(Line("pen", 3)))
    println("total: ${cart.total().round()} ${describe(Kind.FULL)}")
}
