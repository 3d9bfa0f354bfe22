package pay

func device(name string) string { return `\\.\` + name }
