package shop.tax

object Steps {
  def of(amount: Int): Option[Int] = { val Line = amount; Some(Line) }
}
