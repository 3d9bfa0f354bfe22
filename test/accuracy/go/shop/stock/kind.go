package stock

type Kind int

const (
	Paper Kind = iota
	Metal
)

var Size = len(sizes)

var sizes = [...]string{Metal: "big"}
