// Command shop sells things.
package main

import (
	"fmt"
	"os"

	"example.com/shop/cart"
	_ "example.com/shop/drivers"
	money "example.com/shop/pay"
	. "example.com/shop/stock"
)

func main() {
	cart := cart.New(Size)
	for _, item := range []Item{{Name: "pen", Price: price}, {Name: usage()}} {
		if err := cart.Add(item); err != nil {
			fmt.Fprintln(os.Stderr, err)
			goto usage
		}
	}
	if by := (money.Card{Number: "1"}); by.Number != "" {
		money.Pay(by, cart.Total())
	}
usage:
	_ = map[Kind]func(money.Card) string{Paper: show}
}
