package stock

type Item struct {
	Name  string
	Price int
	Kind
}
