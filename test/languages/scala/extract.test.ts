// What is read from a Scala file: its packages, its imports, what it declares and what it refers to.
import { describe, expect, it } from 'vitest';
import { declareAll, namesIn } from '../../../src/languages/kit/declarations.ts';
import { declaredNames } from '../../support/declared-names.ts';
import { extracted, imports, references, referencesIn } from './extracted-scala.ts';

describe('a Scala file', () => {
  it('says its package, its imports with their lines, and what it declares', () => {
    const text = `package shop
package cart

import shop.billing.{
  Invoice,
  Tax => Vat
}

class Cart { class Line }
`;
    expect(extracted(text)).toEqual({
      scope: 'shop.cart',
      declares: [
        ...declareAll(['shop.cart.Cart', 'shop.cart.Cart.Line']),
        { kind: 'outer-package', name: 'shop' },
      ],
      imports: [
        { specifier: 'shop.billing.Invoice', line: 5, kind: 'static' },
        { specifier: 'shop.billing.Tax', detail: { kind: 'alias', alias: 'Vat' }, line: 6, kind: 'static' },
      ],
    });
  });

  it.each([
    ['one name', 'import shop.Cart', ['shop.Cart']],
    ['several', 'import shop.Cart, shop.tax.Tax', ['shop.Cart', 'shop.tax.Tax']],
    ['a name behind an arrow of one character', 'import shop.{Tax ⇒ Vat}', ['shop.Tax as Vat']],
    ['everything', 'import shop._\nimport tax.*', ['shop.*', 'tax.*']],
    [
      'selectors',
      'import shop.{Cart, Tax => Vat, Old => _, _}',
      ['shop.Cart', 'shop.Tax as Vat', 'shop.Old as _', 'shop.*'],
    ],
    [
      'new names in Scala 3',
      'import shop.Cart as Basket\nimport shop.{Tax as Vat, *}',
      ['shop.Cart as Basket', 'shop.Tax as Vat', 'shop.*'],
    ],
    ['operators', 'import shop.{::, +: => Plus}', ['shop.::', 'shop.+: as Plus']],
    ['givens', 'import shop.given\nimport shop.{given Order[Cart], Tax}', ['shop.*', 'shop.*', 'shop.Tax']],
    ['from the very top', 'import _root_.shop.Cart', ['_root_.shop.Cart']],
    ['names in backquotes', 'import shop.`type`.Cart', ['shop.type.Cart']],
    ['inside a class', 'class A { import shop.Cart; def b = { import tax._ } }', ['shop.Cart', 'tax.*']],
    ['nothing of a parameter', 'class A(cart: Cart) { import cart._; import this._ }', []],
    ['what follows one without a semicolon', 'import shop.Cart\nas.run', ['shop.Cart']],
  ])('imports %s', (_, text, expected) => {
    expect(imports(text)).toEqual(expected);
  });

  it('says which imports stand inside of something else', () => {
    expect(extracted('import a.B\nclass C { import d.E }').imports.map(({ kind }) => kind)).toEqual([
      'static',
      'lazy',
    ]);
  });

  it.each([
    [
      'classes, traits and objects',
      'class A; trait B; case class C(); object D; case object E',
      ['A', 'B', 'C', 'D', 'E'],
    ],
    ['types inside them', 'object A { class B { trait C; type D = Int } }', ['A', 'A.B', 'A.B.C', 'A.B.D']],
    [
      'nothing private inside',
      'object A { private class B { class C }; private[shop] class D }',
      ['A', 'A.D'],
    ],
    ['operators', 'case class ::(a: Int); object +: { class B }', ['::', '+:', '+:.B']],
    [
      'what follows a private parameter',
      'object A { class B(private val c: Int); class D }',
      ['A', 'A.B', 'A.D'],
    ],
    ['nothing local', 'object A { def b = { class C; val d = 1 } }', ['A']],
    [
      'packages in braces',
      'package a { package b { class C }\n class D }',
      ['a.b.C', 'a.D', 'outer-package a'],
    ],
    [
      'package objects',
      'package object a { def b = 1; val c, d = 2; type E = Int }',
      ['a.b', 'a.c', 'a.d', 'a.E'],
    ],
    ['functions and values at the top', 'def a = 1\nval b = 2\ntype C = Int', ['a', 'b', 'C']],
    [
      'enums with their cases',
      'enum A:\n  case B, C\n  case D(x: Int) extends A\n',
      ['A', 'A.B', 'A.C', 'A.D'],
    ],
    [
      'classes by indentation',
      'class A:\n  class B:\n    def c = 1\n  class D\nclass E',
      ['A', 'A.B', 'A.D', 'E'],
    ],
    [
      'nothing inside a function without braces',
      'def a =\n  val b = 1\n  class C\n  b\ndef d = 2',
      ['a', 'd'],
    ],
    [
      'what is indented after a class in braces, or after one without a body',
      'trait A {\n  def a = 1\n}\n\n  object B extends A {\n    class C\n  }\n\n  case class D(x: Int)\n    class E\ndef f =\n  class G\n',
      ['A', 'B', 'B.C', 'D', 'E', 'f'],
    ],
    [
      'nothing in a function after a class in it',
      'def a =\n  class B {\n    def c = 1\n  }\n    class D\n  class E\n',
      ['a'],
    ],
    ['extensions', 'extension (c: Cart)\n  def sum = 1\ndef a = 2', ['sum', 'a', 'extension sum']],
    ['givens by their names', 'given order: Order[Cart] with\n  def a = 1\ngiven Order[Tax] = b', ['order']],
    ['what follows an end', 'object A:\n  class B\n  end B\nend A\nclass C', ['A', 'A.B', 'C']],
  ])('declares %s', (_, text, declares) => {
    expect(declaredNames(extracted(text).declares)).toEqual(declares);
  });

  it.each([
    [['shop'], 'package shop'],
    [['shop.cart'], 'package shop.cart'],
    [['shop.cart', 'shop'], 'package shop\npackage cart\nclass A'],
    [['a.b.c', 'a.b', 'a'], 'package a\npackage b\npackage c\nclass A'],
    [['shop.cart', 'shop'], 'package shop { package cart { class A } }'],
    [['shop.cart', 'shop'], 'package shop\npackage object cart { val a = 1 }'],
    [[''], 'class A'],
  ])('sees the names of %s', (scopes, text) => {
    const { scope, declares = [] } = extracted(text);
    const outer = declares.filter(({ kind }) => kind === 'outer-package');
    expect([scope, ...namesIn(outer)]).toEqual(scopes);
  });

  it.each([
    ['types', 'val x: Cart[Line] = new Tax(1)', ['Cart', 'Line', 'Tax']],
    ['a path to a type, up to it', 'shop.tax.Tax.Rate.of()', ['shop.tax.Tax.Rate']],
    ['a path of small names', 'tax.rate; sys.error(1)', ['tax.rate', 'sys.error']],
    ['code in interpolated strings', 's"a $tax ${rate(s"$x")} $$no"', ['tax', 'rate', 'x']],
    ['code in long ones', 'raw"""$tax ${rate} " "" """', ['tax', 'rate']],
    ['nothing in plain strings', '"$no ${no}" + """ $no """', []],
    ['nothing in comments', '/* Cart /* Line */ Tax */ // Rate', []],
    ['nothing in characters and symbols', "'a' + '\\'' + '\"' + 'tax + 'é' + rate", ['rate']],
    [
      'code in XML',
      '<a href={link} title="it\'s">{text} plain {{ <b/> <!-- no --></a>; tax',
      ['link', 'text', 'tax'],
    ],
    ['what is compared', 'a < b && c <- d', ['a', 'b', 'd']],
    [
      'extractors in patterns',
      'x match { case Cart(a, b @ Line(_)) if tax => a + b; case `rate` => 1 }',
      ['x', 'Cart', 'Line', 'tax', 'rate'],
    ],
    ['types in patterns', 'x match { case a: Cart => a }', ['x', 'Cart']],
    ['operators in patterns', 'x match { case a :: _ | b => a + b }', ['x', '::']],
    ['operators between types', 'def add(proof: Cart <:< Item) = proof', ['Cart', '<:<', 'Item']],
    ['annotations', '@cached(by = Tax) val x = 1', ['cached', 'Tax']],
    ['names in backquotes', '`add all`()', ['add all']],
    ['setters', 'tax_=(1)', ['tax_=']],
  ])('refers to %s', (_, body, expected) => {
    expect(referencesIn(body)).toEqual(expected);
  });

  it.each([
    ['a local value', 'val tax = 1; tax'],
    ['several at once', 'val (tax, rate) = 1; val a, b = 2; tax + rate + a + b'],
    ['a parameter of a function', 'List.map(tax => tax); List.map { rate => rate }'],
    ['several parameters', 'List.fold((a, b) => a + b); List.map { (c: List, d: List) => c + d }'],
    [
      'parameters that are taken apart',
      'List.map { case (a, b) => a + b }; List.map { case List(c, d) => c + d }',
    ],
    ['the variables of a loop', 'for (x <- 1; y = x; (a, b) <- 2) yield x + y + a + b'],
    ['what is bound with its parts', 'val pair @ (a, b) = 1; pair + a + b'],
    ['what a loop binds with its parts', 'for (pair @ (a, b) <- 1) yield pair + a + b'],
    ['what a loop binds inside of others', 'for ((pair @ (a, b), c) <- 1) yield pair + a + b + c'],
    ['the variables of a loop in braces', 'for { x <- 1\n y = x } yield x + y'],
    ['what arrows of one character bind', 'for (x ← 1) yield x; List.map((a, b) ⇒ a); List.map(c ⇒ c)'],
    ['parameters of operators', 'def ***(tax: List) = tax; def +/(rate: List) = rate'],
    ['what the compiler has itself', 'new AnyRef'],
    ['a local function', 'def add[T](a: T)(implicit b: T): T = a + b; add(1)'],
    ['the name of an argument', 'List(tax = 1, rate = 2)'],
    ['a member by its owner', 'this.tax; super.rate()'],
  ])('does not refer to %s', (_, body) => {
    expect(referencesIn(body).filter((name) => name !== 'List')).toEqual([]);
  });

  it.each([
    ['a member, before it is declared', 'class A { def a = tax + rate; val tax = 1; def rate = 2 }', []],
    ['a parameter of the class', 'class A(tax: Int, val rate: Int) { def a = tax + rate }', ['Int']],
    ['a type parameter', 'class A[T <: Int, F[_]] { def map[R](x: T): R = x }', ['Int']],
    ['a type inside', 'class A { def a: Line = 1; class Line }', []],
    ['the name of itself', 'trait A { self: Int => def a = self }', ['Int']],
    [
      'a member of an object without a name',
      'object A { val b = new Int { def c = d; def d = 1 } }',
      ['Int'],
    ],
    ['what the file declares below', 'object A { def a = B }\nobject B', []],
    ['what it imports', 'import shop.Tax\nobject A { def a = Tax }', []],
  ])('does not refer to %s', (_, text, expected) => {
    expect(references(text)).toEqual(expected);
  });

  it('says what each type inherits from', () => {
    const text = `package shop
class Cart[T](x: Int) extends Base[T](x) with tax.Taxed {
  object Line extends Item
  val a = new Listener { }
}
class Basket extends Cart[Int](1), Taxed`;
    const inherited = extracted(text).imports.flatMap(({ specifier, detail }) =>
      detail?.kind === 'supertype' ? [[specifier, detail.heir]] : [],
    );
    expect(inherited).toEqual([
      ['Base', 'shop.Cart'],
      ['tax.Taxed', 'shop.Cart'],
      ['Item', 'shop.Cart.Line'],
      ['Listener', ''],
      ['Cart', 'shop.Basket'],
      ['Taxed', 'shop.Basket'],
    ]);
  });

  it('reads a file of any length, whatever stands where it is cut to be looked at', () => {
    const parts = [
      '/* a\n/* b */ c */',
      '// comment',
      'object Item { val name = shop.Cart.of(`tax`) }',
      's"$a ${b}"',
    ];
    const text = Array.from({ length: 20_000 }, (_, i) => parts[i % parts.length]).join('\n');
    const found = extracted(text);
    expect(declaredNames(found.declares)).toEqual(['Item']);
    expect(found.imports.map(({ specifier, line }) => [specifier, line])).toEqual([
      ['shop.Cart', 4],
      ['.of', 4],
      ['tax', 4],
      ['a', 5],
      ['b', 5],
    ]);
  });

  it('tells any number of names apart, and forgets them behind the file', () => {
    const names = Array.from({ length: 10_000 }, (_, i) => `tax${i}`);
    expect(referencesIn([...names, ...names].join('; '))).toEqual(names);
    expect(referencesIn('tax9; shop.Cart; tax9999; shop.Cart')).toEqual(['tax9', 'shop.Cart', 'tax9999']);
  });
});
