package generic

type Pair[Number any, Map number] struct {
	first Number
	next  *Pair[Number, Map]
}

func (p *Pair[N, Map]) Next() *Pair[N, Map] { return p.next }

func Sum[N number](values ...N) (sum N) {
	for _, value := range values {
		sum += value
	}
	return
}
