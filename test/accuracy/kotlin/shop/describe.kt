package shop

import shop.tax.Rate

internal fun describe(kind: Rate.Kind) = when (kind) {
    Rate.Kind.FULL -> "full"
    else -> shop.tax.nameOf(kind)
}
