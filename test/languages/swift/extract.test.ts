import { describe, expect, it } from 'vitest';
import { swift } from '../../../src/languages/swift/swift.ts';
import { sourceText } from '../../support/source-text.ts';
import { declarations, references, referencesIn } from './extracted.ts';

describe('a Swift file', () => {
  it('tells what it imports, declares and refers to', () => {
    const text = `import Foundation
@testable import struct Shop.Cart
@_exported import Kit.sub

public struct Invoice: Printable {
  let lines: [Line]
  func total() -> Money { lines.map { $0.price }.reduce(zero, +) }
}
`;
    expect(swift.extract(sourceText('Sources/Shop/Invoice.swift', text))).toEqual({
      imports: [
        { specifier: 'Foundation', line: 1, kind: 'static' },
        { specifier: 'Shop.Cart', detail: { kind: 'testable' }, line: 2, kind: 'static' },
        { specifier: 'Kit.sub', detail: { kind: 'exported' }, line: 3, kind: 'static' },
        { specifier: 'Printable', line: 5, kind: 'reference' },
        {
          specifier: 'Line',
          detail: { kind: 'types-around', types: ['Invoice'] },
          line: 6,
          kind: 'reference',
        },
        {
          specifier: 'Money',
          detail: { kind: 'types-around', types: ['Invoice'] },
          line: 7,
          kind: 'reference',
        },
        {
          specifier: 'zero',
          detail: { kind: 'types-around', types: ['Invoice'] },
          line: 7,
          kind: 'reference',
        },
      ],
      declares: [
        { kind: 'public', name: 'Invoice' },
        { kind: 'supertype', name: 'Printable' },
      ],
    });
  });

  it.each([
    [
      'class Cart {}; struct Line {}; enum Kind {}; actor Till {}; protocol Paid {}',
      'Cart Line Kind Till Paid',
    ],
    ['func add() {}; let rate = 1, limit: Map<A, B> = [:]; var open: Bool { true }', 'add rate limit open'],
    ['typealias Price = Int; macro stringify<T>(_ x: T) = other()', 'Price #stringify'],
    [
      'class Cart { struct Line { enum Kind { case a, b } }; let total = 0; func add() {} }',
      'Cart Cart.Line Cart.Line.Kind',
    ],
    ['class Cart { class var count: Int { 0 }; class var all: Lines { [] } }', 'Cart'],
    ['extension Shop.Cart: Paid { struct Line {}; class func make() {} }', 'Shop.Cart.Line supertype Paid'],
    ['extension [Line] { struct Page {} }', 'Array.Page'],
    ['struct Box<T, each U: P> {}; func f<V>() {}', 'Box Box.T Box.U f'],
    ['protocol Store { associatedtype Item: Paid; func get() -> Item }', 'Store Store.Item'],
    ['private struct A {}; fileprivate let b = 1; struct C { private struct D { struct E {} } }', 'C'],
    ['private extension A { struct B {} }; private(set) var c = 1', 'c'],
    [
      'func open() {}; class Cart { let any = 1 }; func run() { struct Local {}; func inner() {} }',
      'open Cart run',
    ],
  ])('declares %s', (text, expected) => {
    expect(declarations(text).join(' ')).toBe(expected);
  });

  it('tells what other modules see of it', () => {
    const text = `public struct A { struct B {}; public enum C {} }
public extension D { struct E {}; internal struct F {} }
open class G<T> {}; package func h() {}; public protocol I { associatedtype J }`;
    expect(declarations(text)).toEqual([
      'public A',
      'A.B',
      'public A.C',
      'public D.E',
      'D.F',
      'public G',
      'public G.T',
      'public h',
      'public I',
      'public I.J',
    ]);
  });
});

describe('a name refers to nothing outside', () => {
  it.each([
    ['a variable', 'let a = b, (c, d) = e; var f: G = a; c(d, f)', ['b', 'e', 'G']],
    ['a member', 'a.b.c; .d; E.f.g; \\.h; \\I.j; a?.k; l!.m', ['a', 'E', 'I', 'l']],
    ['a label', 'f(a: b, in: c, for: d ? e : g); x[h: i]; (j: k, _: l)', 'f b c d e g x i k l'.split(' ')],
    [
      'a parameter',
      'func f(a: A, b c: B, _ d: C, in e: D) -> E { a(c, d, e) }; f(b)',
      ['A', 'B', 'C', 'D', 'E', 'b'],
    ],
    ['a generic parameter', 'func f<T: P, U>(t: T) -> U where U: Q { U() }; T()', ['P', 'Q', 'T']],
    ['what a local function or type is called', 'func f() { f() }; struct S { let s: S }; f(S())', []],
    ['the label of a loop', 'outer: for a in b { break outer; continue outer }', ['b']],
    ['a number of an argument', '$0 + $1.a + $b', []],
  ])('where it is %s', (_, body, expected) => {
    expect(referencesIn(body)).toEqual(expected);
  });

  it.each([
    ['if', 'if let a = b, case .c(let d) = e, let (f, g) = h { a(d, f, g) } else { a() }', 'b e h a'],
    ['else if', 'if a {} else if case let .b(c, d: e)? = f { c(e) }; c()', 'a f c'],
    ['while', 'while let a = b { a() }; a()', 'b a'],
    ['for', 'for (a, b) in c where a > d { b() }; for case let e? in f { e() }; b(e)', 'c d f b e'],
    [
      'switch',
      'switch a { case let .b(c), .d(let c): c(); case E.f(let g) where g > h: let i = g; default: i(c) }',
      'a E h i c',
    ],
    ['catch', 'do { a() } catch let b as C { b() } catch D.e(let f) { f(); b() }', 'a C D b'],
    ['closure', 'a { [weak b, c = d] e, _ in b(c, e) }; f { (g: H, i) -> J in g(i) }; e(g)', 'a d f H J e g'],
    ['block', 'do { let a = b; a() }; a()', 'b a'],
    ['closure whose result is a function', 'a { (b: C) -> (D, E) -> F in b }; b()', 'a C D E F b'],
  ])('only inside the %s that declares it', (_, body, expected) => {
    expect(referencesIn(body).join(' ')).toBe(expected);
  });

  it('but a guard declares for all that follows', () => {
    expect(referencesIn('guard let a = b, let c = a else { return d }; a(c)')).toEqual(['b', 'd']);
  });

  it('where a type around it has such a member, wherever in the file', () => {
    const text = `class Cart { func add() { total; limit; Line() }; var total = 1; private struct Line {} }
extension Cart { var limit: Int { total + Line.max + other } }
func run() { total(Line()) }`;
    expect(references(text)).toEqual(['Int in Cart', 'other in Cart', 'total', 'Line']);
  });
});

describe('code is told from', () => {
  it.each([
    ['comments in comments', '/* a /* b */ c */ d // e', ['d']],
    ['strings, but for their interpolations', 'a("b \\(c("d \\(e)")) f", "g\\"h")', ['a', 'c', 'e']],
    ['raw strings', 'a(#"b " \\(c) \\#(d) "#, ##"e "# f"##)', ['a', 'd']],
    ['strings of several lines', 'a("""\n b "c" \\(d(\n e))\n f\n """)\ng', ['a', 'd', 'e', 'g']],
    ['regular expressions', 'a = /b"c/; d = e / f / g; h(#/i"/#)', ['a', 'd', 'e', 'f', 'g', 'h']],
    [
      'conditions of the compiler',
      '#if os(iOS) && A\na()\n#else\nb()\n#endif\nif #available(iOS 13, *) { c() }',
      ['a', 'b', 'c'],
    ],
    [
      'attributes of the language',
      '@objc(name) @Wrapped(a) var b: @escaping () -> C',
      ['@Wrapped', 'a', 'C'],
    ],
    ['values that nobody keeps', 'let _ = total as? Money, tax = rate', ['total', 'Money', 'rate']],
    ['keywords in backquotes', 'let `in` = 1; `default`(`in`)', ['default']],
    [
      'sentences in backquotes',
      'func `adds a Line to the Cart`() {}; `adds a Line to the Cart`(total)',
      ['total'],
    ],
  ])('%s', (_, body, expected) => {
    expect(referencesIn(body)).toEqual(expected);
  });
});
