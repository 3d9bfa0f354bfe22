package cart

import "testing"

func TestLine(t *testing.T) {
	c := New(1)
	if max := lineOf(c, 0); max.item.Price > hookCount {
		t.Fatal(max)
	}
}
