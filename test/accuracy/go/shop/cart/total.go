package cart

import "example.com/shop/generic"

func (c *Cart) Total() (sum int) {
	lines := c.lines
	prices := generic.Map(lines, func(line Line) int { return line.item.Price })
	return max(generic.Sum(prices...), 0)
}
