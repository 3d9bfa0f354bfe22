package shop.cart

open class Cart(private val lines: Lines) : Priced {
    companion object { const val MAX = 10 }

    override val price get() = lines.sumBy { line -> line.price }
    fun limit(total: Int) = minOf(total, MAX)
}
