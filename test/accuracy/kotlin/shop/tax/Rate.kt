package shop.tax

class Rate(private val percent: Int) {
    enum class Kind(val percent: Int) { FULL(19), REDUCED(7) { override fun toString() = nameOf(this) } }

    fun share(amount: Int) = (amount * percent / 100).rounded()

    companion object { fun of(kind: Kind) = Rate(kind.percent) }
}
