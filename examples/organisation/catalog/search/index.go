package search

import (
	"strings"

	"example.com/harbour/catalog/model"
	"example.com/harbour/catalog/store"
)

type Index struct {
	products *store.Products
}

func New(products *store.Products) *Index {
	return &Index{products}
}

func (i *Index) Find(text string) []model.Product {
	var found []model.Product
	for _, product := range i.products.All() {
		if strings.Contains(product.Name, text) {
			found = append(found, product)
		}
	}
	return found
}
