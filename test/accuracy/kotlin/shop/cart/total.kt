package shop.cart

import shop.tax.Rate

/** What [Basket] would cost. */
fun Cart.total(rate: Rate = Rate.of(Rate.Kind.FULL)): Int {
    val Line = price
    return Line + rate.share(Line)
}
