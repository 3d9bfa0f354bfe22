// The true edges of a Go corpus, from Go's own type checker: a file depends on the file that declares a package-level
// name which it uses. Methods and fields belong to values and are left out. A blank import depends on the files whose
// init it runs, any other import on those whose init uses a variable of another file of its package, or calls, in a
// statement of its own, a function of another file that the importing file uses. Every package is checked for several systems, with its tests, and the edges of
// all are put together.
package main

import (
	"encoding/json"
	"go/ast"
	"go/build"
	"go/parser"
	"go/token"
	"go/types"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"sort"
	"strconv"
	"strings"
)

type answer struct {
	Version string      `json:"version"`
	Files   []string    `json:"files"`
	Edges   [][2]string `json:"edges"`
}

type module struct{ path, folder string }

// What is known for one system.
type world struct {
	context  build.Context
	root     string
	modules  []module
	files    *token.FileSet
	parsed   map[string]*folder
	packages map[string]*types.Package
	seen     map[string]bool
	edges    map[[2]string]bool
	// From files to those whose init their imports run.
	runs map[[2]string]bool
	// Files whose init adds to what the package does, for all who import it.
	contributors map[string]bool
	// Files whose init calls functions of these other files.
	callers map[string][]string
	imports []func()
}

type folder struct {
	own, inner, outer []*ast.File
}

func main() {
	root, err := filepath.Abs(os.Args[1])
	if err != nil {
		panic(err)
	}
	seen, edges, runs := map[string]bool{}, map[[2]string]bool{}, map[[2]string]bool{}
	modules := findModules(root)
	for _, system := range os.Args[2:] {
		w := &world{context: contextOf(system), root: root, modules: modules, files: token.NewFileSet(),
			parsed: map[string]*folder{}, packages: map[string]*types.Package{}, seen: seen, edges: edges,
			runs: runs, contributors: map[string]bool{}, callers: map[string][]string{}}
		w.checkAll()
		for _, add := range w.imports {
			add()
		}
	}
	result := answer{Version: build.Default.ReleaseTags[len(build.Default.ReleaseTags)-1], Files: []string{}, Edges: [][2]string{}}
	for file := range seen {
		result.Files = append(result.Files, file)
	}
	for edge := range runs {
		edges[edge] = true
	}
	for edge := range edges {
		result.Edges = append(result.Edges, edge)
	}
	sort.Strings(result.Files)
	sort.Slice(result.Edges, func(i, j int) bool {
		a, b := result.Edges[i], result.Edges[j]
		return a[0] < b[0] || a[0] == b[0] && a[1] < b[1]
	})
	if err := json.NewEncoder(os.Stdout).Encode(result); err != nil {
		panic(err)
	}
}

// `linux/amd64`, with cgo as it would be there.
func contextOf(system string) build.Context {
	context := build.Default
	parts := strings.Split(system, "/")
	context.GOOS, context.GOARCH = parts[0], parts[1]
	context.CgoEnabled = parts[0] != "js"
	context.BuildTags = parts[2:]
	return context
}

func findModules(root string) []module {
	modules := []module{}
	filepath.WalkDir(root, func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.Name() != "go.mod" {
			return err
		}
		text, _ := os.ReadFile(name)
		for _, line := range strings.Split(string(text), "\n") {
			if words := strings.Fields(line); len(words) > 1 && words[0] == "module" {
				modules = append(modules, module{strings.Trim(words[1], `"`), filepath.Dir(name)})
			}
		}
		return nil
	})
	sort.Slice(modules, func(i, j int) bool { return len(modules[i].path) > len(modules[j].path) })
	return modules
}

func (w *world) checkAll() {
	filepath.WalkDir(w.root, func(name string, entry fs.DirEntry, err error) error {
		if err != nil || !entry.IsDir() {
			return err
		}
		base := entry.Name()
		if name != w.root && (base == "testdata" || base == "vendor" || base[0] == '_' || base[0] == '.') {
			return filepath.SkipDir
		}
		w.checkFolder(name)
		return nil
	})
}

func (w *world) checkFolder(name string) {
	found := w.parse(name)
	importPath := w.pathOf(name)
	tested := append(append([]*ast.File{}, found.own...), found.inner...)
	own := w.check(importPath, tested, w)
	w.check(importPath+"_test", found.outer, testImporter{w, importPath, own})
	for _, file := range append(tested, found.outer...) {
		w.seen[w.relative(file.Pos())] = true
		file := file
		w.imports = append(w.imports, func() { w.addImports(file) })
	}
}

func (w *world) check(importPath string, files []*ast.File, importer types.Importer) *types.Package {
	if len(files) == 0 {
		return nil
	}
	info := &types.Info{Uses: map[*ast.Ident]types.Object{}, Defs: map[*ast.Ident]types.Object{}}
	config := types.Config{Importer: importer, FakeImportC: true, Error: func(error) {}, Sizes: types.SizesFor("gc", w.context.GOARCH)}
	checked, _ := config.Check(importPath, w.files, files, info)
	for ident, object := range info.Uses {
		w.addUse(ident.Pos(), object)
	}
	for _, file := range files {
		w.addUnchecked(file, checked.Scope(), info)
		for _, decl := range file.Decls {
			if isInit(decl) {
				w.addInit(decl, info)
			}
		}
	}
	return checked
}

func (w *world) addUse(from token.Pos, object types.Object) {
	if object != nil && object.Pkg() != nil && object.Parent() == object.Pkg().Scope() && object.Pos().IsValid() {
		w.addEdge(from, object.Pos())
	}
}

// The checker leaves out what depends on a package whose source is not here: in `value.(*pay.Card)`, where the type of
// the value is not known, nobody asks for the card. Its scopes still know what such names mean.
func (w *world) addUnchecked(node ast.Node, scope *types.Scope, info *types.Info) {
	lookUp := func(ident *ast.Ident) types.Object {
		_, isUse := info.Uses[ident]
		_, isDefinition := info.Defs[ident]
		inner := scope.Innermost(ident.Pos())
		if isUse || isDefinition || inner == nil {
			return nil
		}
		_, object := inner.LookupParent(ident.Name, ident.Pos())
		return object
	}
	ast.Inspect(node, func(node ast.Node) bool {
		switch node := node.(type) {
		case *ast.Ident:
			w.addUse(node.Pos(), lookUp(node))
		case *ast.SelectorExpr:
			if ident, ok := node.X.(*ast.Ident); ok {
				object := lookUp(ident)
				if imported, ok := object.(*types.PkgName); ok {
					object = imported.Imported().Scope().Lookup(node.Sel.Name)
				}
				w.addUse(ident.Pos(), object)
			} else {
				w.addUnchecked(node.X, scope, info)
			}
			return false
		case *ast.KeyValueExpr:
			if _, ok := node.Key.(*ast.Ident); ok {
				w.addUnchecked(node.Value, scope, info)
				return false
			}
		case *ast.Field:
			w.addUnchecked(node.Type, scope, info)
			return false
		case *ast.BranchStmt:
			return false
		case *ast.LabeledStmt:
			w.addUnchecked(node.Stmt, scope, info)
			return false
		}
		return true
	})
}

func (w *world) addEdge(from, to token.Pos) {
	source, target := w.relative(from), w.relative(to)
	if source != target && !strings.HasPrefix(target, "..") {
		w.edges[[2]string{source, target}] = true
	}
}

func isInit(decl ast.Decl) bool {
	function, ok := decl.(*ast.FuncDecl)
	return ok && function.Recv == nil && function.Name.Name == "init"
}

func (w *world) addInit(decl ast.Decl, info *types.Info) {
	own := w.relative(decl.Pos())
	ast.Inspect(decl, func(node ast.Node) bool {
		switch node := node.(type) {
		case *ast.Ident:
			if variable, ok := info.Uses[node].(*types.Var); ok && w.isOfOther(decl, variable) {
				w.contributors[own] = true
			}
		case *ast.ExprStmt:
			call, _ := node.X.(*ast.CallExpr)
			if call == nil {
				break
			}
			name, _ := call.Fun.(*ast.Ident)
			if function, ok := info.Uses[name].(*types.Func); ok && w.isOfOther(decl, function) {
				w.callers[own] = append(w.callers[own], w.relative(function.Pos()))
			}
		}
		return true
	})
}

func (w *world) runsFor(source, target string) bool {
	if w.contributors[target] {
		return true
	}
	for _, called := range w.callers[target] {
		if w.edges[[2]string{source, called}] {
			return true
		}
	}
	return false
}

// Of another file of the same package.
func (w *world) isOfOther(decl ast.Decl, object types.Object) bool {
	if object.Pkg() == nil || object.Parent() != object.Pkg().Scope() {
		return false
	}
	own, other := w.relative(decl.Pos()), w.relative(object.Pos())
	return own != other && path.Dir(own) == path.Dir(other)
}

func (w *world) addImports(file *ast.File) {
	for _, spec := range file.Imports {
		importPath, _ := strconv.Unquote(spec.Path.Value)
		name, ok := w.folderOf(importPath)
		if !ok {
			continue
		}
		isBlank := spec.Name != nil && spec.Name.Name == "_"
		found := w.parse(name)
		targets := found.own
		if len(targets) == 0 {
			continue
		}
		// An external test is built with the tests of the package itself.
		if path.Dir(w.relative(file.Pos())) == path.Dir(w.relative(targets[0].Pos())) {
			targets = append(append([]*ast.File{}, targets...), found.inner...)
		}
		for _, target := range targets {
			for _, decl := range target.Decls {
				from, to := w.relative(file.Pos()), w.relative(target.Pos())
				if from != to && isInit(decl) && (isBlank || w.runsFor(from, to)) {
					w.runs[[2]string{from, to}] = true
				}
			}
		}
	}
}

// The files of a folder that are built for this system.
func (w *world) parse(name string) *folder {
	if known, ok := w.parsed[name]; ok {
		return known
	}
	result := &folder{}
	w.parsed[name] = result
	byPackage := map[string][]*ast.File{}
	entries, _ := os.ReadDir(name)
	for _, entry := range entries {
		base := entry.Name()
		if !entry.Type().IsRegular() || !strings.HasSuffix(base, ".go") {
			continue
		}
		if match, err := w.context.MatchFile(name, base); err != nil || !match {
			continue
		}
		file, err := parser.ParseFile(w.files, filepath.Join(name, base), nil, parser.SkipObjectResolution)
		if err != nil {
			continue
		}
		if !strings.HasSuffix(base, "_test.go") {
			byPackage[file.Name.Name] = append(byPackage[file.Name.Name], file)
		} else if strings.HasSuffix(file.Name.Name, "_test") {
			result.outer = append(result.outer, file)
		} else {
			result.inner = append(result.inner, file)
		}
	}
	for _, files := range byPackage {
		if len(files) > len(result.own) {
			result.own = files
		}
	}
	return result
}

func (w *world) Import(importPath string) (*types.Package, error) {
	if importPath == "unsafe" {
		return types.Unsafe, nil
	}
	if known, ok := w.packages[importPath]; ok {
		return known, nil
	}
	// Stands in while the package is checked, and for good where its source is not here.
	unknown := types.NewPackage(importPath, path.Base(importPath))
	unknown.MarkComplete()
	w.packages[importPath] = unknown
	name, ok := w.folderOf(importPath)
	if !ok {
		if name, ok = w.libraryFolder(importPath); !ok {
			return unknown, nil
		}
	}
	files := w.parse(name).own
	if len(files) == 0 {
		return unknown, nil
	}
	config := types.Config{Importer: w, FakeImportC: true, IgnoreFuncBodies: true, Error: func(error) {}, Sizes: types.SizesFor("gc", w.context.GOARCH)}
	checked, _ := config.Check(importPath, w.files, files, nil)
	w.packages[importPath] = checked
	return checked, nil
}

// An external test sees what the tests of its package declare.
type testImporter struct {
	*world
	tested string
	own    *types.Package
}

func (t testImporter) Import(importPath string) (*types.Package, error) {
	if importPath == t.tested && t.own != nil {
		return t.own, nil
	}
	return t.world.Import(importPath)
}

func (w *world) folderOf(importPath string) (string, bool) {
	for _, m := range w.modules {
		if m.path == "std" {
			name := filepath.Join(m.folder, importPath)
			return name, isFolder(name)
		}
		if importPath == m.path || strings.HasPrefix(importPath, m.path+"/") {
			return filepath.Join(m.folder, strings.TrimPrefix(importPath, m.path)), true
		}
	}
	return "", false
}

func (w *world) pathOf(name string) string {
	best := module{}
	for _, m := range w.modules {
		if (name == m.folder || strings.HasPrefix(name, m.folder+"/")) && len(m.folder) > len(best.folder) {
			best = m
		}
	}
	if best.path == "std" {
		return strings.TrimPrefix(strings.TrimPrefix(name, best.folder), "/")
	}
	return path.Join(best.path, strings.TrimPrefix(name, best.folder))
}

func (w *world) libraryFolder(importPath string) (string, bool) {
	source := filepath.Join(build.Default.GOROOT, "src")
	for _, name := range []string{filepath.Join(source, importPath), filepath.Join(source, "vendor", importPath)} {
		if isFolder(name) {
			return name, true
		}
	}
	return "", false
}

func isFolder(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.IsDir()
}

func (w *world) relative(pos token.Pos) string {
	name, _ := filepath.Rel(w.root, w.files.Position(pos).Filename)
	return filepath.ToSlash(name)
}
