package shop.cart

interface Priced {
    val price: Int
    class Free : Priced { override val price = 0 }
}
