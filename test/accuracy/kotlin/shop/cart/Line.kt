package shop.cart

typealias Lines = List<Line>

data class Line(val name: String, override val price: Int) : Priced
