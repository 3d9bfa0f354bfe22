package shop.tax

class Rate(percent: Int) {
  import Rate.Kind
  def kind: Kind = if (percent > 10) Rate.Full else Rate.Reduced
  def share(amount: Int) = for (step <- Steps.of(amount); rounded = step * percent) yield rounded
}

object Rate {
  sealed trait Kind
  case object Full extends Kind
  case object Reduced extends Kind
}
