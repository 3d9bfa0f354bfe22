import { describe, expect, it } from 'vitest';
import { extractJavaText, references, referencesIn, rolesOf } from './extracted-java.ts';
import { declareAll } from '../../../src/languages/kit/declarations.ts';

describe('reading a Java file', () => {
  it('finds its package, its imports and what it declares', () => {
    const extraction = extractJavaText(
      [
        'package shop.cart;',
        'import java.util.*;',
        'import shop.billing.Invoice;',
        'import static shop.tax.Rates.VAT;',
        'import static shop . tax /* all */ . Rates.*;',
        'public class Cart { enum State { OPEN } private class Secret { class Deep {} } static class Item { } }',
        'class Line {}',
        'record Price(int cents) {}',
        '@interface Note {}',
      ].join('\n'),
    );
    expect(extraction).toEqual({
      imports: [
        { specifier: 'java.util.*', line: 2, kind: 'static' },
        { specifier: 'shop.billing.Invoice', line: 3, kind: 'static', role: 'unused' },
        { specifier: 'shop.tax.Rates.VAT', line: 4, kind: 'static' },
        { specifier: 'shop.tax.Rates.*', line: 5, kind: 'static' },
      ],
      scope: 'shop.cart',
      declares: declareAll([
        'shop.cart.Cart',
        'shop.cart.Cart.State',
        'shop.cart.Cart.Item',
        'shop.cart.Line',
        'shop.cart.Price',
        'shop.cart.Note',
      ]),
    });
  });

  it('marks an import that only documentation comments use', () => {
    const { imports } = extractJavaText(
      [
        'package shop;',
        'import shop.billing.Invoice;',
        'import shop.billing.Receipt;',
        'import shop.billing.Refund;',
        'import shop.stock.Shelf;',
        'import shop.stock.Store;',
        'import shop.stock.Till;',
        'import shop.tax.Rate;',
        'import static shop.tax.Rates.round;',
        '/** Sums an {@link Invoice}. Shelf and {@link Rate#of(Receipt)} are used below.',
        ' * @see Refund',
        ' * @throws round */',
        'class Cart {',
        '  /* See Store. */ /** Not a MyStore or Stores. */',
        '  Rate rate = Shelf.rate(); // Refund',
        '  int sum() { return round(1); }',
        '  /** Into a {@link Shelf}. */ Till till;',
        '  Till other;',
        '}',
      ].join('\n'),
    );
    expect(rolesOf(imports)).toEqual([
      'shop.billing.Invoice docs',
      'shop.billing.Receipt docs',
      'shop.billing.Refund docs',
      'shop.stock.Shelf product',
      'shop.stock.Store unused',
      'shop.stock.Till product',
      'shop.tax.Rate product',
      'shop.tax.Rates.round product',
    ]);
  });

  it('marks an import that nothing uses, if that is certain', () => {
    const { imports } = extractJavaText(
      [
        'package shop;',
        'import shop.billing.Invoice;',
        'import shop.billing.Receipt;',
        'import shop.billing.Refund;',
        'import shop.stock.*;',
        'import shop.stock.Shelf;',
        'import shop.stock.Store;',
        'import shop.stock.Till;',
        'import shop.tax.Rate;',
        'import static shop.tax.Rates.round;',
        '@Store class Cart {',
        '  /// Pays the [Refund].',
        '  String name = "Invoice"; // Invoice',
        '  int sum = other.Receipt;',
        '  class Shelf {}',
        '  int Till() { return 1; }',
        '  Runnable rates = Rate::new;',
        '}',
      ].join('\n'),
    );
    expect(rolesOf(imports)).toEqual([
      'shop.billing.Invoice unused',
      'shop.billing.Receipt unused',
      'shop.billing.Refund docs',
      'shop.stock.* product',
      // The name occurs in code, with another meaning.
      'shop.stock.Shelf product',
      'shop.stock.Store product',
      'shop.stock.Till product',
      'shop.tax.Rate product',
      'shop.tax.Rates.round product',
    ]);
  });

  it('notes what each type inherits from, once more for each', () => {
    const { imports } = extractJavaText(
      'package shop;\nclass Cart extends Base<Item> implements Shop.Open {\nObject o = new Task() { };\n}',
    );
    expect(imports).toEqual([
      { specifier: 'Base', detail: { kind: 'outside-heirs' }, line: 2, kind: 'reference' },
      { specifier: 'Base', detail: { kind: 'supertype', heir: 'shop.Cart' }, line: 2, kind: 'reference' },
      { specifier: 'Item', detail: { kind: 'outside-heirs' }, line: 2, kind: 'reference' },
      { specifier: 'Shop.Open', detail: { kind: 'outside-heirs' }, line: 2, kind: 'reference' },
      {
        specifier: 'Shop.Open',
        detail: { kind: 'supertype', heir: 'shop.Cart' },
        line: 2,
        kind: 'reference',
      },
      { specifier: 'Object', line: 3, kind: 'reference' },
      { specifier: 'Task', line: 3, kind: 'reference' },
      { specifier: 'Task', detail: { kind: 'supertype', heir: '' }, line: 3, kind: 'reference' },
    ]);
  });

  it('reads what a module requires, uses and provides', () => {
    const extraction = extractJavaText(
      'open module shop.web {\nrequires transitive shop.core;\nrequires static java.sql;\nexports shop.web to shop.test;\nuses shop.Tax;\nprovides shop.Tax with shop.web.WebTax, shop.web.OldTax;\n}',
      'web/module-info.java',
    );
    expect(extraction).toEqual({
      imports: [
        { specifier: 'shop.core', line: 2, kind: 'static' },
        { specifier: 'java.sql', line: 3, kind: 'static' },
        { specifier: 'shop.Tax', line: 5, kind: 'reference' },
        { specifier: 'shop.web.WebTax', line: 6, kind: 'reference' },
        { specifier: 'shop.web.OldTax', line: 6, kind: 'reference' },
      ],
      declares: [{ kind: 'module', name: 'shop.web' }],
    });
  });
});

describe('a type in the text', () => {
  it.each([
    ['Order order = null;', ['Order']],
    ['final Order a = x, b;', ['Order']],
    ['Map<Order, List<? extends Line[]>> lines;', ['Map', 'Order', 'List', 'Line']],
    ['shop.Order.Line line;', ['shop.Order.Line']],
    ['Order[] orders = new Line[3];', ['Order', 'Line']],
    ['Outer<A>.Inner<B> inner;', ['Outer', 'A', 'B']],
    [
      'shop.@Nullable Order a; List<shop.tax.@NonNull @Id Rate> b;',
      ['shop.Order', 'Nullable', 'List', 'shop.tax.Rate', 'NonNull', 'Id'],
    ],
    ['Outer<A>.@Nullable Inner<B> inner;', ['Outer', 'A', 'Nullable', 'B']],
    ['shop.Order.@Size(max = 3) Line[] lines;', ['shop.Order', 'Size', 'Line']],
    ['use((Order) x, (Line<A>) y, (Tax[]) z);', ['Order', 'Line', 'A', 'Tax']],
    ['x = (A & B) () -> 1;', ['A', 'B']],
    ['Cash.pay(Order.MAX, Order.Line.of());', ['Cash', 'Order', 'Order.Line']],
    ['shop.tax.Rates.of(1);', ['shop.tax.Rates']],
    ['x = Order::new; y = List<Order>::new; z = int[]::new;', ['Order', 'List']],
    ['x = Order.class; y = Order[].class; Order.super.pay();', ['Order']],
    ['if (x instanceof Paid paid && x instanceof final Late late) {}', ['Paid', 'Late']],
    [
      'switch (x) { case Paid p when Tax.is(p) -> {} case Pair(Left(int a), Right b) -> {} }',
      'Paid Tax Pair Left Right',
    ],
    ['switch (x) { case Kind.A -> {} case B, C: default: }', ['Kind']],
    ['try (Source s = open()) {} catch (Late | Lost e) {}', ['Source', 'Late', 'Lost']],
    ['for (Line line : lines) {}', ['Line']],
    ['Generic.<Order>of(); this.<Line>of();', ['Generic', 'Order', 'Line']],
    ['run((Order o, Line l) -> o.add(l));', ['Order', 'Line']],
    ['@Checked(by = Rules.ALL) Order order;', ['Checked', 'Rules', 'Order']],
    ['Rates\n  .of(1)\n  .first();', ['Rates']],
    ['class Local extends Order {} new Local();', ['Order']],
    ['record Row(Line line) {} Row.of();', ['Line']],
    ['var x = 1; yield x;', []],
  ])('is found in %j', (body, expected) => {
    expect(referencesIn(body)).toEqual(typeof expected === 'string' ? expected.split(' ') : expected);
  });

  it.each([
    ["\"Order.of()\" + '\\'' /* Line.of() */ // Tax.of()", []],
    ['"""\n Order.of() \\""" Line.of() " """', []],
    ['order.new Line();', []],
    ['total < limit && count > Order.of();', ['Order']],
    ['use(i < n, x > y);', []],
    ['int Order = 1; Order.of();', []],
    ['use((Order, line) -> Order.of(line));', []],
    ['use(Order -> Order.of());', []],
    ['{ Line Order; } Order.of();', ['Line', 'Order']],
    ['Order: for (;;) break Order;', []],
    ['return MAX;', []],
  ])('is not found in %j', (body, expected) => {
    expect(referencesIn(`x = ${body};`.replace(/^x = (?=int|use|\{|Order:|return)/, ''))).toEqual(expected);
  });
});

describe('a declaration in a class', () => {
  it('hides a type in all of its body, before it too', () => {
    expect(
      references('class Cart { Item first = Item.of(); class Item {} }\nclass Other { Item item; }'),
    ).toEqual(['Item']);
  });

  it('hides a type behind a field only in expressions', () => {
    expect(references('class Cart { void add() { Item.add(); Item other; } int Item; }')).toEqual(['Item']);
  });

  it('hides a type behind its type parameters', () => {
    expect(references('class Cart<T> { T t; <U extends Base> U u(U x) { U y; } U z; }')).toEqual([
      'Base',
      'U',
    ]);
  });

  it('knows the constants of an enum and the components of a record', () => {
    expect(references('enum Kind { A(Tax.of()) { Line l; }, B; void x() { A.run(); } }')).toEqual([
      'Tax',
      'Line',
    ]);
    expect(references('record Row(Line Part) { Row { Part.check(); } }')).toEqual(['Line']);
  });

  it('is no reference to what the file imports or declares at its top level', () => {
    expect(
      references('import shop.Order;\nclass Cart { Order o; Cart c; Line l; Order.Kind k; }\nclass Line {}'),
    ).toEqual(['Order.Kind']);
  });
});
