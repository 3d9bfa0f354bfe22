package cart

func max(a, b int) int {
	if a > b {
		return a
	}
	return b
}
