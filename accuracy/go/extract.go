// What Go's own parser finds in every Go file under a folder: its imports, the names it declares for its package, and
// those that it neither declares nor imports. One JSON object per line.
package main

import (
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"sort"
	"strconv"
	"strings"
)

type importLine struct {
	Path string `json:"path"`
	Name string `json:"name"`
	Line int    `json:"line"`
}

type fileFacts struct {
	File       string       `json:"file"`
	Package    string       `json:"package"`
	Imports    []importLine `json:"imports"`
	Declares   []string     `json:"declares"`
	Unresolved []string     `json:"unresolved"`
}

func main() {
	root := os.Args[1]
	out := json.NewEncoder(os.Stdout)
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || !strings.HasSuffix(path, ".go") {
			return err
		}
		if facts, ok := readFile(root, path); ok {
			return out.Encode(facts)
		}
		return nil
	})
	if err != nil {
		panic(err)
	}
}

// Files that do not parse are tests of the compiler's errors: nobody can say what they import.
func readFile(root, path string) (fileFacts, bool) {
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, path, nil, 0)
	if err != nil {
		return fileFacts{}, false
	}
	name, _ := filepath.Rel(root, path)
	facts := fileFacts{File: name, Package: file.Name.Name}
	for _, spec := range file.Imports {
		facts.Imports = append(facts.Imports, lineOf(files, spec))
	}
	facts.Declares = declaredBy(file)
	facts.Unresolved = namesOf(file.Unresolved)
	return facts, true
}

func lineOf(files *token.FileSet, spec *ast.ImportSpec) importLine {
	path, _ := strconv.Unquote(spec.Path.Value)
	line := importLine{Path: path, Line: files.Position(spec.Path.Pos()).Line}
	if spec.Name != nil {
		line.Name = spec.Name.Name
	}
	return line
}

func declaredBy(file *ast.File) []string {
	var idents []*ast.Ident
	for _, decl := range file.Decls {
		switch decl := decl.(type) {
		case *ast.FuncDecl:
			if decl.Recv == nil {
				idents = append(idents, decl.Name)
			}
		case *ast.GenDecl:
			for _, spec := range decl.Specs {
				switch spec := spec.(type) {
				case *ast.TypeSpec:
					idents = append(idents, spec.Name)
				case *ast.ValueSpec:
					idents = append(idents, spec.Names...)
				}
			}
		}
	}
	return namesOf(idents)
}

func namesOf(idents []*ast.Ident) []string {
	seen := map[string]bool{"_": true}
	names := []string{}
	for _, ident := range idents {
		if !seen[ident.Name] {
			seen[ident.Name] = true
			names = append(names, ident.Name)
		}
	}
	sort.Strings(names)
	return names
}
