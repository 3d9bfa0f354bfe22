package main

import (
	"log"
	"net/http"

	"example.com/harbour/catalog/api"
	"example.com/harbour/catalog/search"
	"example.com/harbour/catalog/store"
)

func main() {
	products := store.Open()
	log.Fatal(http.ListenAndServe(":8080", api.New(products, search.New(products))))
}
