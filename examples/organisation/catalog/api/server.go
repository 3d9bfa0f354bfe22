package api

import (
	"encoding/json"
	"net/http"

	"example.com/harbour/catalog/search"
	"example.com/harbour/catalog/store"
)

type Server struct {
	products *store.Products
	index    *search.Index
}

func New(products *store.Products, index *search.Index) *Server {
	return &Server{products, index}
}

func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	_ = json.NewEncoder(w).Encode(s.index.Find(r.URL.Query().Get("q")))
}
