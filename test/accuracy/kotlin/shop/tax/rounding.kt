package shop.tax

fun Int.rounded() = this / 5 * 5
