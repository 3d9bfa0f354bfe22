package main

import "example.com/shop/stock"

func main() {
	var stock stock.Item
	println(stock.Name, stock.Kind)
}
