package shop

package object cart {
  type Lines = List[Line]
  def priceOf(priced: Priced): Int = priced.price
}
