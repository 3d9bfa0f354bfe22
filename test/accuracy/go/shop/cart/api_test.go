package cart_test

import (
	"testing"

	"example.com/shop/cart"
)

func TestFull(t *testing.T) {
	if err := cart.New(0).Add(pen()); err != cart.ErrFull {
		t.Fatal(err)
	}
}
