package generic

type number interface {
	~int | ~float64
}
