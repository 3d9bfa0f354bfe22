package shop.tax

private fun rounded() = 1

fun nameOf(kind: Rate.Kind): String = kind.name + rounded()
