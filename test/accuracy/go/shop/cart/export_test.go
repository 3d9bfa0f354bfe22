package cart

var ErrFull = errFull

func lineOf(c *Cart, i int) Line { return c.lines[i] }
