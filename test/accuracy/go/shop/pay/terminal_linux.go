package pay

func terminal() string { return device(linux) }

const linux = "/dev/tty"
