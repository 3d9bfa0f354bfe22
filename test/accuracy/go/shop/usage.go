package main

import "example.com/shop/pay"

const price = 3

var show = func(c pay.Card) (number string) {
	number = c.Number
	return
}

func usage() string { return "usage: shop" }
