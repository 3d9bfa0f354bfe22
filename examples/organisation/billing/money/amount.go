package money

// Amount is in cents.
type Amount int64

func Euros(euros int64) Amount {
	return Amount(euros * 100)
}
