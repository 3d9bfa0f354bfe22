package cart

import (
	"errors"

	"example.com/shop/stock"
)

const hookCount = 2

type Line struct{ item stock.Item }

type lines []Line

var errFull = errors.New("full")

func (l *lines) push(line Line) error {
	*l = append(*l, line)
	return nil
}
