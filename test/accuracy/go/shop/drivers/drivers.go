package drivers

var registered = map[string]Driver{}
