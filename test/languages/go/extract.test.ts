import { describe, expect, it } from 'vitest';
import { go } from '../../../src/languages/go/go.ts';
import { sourceText } from '../../support/source-text.ts';
import { references, referencesIn } from './extracted.ts';
import { declareAll } from '../../../src/languages/kit/declarations.ts';

describe('a type of another file that a file declares methods of', () => {
  it('is marked', () => {
    const methods =
      'func (c *Cart) Add() {}\nfunc (Line) Sum(t Tax) {}\nfunc (*Set[T]) Has() {}\nfunc (s Bag[K, V]) All() {}';
    expect(references(`package shop\n${methods}`)).toEqual([
      'func (Cart)',
      'func (Line)',
      'Tax',
      'func (Set)',
      'func (Bag)',
    ]);
  });
});

describe('a Go file', () => {
  it('tells its package, its imports, what it declares and what it refers to', () => {
    const text = `// Package shop sells.
package shop

import "fmt"
import (
	"example.com/shop/cart"
	. "example.com/shop/tax"; _ "embed"
	pay "example.com/shop/payments" // by card
)

const Rate, limit = 7, 9
type Invoice struct{ Lines []Line }
var open = map[string]*Invoice{}

func init() {}
func Total(i *Invoice) int { return cart.Sum(i.Lines) + Net(limit) }
func (i *Invoice) Pay() error { return pay.By(i) }
`;
    expect(go.extract(sourceText('shop/invoice.go', text))).toEqual({
      imports: [
        { specifier: 'fmt', line: 4, kind: 'static' },
        { specifier: 'example.com/shop/cart', line: 6, kind: 'static' },
        { specifier: 'example.com/shop/tax', detail: { kind: 'alias', alias: '.' }, line: 7, kind: 'static' },
        { specifier: 'embed', detail: { kind: 'alias', alias: '_' }, line: 7, kind: 'static' },
        {
          specifier: 'example.com/shop/payments',
          detail: { kind: 'alias', alias: 'pay' },
          line: 8,
          kind: 'static',
        },
        { specifier: 'Line', line: 12, kind: 'reference' },
        { specifier: 'cart.Sum', line: 16, kind: 'reference' },
        { specifier: 'Net', line: 16, kind: 'reference' },
        { specifier: 'pay.By', line: 17, kind: 'reference' },
      ],
      scope: 'shop',
      declares: [
        ...declareAll(['Rate', 'limit', 'Invoice']),
        { kind: 'variable', name: 'open' },
        ...declareAll(['init', 'Total']),
      ],
    });
  });

  it.each(['testing', 'github.com/stretchr/testify/require', 'gotest.tools/v3/assert'])(
    'that imports %s is for tests, though its name does not say so',
    (library) => {
      const text = `package shoptest\nimport testing "${library}"\nimport "example.com/shop"\nfunc Run(t *testing.T) { shop.Open(t) }`;
      const rolesIn = (path: string) => go.extract(sourceText(path, text)).imports.map(({ role }) => role);
      expect(rolesIn('shop/shoptest/run.go')).toEqual(['test', 'test', 'test', 'test']);
      expect(rolesIn('shop/run_test.go')).toEqual([undefined, undefined, undefined, undefined]);
    },
  );

  it.each(['//go:build ignore', '// +build ignore'])('with %s is a tool of its own', (constraint) => {
    const text = `${constraint}\n\npackage main\nimport "example.com/shop"\nfunc main() { shop.Open() }`;
    const { imports } = go.extract(sourceText('shop/gen.go', text));
    expect(imports.map(({ role }) => role)).toEqual(['tool', 'tool']);
  });

  it.each([
    ['//go:build gofuzz', 'test'],
    ['// +build gofuzz', 'test'],
    ['//go:build !gofuzz', undefined],
  ])('with %s has the role %s', (constraint, expected) => {
    const text = `${constraint}\n\npackage shop\nimport "example.com/till"\nfunc Fuzz() { till.Open() }`;
    const { imports } = go.extract(sourceText('shop/fuzz.go', text));
    expect(imports.map(({ role }) => role)).toEqual([expected, expected]);
  });

  it.each([
    ['//go:build linux && !cgo\n\npackage shop', 'linux && !cgo'],
    [
      '/* Shop. */\n// +build linux,amd64 darwin\n// +build !cgo\n\npackage shop',
      '((linux && amd64) || (darwin)) && ((!cgo))',
    ],
    ['package shop\n//go:build linux', undefined],
  ])('tells for which systems it is built: %j', (text, condition) => {
    expect(go.extract(sourceText('shop/cart.go', text)).condition).toBe(condition);
  });
});

describe('a name refers to nothing outside', () => {
  it.each([
    ['a variable', 'cart := New(); cart.Add(item)', ['New', 'item']],
    ['a variable from its own statement on', 'cart := cart.New(); use(cart)', ['cart.New', 'use']],
    ['one of several variables', 'a, b := 1, 2; a, c = b, a', ['c']],
    [
      'a declared variable, constant or type',
      'var a, b int = c, 1; const d = e; type f struct{ g f }; f{}; d(a, b)',
      ['c', 'e'],
    ],
    ['a group of them', 'var (\na = b\nc = a\n)\ntype (\nd []d\ne d\n)\nc(e)', ['b']],
    ['a label', 'again:\nfor { break again; continue again; goto again }', []],
    ['a field', 'x.price.net = Cart{total: sum, Lines: nil}', ['x.price', 'Cart', 'sum']],
    ['a field of an elided literal', 'use([]Line{{price: 1}, {net: tax}})', ['use', 'Line', 'tax']],
    [
      'a field of a struct',
      'var s struct { a, b int; Cart; *Line `tag`; pay.Card; c [n]T; List[K] }',
      ['Cart', 'Line', 'pay.Card', 'n', 'T', 'List', 'K'],
    ],
    [
      'a method of an interface',
      'var i interface { Add(line Line) (sum int, err error); Reader; ~Int | Float }',
      ['Line', 'Reader', 'Int', 'Float'],
    ],
    [
      'a parameter of a function',
      'f := func(a, b T, c ...U) (d V) { use(a, b, c, d) }; f(a)',
      ['T', 'U', 'V', 'use', 'a'],
    ],
    ['a parameter that is an array', 'func(a [n]T, b []U) { a(b) }', ['n', 'T', 'U']],
    [
      'a parameter of a type of functions',
      'var f func(a T, b func(c U) V) W; f(a)',
      ['T', 'U', 'V', 'W', 'a'],
    ],
  ])('where it is %s', (_, body, expected) => {
    expect(referencesIn(body)).toEqual(expected);
  });

  it.each([
    [
      'if',
      'if v, ok := find(k); ok { use(v) } else if w := v; w { } else { use(w) }; v()',
      ['find', 'k', 'use', 'v'],
    ],
    ['for', 'for i := 0; i < n; i++ { i() }; i()', ['n', 'i']],
    ['range', 'for k, v := range []Line{a, b} { k(v) }; k()', ['Line', 'a', 'b', 'k']],
    ['switch', 'switch x := y.(type) { case T: x() ; case U: z := x; default: z() }', ['y', 'T', 'U', 'z']],
    ['select', 'select { case v, ok := <-ch: v(ok); case out <- v: }', ['ch', 'out', 'v']],
    ['block', '{ a := 1; a() }; a()', ['a']],
  ])('only inside the %s that declares it', (_, body, expected) => {
    expect(referencesIn(body)).toEqual(expected);
  });

  it('where it is a type parameter, a receiver or its type parameter', () => {
    const text = `package shop
func Map[S ~[]E, E any, P *E](s S, f func(E) P) E { return f(s[0]) }
type List[T Item] struct { next *List[T]; item T }
func (l *List[T]) Add(item T) { l.item = item; T(nil) }
type Grid [size]Cell
type Half [size / 2]Cell
`;
    expect(references(text)).toEqual(['any', 'Item', 'size', 'Cell']);
  });
});

describe('a name refers to something outside', () => {
  it.each([
    [
      'the key of a map or an array',
      'use(map[K]V{k: v}, [...]T{i: t}, map[K][]V{k: {j: v}})',
      ['use', 'K', 'V', 'k', 'v', 'T', 'i', 't', 'j'],
    ],
    [
      'a type without a name of its parameter',
      'var f func(T, pay.Card, List[U]) (V, error)',
      ['T', 'pay.Card', 'List', 'U', 'V'],
    ],
    [
      'the head of a statement before its body',
      'if Ready { run() }; for Next { }; switch Mode { case On: }',
      ['Ready', 'run', 'Next', 'Mode', 'On'],
    ],
    [
      'a literal of functions in a head',
      'for _, f := range []func(a T){one, two} { f(a) }',
      ['T', 'one', 'two', 'a'],
    ],
    [
      'a function whose result is a function',
      'use(func(a T) func(b U) []V { return a(b) })',
      ['use', 'T', 'U', 'V', 'b'],
    ],
    [
      'a list between numbers',
      'use([]int{1, 2, 3,\n 4, a, 5, 6, -b, 7, 8+c}, map[int]int{1: 7, 2: 9, 3 : 1, d: 4, 5: e, 6: 0x7, 8: 9}, f)',
      ['use', 'a', 'b', 'c', 'd', 'e', 'f'],
    ],
    [
      'a case behind numbers, and a function behind those it takes',
      'switch n { case 1, 2, 3, 4, a: b(1, 2, 3, 4).c(5, 6) }; d = 1, 2, 3, 4',
      ['n', 'a', 'b', 'd'],
    ],
    ['a type assertion, with dots at the ends of lines', 'a.(T).b; c.\n  d.e', ['a', 'T', 'c.d']],
    [
      'a conversion and an empty struct',
      'ch <- struct{}{}; []Byte(text); if x == (P{1}) { y() }',
      ['ch', 'Byte', 'text', 'x', 'P', 'y'],
    ],
  ])('where it is in %s', (_, body, expected) => {
    expect(referencesIn(body)).toEqual(expected);
  });

  it('not where it is in a comment, a string, a rune or a number', () => {
    expect(
      referencesIn("a(\"b\\\"c\", `d\n\"e`, 'f', '\\'', 0x1p-2, 1e+3, .5i) /* g\n */ // h\n/**/i()"),
    ).toEqual(['a', 'i']);
  });
});
