package shop

import cart.{Cart, Line => Item, _}
import shop.tax.Rate

object Main extends App {
  val cart = Cart(List(Item("pen", 3)))
  println(s"total: ${priceOf(cart)} ${Rate.Full} ${tax.nameOf(Rate.Full)}")
}
