package money

func (a Amount) Rounded() Amount {
	return (a + 50) / 100 * 100
}
