package pay

import "example.com/shop/pay/internal/card"

type Card = card.Card

func Pay(by Card, sum int) {
	card := card.Check(by)
	print(card.Number, sum, terminal())
}
