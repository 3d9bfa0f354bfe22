// What is read from a Kotlin file: its package, its imports, what it declares and what it refers to.
import { describe, expect, it } from 'vitest';
import { extracted, references, referencesIn } from './extracted-kotlin.ts';
import { declareAll } from '../../../src/languages/kit/declarations.ts';
import { declaredNames } from '../../support/declared-names.ts';

describe('a Kotlin file', () => {
  it('says its package, its imports with their lines, and what it declares', () => {
    const text = `@file:JvmName("Carts")
package shop.cart

import shop.billing.Invoice
import shop.tax.*
import shop.\`in\`.total as sum; import kotlin.math.max

class Cart { class Line }
`;
    expect(extracted(text)).toEqual({
      scope: 'shop.cart',
      declares: declareAll(['shop.cart.Cart', 'shop.cart.Cart.Line']),
      imports: [
        { specifier: 'shop.billing.Invoice', line: 4, kind: 'static' },
        { specifier: 'shop.tax.*', line: 5, kind: 'static' },
        { specifier: 'shop.in.total', detail: { kind: 'alias', alias: 'sum' }, line: 6, kind: 'static' },
        { specifier: 'kotlin.math.max', line: 6, kind: 'static' },
        { specifier: 'JvmName()', detail: { kind: 'arguments', count: 1 }, line: 1, kind: 'reference' },
      ],
    });
  });

  it.each([
    [
      'functions, and the class that Java sees them in',
      'fun add() {}',
      ['shop.CartKt', 'kotlin-function shop.add'],
    ],
    ['properties', 'val tax = 1\nvar rate: Int = 2', ['shop.tax', 'shop.rate', 'shop.CartKt', 'Int: rate']],
    [
      'the class by the name it is given',
      '@file:JvmName("Tax")\npackage shop\nval tax = 1',
      ['shop.tax', 'shop.Tax'],
    ],
    [
      'extensions',
      'fun <T> List<T>.total() = 1\nval <T> T.tax get() = 2',
      ['shop.CartKt', 'extension shop.total() of List', 'extension shop.tax of '],
    ],
    ['type aliases', 'typealias Lines<T> = List<T>', ['shop.Lines', 'alias shop.Lines']],
    ['objects and their types', 'object Tax { interface Rate }', ['shop.Tax', 'shop.Tax.Rate']],
    [
      'types in a companion',
      'class Cart { companion object { class Line } }',
      ['shop.Cart', 'shop.Cart.Line'],
    ],
    [
      'enums without their entries',
      'enum class Kind { A, B { class C }; class D }',
      ['shop.Kind', 'shop.Kind.D'],
    ],
    [
      'entries that could be taken for extensions',
      'enum class Kind { hidden, shown, Lost }',
      ['shop.Kind', 'shop.Kind.Companion has hidden shown'],
    ],
    [
      'extensions of functions',
      'fun <T> (suspend () -> T).start() = 1',
      ['shop.CartKt', 'extension shop.start() of '],
    ],
    [
      'the types of functions and properties, if they have simple names',
      `val limit: Int = 1
fun <T> cart(id: (Int) -> Int): Cart<T>? = null
fun gift() = Cart(1)
fun <T> first(): T = 1
fun add(): shop.Cart = 1
private fun round(): Int = 1
fun guess() = limit`,
      [
        'shop.limit',
        'shop.CartKt',
        'kotlin-function shop.cart',
        'kotlin-function shop.gift',
        'kotlin-function shop.first',
        'kotlin-function shop.add',
        'kotlin-function shop.guess',
        'Int: limit round',
        'Cart: cart gift',
      ],
    ],
    [
      'the copy of a data class',
      'data class Line(val item: Int)',
      ['shop.Line', 'shop.Line has copy() <init>() item: Int'],
    ],
    [
      'functions that take a lambda with a receiver',
      'fun <T> cart(id: Int, add: suspend Cart<T, List<T>>.(T) -> Unit, then: (T) -> Unit) = 1',
      ['shop.CartKt', 'kotlin-function shop.cart', 'cart { Cart }'],
    ],
    [
      'functional interfaces',
      'fun interface Visitor { fun visit() }',
      ['shop.Visitor', 'shop.Visitor has visit()'],
    ],
    [
      'the members of a class that others see',
      `class Cart(val items: Int, private val id: Int, limit: Int) {
  val tax = 1
  fun total() = 1
  private fun round() = 1
  fun Tax.rate() = 1
  companion object { fun of() = 1 }
}`,
      ['shop.Cart', 'shop.Cart has <init>() items: Int tax total() .rate()', 'shop.Cart.Companion has of()'],
    ],
    [
      'nothing that is private',
      'private fun add() {}\nclass Cart { private class Line { class Tax } }',
      ['shop.Cart'],
    ],
    [
      'nothing that is local',
      'fun add() { class Line; fun sub() {}; val x = 1 }',
      ['shop.CartKt', 'kotlin-function shop.add'],
    ],
    [
      'what follows a private parameter',
      'class A(private val b: Int)\nclass Cart',
      ['shop.A', 'shop.Cart', 'shop.A has <init>()'],
    ],
    ['what follows a private alias', 'private typealias A = Int\nclass Cart', ['shop.Cart']],
    [
      'what follows a private setter',
      'var a = 1\n  private set\nval b = 2',
      ['shop.a', 'shop.b', 'shop.CartKt'],
    ],
  ])('declares %s', (_, text, declares) => {
    const source = text.includes('package') ? text : `package shop\n${text}`;
    expect(declaredNames(extracted(source).declares)).toEqual(declares);
  });

  it('declares nothing for others in a script', () => {
    expect(extracted('val tax = 1\nfun add() = tax', 'build.gradle.kts').declares).toEqual([]);
  });

  it.each([
    ['types', 'val x: Cart<Line>? = make()', ['Cart', 'Line', 'make']],
    ['a path to a type, up to it', 'shop.tax.Tax.Rate.of()', ['shop.tax.Tax.Rate']],
    ['a path to a function', 'shop.tax.compute()', ['shop.tax.compute']],
    ['the head of a value', 'tax.rate', ['tax']],
    ['the object of a constant', 'Tax.MAX.value', ['Tax']],
    ['code in templates', '"a $tax ${rate("$x")} \\$no \\${no}"', ['tax', 'rate', 'x']],
    ['code in raw templates', '"""\\$tax ${rate} " "" $x"""', ['tax', 'rate', 'x']],
    ['nothing in comments', '/* Cart /* Line */ Tax */ // Rate\n/** [Sum] */', []],
    ['nothing in characters', "'a'; '\\''; '\"'; tax", ['tax']],
    ['callables', '::add; Cart::class; Cart::size', ['add', 'Cart']],
    ['annotations', '@Cached(by = Tax) val x = 1', ['Cached', 'Tax']],
    ['names in backquotes', '`add all`()', ['add all']],
    ['the end of a range', '0..limit', ['limit']],
    ['what follows a fraction', 'add(.5); tax', ['add', 'tax']],
    ['a value that is called as a modifier is', 'val a = value\ninline fun b() {}', ['value']],
    ['what a comment parts from its bracket', 'tax /* of all */ (1)', ['tax']],
    [
      'the types of a function that is a value',
      'also { val a: (Tax) -> Rate = b }',
      ['also', 'Tax', 'Rate', 'b'],
    ],
    [
      'branches',
      'when (x) { is Cart -> a; Tax, Rate -> b; else -> c }',
      ['x', 'Cart', 'a', 'Tax', 'Rate', 'b', 'c'],
    ],
  ])('refers to %s', (_, body, expected) => {
    expect(referencesIn(body)).toEqual(expected);
  });

  it.each([
    ['a local value', 'val tax = 1; tax + tax(2)'],
    ['several at once', 'val (tax, rate) = Unit; tax + rate'],
    ['a parameter of a lambda', 'Unit.also { tax, (rate, sum): Unit -> tax + rate + sum }'],
    ['the variable of a loop', 'for (tax in 1..2) tax; for ((a, b) in 1..2) a + b'],
    ['a caught error', 'try { } catch (e: Unit) { e }'],
    ['the subject of a branch', 'when (val tax = 1) { else -> tax }'],
    ['a local function', 'fun <T> add(a: T, b: T): T = a; add(1, 2)'],
    ['the name of an argument', 'Unit(tax = 1, rate = 2)'],
    ['a parameter that is called as an import is', 'Unit.also { import -> import.size }'],
    ['the class of a value', 'Unit()!!::class.java'],
    ['a label', 'loop@ for (i in 1..2) { break@loop }; return@run'],
    ['a member by its owner', 'this.tax; super.rate(); "".size'],
    ['modifiers', 'inline fun a() {}; data class B(val c: Unit); abstract class D; data /* a */ class E'],
  ])('does not refer to %s', (_, body) => {
    expect(referencesIn(body).filter((name) => name !== 'Unit')).toEqual([]);
  });

  it.each([
    [
      'a member, before it is declared',
      'class Cart { fun a() = tax + rate(); val tax = 1; fun rate() = 2 }',
      [],
    ],
    ['a member of the companion', 'class Cart { val a = MAX; companion object { const val MAX = 1 } }', []],
    [
      'a parameter of the constructor',
      'class Cart(val tax: Unit, rate: Unit) { val a = tax + rate }',
      ['Unit'],
    ],
    ['a type parameter', 'class Cart<T : Unit> { fun <R> map(x: T): R where R : Unit = x }', ['Unit']],
    ['a type inside', 'class Cart(val line: Line) { class Line }', []],
    ['an entry of the enum', 'enum class Kind(val a: Unit) { A(1), @Old B(2); val c = A }', ['Unit', 'Old']],
    ['the parameter of a setter', 'var tax: Unit = 1\n  set(value) { rate(value) }', ['Unit', 'rate']],
    ['what the file declares below', 'fun a() = b() + Cart()\nfun b() = 1\nclass Cart', []],
  ])('does not refer to %s', (_, text, expected) => {
    expect(references(text)).toEqual(expected);
  });

  it('refers to a parameter of another function', () => {
    expect(references('class Cart { fun a(tax: Unit) = tax\n fun b() = tax }')).toEqual(['Unit', 'tax']);
  });

  it('refers to the type that a function of the same name makes', () => {
    expect(references('fun Cart(): Cart = make()')).toEqual(['Cart', 'make']);
  });

  it('refers to what is behind a dot by its name alone', () => {
    expect(extracted('val a = cart.lines?.total()').imports.map(({ specifier }) => specifier)).toEqual([
      'cart',
      '.lines',
      '.total()',
    ]);
  });

  it.each([
    ['a comment', `/* ${'Cart '.repeat(60_000)} */ tax()`],
    ['a string', `"${'Cart '.repeat(60_000)}$tax"`],
    ['a raw string', `"""${'Cart \\ " '.repeat(40_000)}\${tax}"""`],
    ['a line', `// ${'Cart '.repeat(60_000)}\ntax()`],
    ['many blanks', `${' '.repeat(300_000)}tax()`],
    ['a name in quotes', `1${' '.repeat(130_000)}.\`${'A'.repeat(3000)}\`; tax()`],
    ['a name', `1${' '.repeat(130_000)}.${'A'.repeat(3000)}; tax()`],
    ['many tokens', `${'{ 1; };'.repeat(40_000)} tax()`],
  ])('reads on behind %s that is very long', (_, body) => {
    expect(referencesIn(body)).toEqual(['tax']);
  });

  it('refers to a path by no more names than anybody writes', () => {
    expect(referencesIn(`${'shop.'.repeat(100)}total()`)).toEqual([`${'shop.'.repeat(15)}shop`]);
  });

  it('does not refer to what it imports, but tells what of that is called', () => {
    const text = 'import shop.Tax\nimport shop.Cart\nimport shop.rate as r\nval a: Cart = Tax(r, rate)';
    expect(references(text)).toEqual(['Tax', 'rate']);
  });

  it('does not take the type of a function for a call', () => {
    expect(referencesIn('val pay: suspend () -> Unit = { suspend { } }')).toEqual(['Unit', 'suspend']);
  });

  it('does not take the parameter of a lambda for a function', () => {
    expect(referencesIn('items.map { it.price + it }\nit("adds items") { it }')).toEqual(['items', 'it']);
  });

  it.each([
    ['a string', '"a".repeat(2)', ['String .repeat()']],
    ['a number', '1.5.toPrice()', ['Number .toPrice()']],
    [
      'a parameter',
      'fun (tax: Tax, taxes: List<Tax>?) { tax.rate + taxes.sum() }',
      ['Tax .rate', 'List .sum()'],
    ],
    ['a variable', 'val tax: Tax = x; tax.round()', ['Tax .round()']],
    ['a property', 'object { val tax: Tax = x\nfun a() = tax.round() }', ['Tax .round()']],
    ['what a variable is made as', 'val tax = Tax(rate)\ntax.round()', ['Tax .round()']],
    ['what is made there', 'Tax(rate).round()', ['Tax .round()']],
    ['a cast', '(rate as Tax).round() + (this.rate as? List<Tax>)?.sum()', ['Tax .round()', 'List .sum()']],
    ['nothing for a sum that ends with a cast', '(rate + other as Tax).round()', []],
    ['nothing for what that returns', 'val tax = Tax(rate).next()\ntax.round()', ['Tax .next()']],
    ['nothing for the parameter of a type', 'fun <T> add(tax: T) = tax.round()', []],
    ['nothing for what hides a variable', 'val tax: Tax = x\nrun { tax -> tax.round() }', []],
    ['several arguments', 'fun add(vararg taxes: Tax) = taxes.sum()', ['Array .sum()']],
    ['several numbers', 'fun add(vararg taxes: Int) = taxes.sum()', ['IntArray .sum()']],
  ])('knows the type before a dot of %s', (_, body, expected) => {
    const members = extracted(`fun run() {\n${body}\n}`).imports.flatMap(({ specifier, detail }) =>
      detail?.kind === 'member' ? `${detail.receiver} ${specifier}` : [],
    );
    expect(members).toEqual(expected);
  });

  it.each([
    ['of a class', 'class Tax { fun a(): Int { if (b) { this.round() } } }', ['Tax .round()']],
    ['of an extension', 'fun Rate.a() = b.let { this.round() }', ['Rate .round()']],
    [
      'of an extension in a class',
      'class Tax { fun Rate.a() = this.round()\nval b = this.sum() }',
      ['Rate .round()', 'Tax .sum()'],
    ],
    [
      'of apply',
      'class Tax { fun a(b: Rate) = b.apply { this.round() } }',
      ['Rate .apply()', 'Rate .round()'],
    ],
    ['in a lambda that may have a receiver', 'class Tax { fun a() = build { this.round() } }', []],
    ['in a lambda that is a value', 'class Tax { val a: Rate.() -> Int = { this.round() } }', []],
    ['of a function in a class', 'class Tax { fun a() = this@a.round() }', []],
    ['of an object without a name', 'class Tax { val a = object : Rate { fun b() = this.round() } }', []],
  ])('knows the type of this %s', (_, text, expected) => {
    const members = extracted(text).imports.flatMap(({ specifier, detail }) =>
      detail?.kind === 'member' ? `${detail.receiver} ${specifier}` : [],
    );
    expect(members).toEqual(expected);
  });

  it('says what each type inherits from', () => {
    const text = `package shop
class Cart<T>(x: Unit) : Base<T, Unit>(x), shop.tax.Taxed by x where T : Unit {
  class Line : Item
  val a = object : Listener { }
}`;
    const inherited = extracted(text).imports.flatMap(({ specifier, detail }) =>
      detail?.kind === 'supertype' ? [[specifier, detail.heir]] : [],
    );
    expect(inherited).toEqual([
      ['Base', 'shop.Cart'],
      ['shop.tax.Taxed', 'shop.Cart'],
      ['Item', 'shop.Cart.Line'],
      ['Listener', ''],
    ]);
  });
});
