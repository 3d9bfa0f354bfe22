package cart

import "example.com/shop/stock"

// Cart holds what a customer wants.
type Cart struct {
	lines
	limit int
	hooks [hookCount]func(line Line) error
}

func New(limit int) *Cart { return &Cart{limit: limit} }

func (c *Cart) Add(item stock.Item) error {
	switch line := interface{}(item).(type) {
	case stock.Item:
		return c.lines.push(Line{item: line})
	case Line:
		return errFull
	}
	return nil
}
