package shop

package object tax {
  def nameOf(kind: tax.Rate.Kind): String = kind.toString
  implicit def toInt(share: Option[Int]): Int = share.getOrElse(0)
}
