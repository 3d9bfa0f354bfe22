module example.com/harbour/catalog

go 1.22

require (
	example.com/harbour/billing/money v1.0.3
	github.com/jackc/pgx/v5 v5.6.0
)
