package drivers

// Driver takes money.
type Driver interface {
	Take(sum int) (registered bool)
}

func init() { registered["cash"] = nil }
