package shop
package cart

import tax._

case class Cart(lines: Lines) extends Priced { self =>
  def price = lines.map { case Line(_, price) => price }.sum + share(self)
  private def share(priced: Cart) = new Rate(19).share(1)
}
