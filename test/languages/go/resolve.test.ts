import { describe, expect, it } from 'vitest';
import { go } from '../../../src/languages/go/go.ts';
import { resolveText } from '../../support/resolve-text.ts';

const shop = 'module example.com/shop\n\ngo 1.22\n';

describe('a name of an imported package', () => {
  it('leads to the file that declares it, and the import to no other', async () => {
    const { lines } = await resolveText(go, {
      'go.mod': shop,
      'cart/add.go': 'package cart\nfunc Add() {}',
      'cart/remove.go': 'package cart\nfunc Remove() {}',
      'cart/list.go': 'package cart\ntype List struct{}',
      'main.go':
        'package main\nimport "example.com/shop/cart"\nfunc main() { cart.Add(); var l cart.List; l.Add() }',
    });
    expect(lines).toEqual(['main.go: cart.Add → cart/add.go', 'main.go: cart.List → cart/list.go']);
  });

  it('is known by the name that the package gives itself, or the one that the import gives it', async () => {
    const { lines } = await resolveText(go, {
      'go.mod': shop,
      'go-cart/cart.go': 'package cart\nfunc Add() {}',
      'pay/v2/pay.go': 'package pay\nfunc By() {}',
      'main.go':
        'package main\nimport ("example.com/shop/go-cart"; money "example.com/shop/pay/v2")\nvar a, b = cart.Add, money.By',
    });
    expect(lines).toEqual(['main.go: cart.Add → go-cart/cart.go', 'main.go: money.By → pay/v2/pay.go']);
  });

  it('needs no package before it where the import has a dot', async () => {
    const { lines } = await resolveText(go, {
      'go.mod': shop,
      'tax/tax.go': 'package tax\nfunc Net() {}',
      'rates.go': 'package shop\nvar Rate = 7',
      'shop.go': 'package shop\nimport . "example.com/shop/tax"\nvar _ = Net(Rate)',
    });
    expect(lines).toEqual(['shop.go: Net → tax/tax.go', 'shop.go: Rate → rates.go']);
  });

  it('is hidden by a variable of the same name', async () => {
    const { lines } = await resolveText(go, {
      'go.mod': shop,
      'cart/cart.go': 'package cart\nfunc New() {}\nfunc Add() {}',
      'cart/add.go': 'package cart\nfunc Sum() {}',
      'main.go':
        'package main\nimport "example.com/shop/cart"\nfunc main() { cart := cart.New(); cart.Sum() }',
    });
    expect(lines).toEqual(['main.go: cart.New → cart/cart.go']);
  });
});

describe('an import of which names are used', () => {
  it('leads to the files whose init uses a variable of another file of the package', async () => {
    const { lines } = await resolveText(go, {
      'go.mod': shop,
      'cmd/app.go': 'package cmd\nvar commands []string\nfunc Run() {}\nfunc rate() int { return 1 }',
      'cmd/serve.go': 'package cmd\nfunc init() { commands = append(commands, "serve") }',
      'cmd/serve_windows.go': 'package cmd\nfunc init() { commands = nil }',
      'cmd/root.go': 'package cmd\nvar root = 1\nfunc init() { root++; commands := 2; commands++ }',
      'cmd/tax.go': 'package cmd\nvar tax int\nfunc init() { tax = rate() }\nfunc list() { commands = nil }',
      'main_linux.go': 'package main\nimport "example.com/shop/cmd"\nfunc main() { cmd.Run() }',
    });
    expect(lines.filter((line) => line.startsWith('main'))).toEqual([
      'main_linux.go: example.com/shop/cmd → cmd/serve.go',
      'main_linux.go: cmd.Run → cmd/app.go',
    ]);
  });

  it('leads to the files whose init calls a function of a used file for its effect', async () => {
    const { lines } = await resolveText(go, {
      'go.mod': shop,
      'cmd/app.go': 'package cmd\nfunc Run() {}\nfunc register(name string) bool { return true }',
      'cmd/serve.go': 'package cmd\nfunc init() { register("serve") }',
      'cmd/sell.go': 'package cmd\nfunc init() {\n\tif true {\n\t\tregister("sell")\n\t}\n}',
      'cmd/root.go': 'package cmd\nvar root bool\nfunc init() { root = register("root") }',
      'cmd/tax.go':
        'package cmd\nvar tax int\nfunc init() {\n\tif register("tax") {\n\t\ttax++\n\t}\n\tcheck()\n}\nfunc check() {}',
      'cmd/gift.go':
        'package cmd\nfunc init() { register := check; register("gift") }\nfunc gift() { register("") }',
      'cmd/text.go': 'package cmd\nfunc Quote() {}',
      'main.go': 'package main\nimport "example.com/shop/cmd"\nfunc main() { cmd.Run() }',
      'tool/main.go': 'package main\nimport "example.com/shop/cmd"\nfunc main() { cmd.Quote() }',
    });
    expect(lines.filter((line) => line.includes('main'))).toEqual([
      'main.go: example.com/shop/cmd → cmd/sell.go cmd/serve.go',
      'main.go: cmd.Run → cmd/app.go',
      'tool/main.go: cmd.Quote → cmd/text.go',
    ]);
  });
});

describe('an import of which nothing is used by name', () => {
  it('leads to the files whose init it runs', async () => {
    const { lines } = await resolveText(go, {
      'go.mod': shop,
      'drivers/card.go': 'package drivers\nfunc init() {}',
      'drivers/cash.go': 'package drivers\nfunc init() {}',
      'drivers/types.go': 'package drivers\ntype Driver int',
      'main.go': 'package main\nimport _ "example.com/shop/drivers"',
    });
    expect(lines).toEqual(['main.go: example.com/shop/drivers → drivers/card.go drivers/cash.go']);
  });

  it('leads to one file that stands for the package where none has an init', async () => {
    const { lines } = await resolveText(go, {
      'go.mod': shop,
      'assets/a.go': 'package assets',
      'assets/doc.go': '// Package assets holds images.\npackage assets',
      'stock/a.go': 'package stock',
      'stock/stock.go': 'package stock',
      'main.go':
        'package main\nimport _ "example.com/shop/assets"\nimport "example.com/shop/stock"\nvar _ = stock.Generated',
    });
    expect(lines).toEqual([
      'main.go: example.com/shop/assets → assets/doc.go',
      'main.go: example.com/shop/stock → stock/stock.go',
    ]);
  });
});

describe('a neighbour in the same package', () => {
  it('is found by the name that it declares', async () => {
    const { lines } = await resolveText(go, {
      'go.mod': shop,
      'invoice.go': 'package shop\ntype Invoice struct{ Lines []Line }',
      'line.go': 'package shop\ntype Line struct{}\nvar vat = rates.Full',
      'rates.go': 'package shop\nvar rates struct{ Full int }',
      'pay.go': 'package shop\nfunc (i *Invoice) Pay() { max(i.Lines) }',
      'max.go': 'package shop\nfunc max(lines []Line) {}',
    });
    expect(lines).toEqual([
      'invoice.go: Line → line.go',
      'line.go: rates.Full → rates.go',
      'max.go: Line → line.go',
      'pay.go: func (Invoice) → invoice.go',
      'pay.go: max → max.go',
    ]);
  });

  it('is a test only for tests, and an external test is a package of its own', async () => {
    const { lines } = await resolveText(go, {
      'go.mod': shop,
      'cart/cart.go': 'package cart\nfunc add() { check() }',
      'cart/cart_test.go': 'package cart\nvar Add = add\nfunc check() {}',
      'cart/more_test.go': 'package cart\nvar _ = check',
      'cart/api_test.go':
        'package cart_test\nimport "example.com/shop/cart"\nvar _ = cart.Add\nvar _ = check\nvar _ = help',
      'cart/help_test.go': 'package cart_test\nfunc help() {}',
      'main.go': 'package main\nimport "example.com/shop/cart"\nvar _ = cart.Add',
    });
    expect(lines).toEqual([
      'cart/api_test.go: cart.Add → cart/cart_test.go',
      'cart/api_test.go: help → cart/help_test.go',
      'cart/cart_test.go: add → cart/cart.go',
      'cart/more_test.go: check → cart/cart_test.go',
      'main.go: example.com/shop/cart → cart/cart.go',
    ]);
  });

  it('may be several files, for several systems: those that can be built together', async () => {
    const { lines } = await resolveText(go, {
      'go.mod': shop,
      'open.go': 'package shop\nvar _ = open',
      'open_linux.go': 'package shop\nfunc open() { path() }',
      'open_windows.go': 'package shop\nfunc open() { path() }',
      'path_unix.go': '//go:build unix && !tiny\npackage shop\nfunc path() {}',
      'path_other.go': '//go:build !unix || tiny\npackage shop\nfunc path() {}',
      'generate.go': '//go:build ignore\npackage main\nfunc main() { open() }',
    });
    expect(lines).toEqual([
      'open.go: open → open_linux.go open_windows.go',
      'open_linux.go: path → path_other.go path_unix.go',
      'open_windows.go: path → path_other.go',
    ]);
  });
});

describe('the path of an import', () => {
  it('leads to the packages of Go and of the modules that go.mod requires', async () => {
    const { lines } = await resolveText(go, {
      'go.mod': `${shop}require (\n\tk8s.io/api v1.0.0 // indirect\n\tgithub.com/aws/sdk/service/s3 v1.2.0\n)\nrequire shopify v1.0.0\n`,
      'main.go': `package main
import (
	"fmt"; "net/http"; "C"; "unsafe"
	"k8s.io/api/core/v1"; "github.com/aws/sdk/service/s3/types"; "shopify"
	"github.com/spf13/cobra/doc"; "github.com/go-chi/chi/v5/middleware"; "gopkg.in/yaml.v3"; "golang.org/x/tools/go/ssa"
	"nowhere/cart"
)
func main() { C.puts() }`,
    });
    expect(lines).toEqual([
      'main.go: fmt → builtin:fmt',
      'main.go: net/http → builtin:net/http',
      'main.go: unsafe → builtin:unsafe',
      'main.go: k8s.io/api/core/v1 → pkg:k8s.io/api',
      'main.go: github.com/aws/sdk/service/s3/types → pkg:github.com/aws/sdk/service/s3',
      'main.go: shopify → pkg:shopify',
      'main.go: github.com/spf13/cobra/doc → pkg:github.com/spf13/cobra',
      'main.go: github.com/go-chi/chi/v5/middleware → pkg:github.com/go-chi/chi/v5',
      'main.go: gopkg.in/yaml.v3 → pkg:gopkg.in/yaml.v3',
      'main.go: golang.org/x/tools/go/ssa → pkg:golang.org/x/tools',
      'main.go: nowhere/cart → unresolved: Go has no such package, and no module of the project',
    ]);
  });

  it('leads to the other modules of the project, and to what replaces a module', async () => {
    const { lines } = await resolveText(go, {
      'go.work': 'go 1.22\nuse (\n\t./app\n\t./cart\n)\nreplace example.com/stock => ./third/stock\n',
      'app/go.mod':
        'module example.com/app\nrequire example.com/tax v1.0.0\nreplace example.com/tax v1.0.0 => ../tax\n',
      'app/main.go':
        'package main\nimport ("example.com/cart/lines"; "example.com/tax"; "example.com/stock")\nvar _ = lines.New(tax.Net, stock.All)',
      'cart/go.mod': 'module "example.com/cart"',
      'cart/lines/new.go': 'package lines\nfunc New() {}',
      'tax/tax.go': 'package tax\nfunc Net() {}',
      'third/stock/stock.go': 'package stock\nfunc All() {}',
    });
    expect(lines).toEqual([
      'app/main.go: lines.New → cart/lines/new.go',
      'app/main.go: tax.Net → tax/tax.go',
      'app/main.go: stock.All → third/stock/stock.go',
    ]);
  });

  it('leads to the module of the file itself, whatever replaces that for others', async () => {
    const { lines } = await resolveText(go, {
      'api/go.mod': 'module example.com/api\nreplace example.com/api => ./FORBIDDEN\n',
      'api/cart/cart.go': 'package cart\nfunc New() {}',
      'api/main.go': 'package main\nimport "example.com/api/cart"\nvar _ = cart.New()',
    });
    expect(lines).toEqual(['api/main.go: cart.New → api/cart/cart.go']);
  });

  it('leads to vendored code that is part of the project', async () => {
    const { lines } = await resolveText(go, {
      'go.mod': shop,
      'vendor/github.com/spf13/cobra/command.go': 'package cobra\nimport "fmt"\ntype Command struct{}',
      'main.go': 'package main\nimport "github.com/spf13/cobra"\nvar _ cobra.Command',
    });
    expect(lines).toEqual([
      'main.go: cobra.Command → vendor/github.com/spf13/cobra/command.go',
      'vendor/github.com/spf13/cobra/command.go: fmt → builtin:fmt',
    ]);
  });

  it('is unresolved where a module of the project has no such package', async () => {
    const { lines } = await resolveText(go, {
      'go.mod': shop,
      'testing/all_test.go': 'package testing',
      'main.go':
        'package main\nimport "example.com/shop/stock"\nimport "../out"\nimport "example.com/shop/testing"',
    });
    expect(lines).toEqual([
      'main.go: example.com/shop/stock → unresolved: there are no Go files in stock',
      'main.go: ../out → unresolved: it leads out of the project',
      'main.go: example.com/shop/testing → unresolved: there are no Go files in testing',
    ]);
  });

  it('is found by its folder in a workspace from before modules', async () => {
    const { lines } = await resolveText(go, {
      'src/example.com/shop/main.go': 'package main\nimport "example.com/cart"\nvar _ = cart.Add',
      'src/example.com/cart/cart.go': 'package cart\nfunc Add() {}',
    });
    expect(lines).toEqual(['src/example.com/shop/main.go: cart.Add → src/example.com/cart/cart.go']);
  });
});

describe('a manifest', () => {
  it('that is missing is a diagnostic that says which module was assumed', async () => {
    const { lines, diagnostics } = await resolveText(go, {
      'main.go': 'package main\nimport "example.com/shop/cart"\nvar _ = cart.Add',
      'cart/cart.go': 'package cart\nimport "example.com/shop/internal/tax"\nvar Add = tax.Net',
      'internal/tax/tax.go': 'package tax\nvar Net = 1',
    });
    expect(lines).toEqual([
      'cart/cart.go: tax.Net → internal/tax/tax.go',
      'main.go: cart.Add → cart/cart.go',
    ]);
    expect(diagnostics).toEqual([
      {
        kind: 'invalid-manifest',
        file: 'go.mod',
        message: 'There is no go.mod; judging by imports, the module is assumed to be example.com/shop',
      },
    ]);
  });

  it('that is missing in a folder is assumed there, and only for what the folder holds', async () => {
    const { lines, diagnostics } = await resolveText(go, {
      'shop-1.2/engine/main.go':
        'package main\nimport ("example.com/my/shop/cart"; "example.com/my/shop/stock"; "example.com/other/cart")\nvar _ = cart.Add',
      'shop-1.2/engine/cart/cart.go':
        'package cart\nimport "example.com/my/shop/internal/tax"\nvar Add = tax.Net',
      'shop-1.2/engine/internal/tax/tax.go':
        'package tax\nimport "example.com/my/shop/errors"\nvar Net = errors.New',
      'shop-1.2/engine/errors/errors.go':
        'package errors\nimport "github.com/pkg/errors"\nvar New = errors.New',
    });
    expect(lines).toEqual([
      'shop-1.2/engine/cart/cart.go: tax.Net → shop-1.2/engine/internal/tax/tax.go',
      'shop-1.2/engine/errors/errors.go: github.com/pkg/errors → pkg:github.com/pkg/errors',
      'shop-1.2/engine/internal/tax/tax.go: errors.New → shop-1.2/engine/errors/errors.go',
      'shop-1.2/engine/main.go: example.com/my/shop/stock → unresolved: there are no Go files in shop-1.2/engine/stock',
      'shop-1.2/engine/main.go: example.com/other/cart → pkg:example.com/other',
      'shop-1.2/engine/main.go: cart.Add → shop-1.2/engine/cart/cart.go',
    ]);
    expect(diagnostics).toEqual([
      {
        kind: 'invalid-manifest',
        file: 'shop-1.2/engine/go.mod',
        message:
          'There is no shop-1.2/engine/go.mod; judging by imports, the module is assumed to be example.com/my/shop',
      },
    ]);
  });

  it('that is missing does not claim the modules of others with the same owner', async () => {
    const { lines } = await resolveText(go, {
      'shop/main.go':
        'package main\nimport ("github.com/my/shop/cart"; "github.com/my/tax")\nvar _ = cart.Add',
      'shop/cart/cart.go': 'package cart\nfunc Add() {}',
    });
    expect(lines).toEqual([
      'shop/main.go: github.com/my/tax → pkg:github.com/my/tax',
      'shop/main.go: cart.Add → shop/cart/cart.go',
    ]);
  });

  it('that cannot be understood is a diagnostic that says what was assumed', async () => {
    const { diagnostics } = await resolveText(go, {
      'go.mod': 'go 1.22\nmodul shop\n',
      'main.go': 'package main',
    });
    expect(diagnostics).toEqual([
      {
        kind: 'invalid-manifest',
        file: 'go.mod',
        line: 2,
        message: "Cannot read go.mod: 'modul' is not a directive; the line is ignored",
      },
      {
        kind: 'invalid-manifest',
        file: 'go.mod',
        message:
          'Cannot read go.mod: it has no module directive; its packages are assumed to be imported only in its own folder',
      },
    ]);
  });
});
