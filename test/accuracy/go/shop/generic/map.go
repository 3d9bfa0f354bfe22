package generic

func Map[S ~[]E, E, R any](list S, f func(E) R) []R {
	var mapped []R
	for _, Sum := range list {
		mapped = append(mapped, f(Sum))
	}
	return mapped
}
