package pay

func terminal() string { return device("CON") }
