package shop.cart

case class Line(name: String, price: Int) extends Priced
