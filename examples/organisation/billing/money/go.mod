module example.com/harbour/billing/money

go 1.22
