package model

import "example.com/harbour/billing/money"

type Product struct {
	ID    string
	Name  string
	Price money.Amount
}
