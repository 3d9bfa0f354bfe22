//go:build !linux && !windows

package pay

func terminal() string { return device("") }
