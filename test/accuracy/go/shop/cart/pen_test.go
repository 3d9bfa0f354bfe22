package cart_test

import "example.com/shop/stock"

func pen() stock.Item { return stock.Item{Name: "pen", Kind: stock.Paper} }
