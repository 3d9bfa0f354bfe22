import { describe, expect, it } from 'vitest';
import { csharp } from '../../../src/languages/csharp/csharp.ts';
import { sourceText } from '../../support/source-text.ts';
import { declares, references, referencesIn, usings } from './extracted.ts';

describe('a C# file', () => {
  it('tells its namespace, its usings, what it declares and what it refers to', () => {
    const text = `using System;
using Shop.Tax;
namespace Shop.Billing
{
    [Audited]
    public partial class Invoice<T> : Document, IPriced where T : Line
    {
        public Money Total(Rate rate) => Rates.Apply(rate);
        private class Draft { Invoice<T> final; }
    }
}
`;
    const using = { kind: 'using', form: 'namespace', isGlobal: false, alias: '', inside: '' };
    const at = (types: string, derived: string, line: number, specifier: string): object => ({
      specifier,
      detail: { kind: 'place', namespace: 'Shop.Billing', types, derived },
      line,
      kind: 'reference',
    });
    expect(csharp.extract(sourceText('Billing/Invoice.cs', text))).toEqual({
      imports: [
        { specifier: 'System', detail: using, line: 1, kind: 'static' },
        { specifier: 'Shop.Tax', detail: using, line: 2, kind: 'static' },
        at('', '', 5, '[Audited]'),
        at('', 'Invoice<>', 6, 'Document'),
        at('', 'Invoice<>', 6, 'IPriced'),
        at('', '', 6, 'Line'),
        at('Invoice<>', '', 8, 'Money'),
        at('Invoice<>', '', 8, 'Rate'),
        at('Invoice<>', '', 8, 'Rates.Apply()'),
        at('Invoice<>+Draft', '', 9, 'Invoice<>'),
      ],
      scope: 'Shop.Billing',
      declares: [
        { kind: 'name', name: 'Shop.Billing.Invoice<>' },
        { kind: 'name', name: 'Shop.Billing.Invoice<>+Draft' },
      ],
    });
  });

  it('brings in namespaces and types in every way that there is', () => {
    const text = `extern alias Old;
global using Shop.Common;
global using static Shop.Limits;
using Shop;
using static Shop.Prices<int>;
using Bill = Shop.Billing.Invoice;
using Map = Shop.Table<Shop.Key>;
using global::Shop.Root;
namespace Shop.Orders {
  using Tax;
  using Rate = Tax.Rate;
  class Order { void Pay() { using var door = Open(); using (Lock a = b) { } using Door d = e; } }
}
`;
    expect(usings(text)).toEqual([
      '2 Shop.Common using|global',
      '3 Shop.Limits static|global',
      '4 Shop using',
      '5 Shop.Prices<> static',
      '6 Shop.Billing.Invoice alias||Bill',
      '7 Shop.Table<> alias||Map',
      '8 global::Shop.Root using',
      '10 Tax using|||Shop.Orders',
      '11 Tax.Rate alias||Rate|Shop.Orders',
    ]);
  });

  it('declares types of all kinds, nested ones, and methods for other types', () => {
    const text = `namespace Shop;
class Cart { struct Line { } interface IRow { } enum Kind { Gift } delegate Price Pricing<in T>(T line); }
record Item(string Name);
readonly record struct Point<A, B>(A X, B Y) { }
static class CartExtensions { public static int Total<T>(this Cart cart) => 0; static int Count(Cart cart) => 0; }
`;
    expect(declares(text)).toEqual([
      'Shop.Cart',
      'Shop.Cart+Line',
      'Shop.Cart+IRow',
      'Shop.Cart+Kind',
      'Shop.Cart+Pricing<>',
      'Shop.Item',
      'Shop.Point<,>',
      'Shop.CartExtensions',
      'extension Shop.CartExtensions+Total',
    ]);
  });

  it('declares what stands in blocks of namespaces by the names of all of them', () => {
    expect(
      declares('namespace Shop { namespace Billing.Tax { class Rate { } } class Cart { } } class Top { }'),
    ).toEqual(['Shop.Billing.Tax.Rate', 'Shop.Cart', 'Top']);
  });
});

describe('a reference in C#', () => {
  it.each([
    ['Cart cart = new Basket();', ['Cart', 'Basket']],
    ['Cart[] a; Line? b = null; Key<Row, Column>[,] c;', ['Cart', 'Line', 'Key<,>', 'Row', 'Column']],
    ['Map<string, List<Deep>> m = new();', ['Map<,>', 'List<>', 'Deep']],
    ['var t = (Cart)x + (Price)(y) - (z);', ['Cart', 'Price']],
    ['if (done) Stop(); while (busy) Go.On();', ['Go.On()']],
    ['var a = b < c; var d = Sum<Line>(e < f);', ['Line']],
    ['x = y is Gift gift ? z as Parcel : typeof(Wrap<,>);', ['Gift', 'Parcel', 'Wrap<,>']],
    [
      'switch (x) { case Kind.Gift: case Special s when s.Ok: case Plain: break; }',
      ['Kind.Gift', 'Special', 'Plain'],
    ],
    [
      '_ = x switch { Alpha => 1, Beta { Id: 2 } => 3, not Gamma or Delta => 4, _ => 5 };',
      ['Alpha', 'Beta', 'Gamma', 'Delta'],
    ],
    [
      'try { } catch (Late) { } catch (Lost e) when (e.Code == Codes.Gone) { }',
      ['Late', 'Lost', 'Codes.Gone'],
    ],
    [
      'foreach (Line line in lines) Use(out Result r, default(Rate), nameof(Order));',
      ['Line', 'Result', 'Rate', 'Order'],
    ],
    ['await Courier.Send(); return Depot.Main;', ['Courier.Send()', 'Depot.Main']],
    [
      'var q = from Row r in rows where Check.Is(r) orderby Sort.By(r) select Pick.One(r);',
      ['Row', 'Check.Is()', 'Sort.By()', 'Pick.One()'],
    ],
    ['(Cart a, Line b) pair = x; Func<(Key k, int n)> f;', ['Cart', 'Line', 'Func<>', 'Key']],
    ['global::Shop.Cart.Open(); old::Cart c;', ['global::Shop.Cart.Open()', 'old::Cart']],
    ['Basket Pack<T>(T item) where T : Wrapped => new Basket(item);', ['Basket', 'Wrapped']],
    [
      'list.Sum(); list?.First<Line>().Total(); this.Pay(); "x".Shout();',
      ['list.Sum()', '.First()', 'Line', '.Total()', '.Pay()', '.Shout()'],
    ],
    ['Span<byte> s = stackalloc Cell[4]; int* p = &x; var z = a * b;', ['Span<>', 'Cell']],
    [
      'Handle(delegate (Sender s) { }, (Event e) => { }, static async x => await Work.Do(x));',
      ['Sender', 'Event', 'Work.Do()'],
    ],
  ])('is found in %s', (body, expected) => {
    expect(referencesIn(body)).toEqual(expected);
  });

  it.each([
    ['class A : B<C>, D.E where T : F { }', ['B<>', 'C', 'D.E']],
    [
      'class A { G H { get; set; } = I.J; event K L; const M N = O.P; Q this[R s] => T; }',
      ['G', 'I.J', 'K', 'M', 'O.P', 'Q', 'R'],
    ],
    [
      'class A { B IShop.Close(C c) { } int IList<D>.this[int i] => 0; }',
      ['B', 'IShop.Close', 'C', 'IList<>', 'D'],
    ],
    [
      'class A { public static implicit operator B(C c) => null; public static D operator +(A a, E e) => a; }',
      ['B', 'C', 'D', 'A', 'E'],
    ],
    [
      '[assembly: Title("x")] [Table(Name = Names.Cart), Shop.Note] class A { [return: Kept] void B([In] C c) { } }',
      ['[Title]', '[Table]', 'Names.Cart', '[Shop.Note]', '[Kept]', '[In]', 'C'],
    ],
    ['record A(B C) : D(C), E; class F(G h) : I(h) { }', ['B', 'D', 'E', 'G', 'I']],
    ['class A<[B(C.D | C.E)] T, [F] U> { T t; }', ['[B]', 'C.D', 'C.E', '[F]']],
    ['enum A : byte { [B] C = D.E, F }', ['[B]', 'D.E']],
    [
      'var app = Builder.Make(); Route r = app.Map(); app.Run();',
      ['Builder.Make()', 'Route', '.Map()', '.Run()'],
    ],
  ])('is found among members: %s', (text, expected) => {
    expect(references(text).filter((name) => name !== 'F' || text.startsWith('record'))).toEqual(expected);
  });
});

describe('a name in C#', () => {
  it.each([
    ['a local variable', 'void M() { Color Tone = x; Tone.Darken(); }', ['Color', '.Darken()']],
    ['a parameter', 'void M(Color Tone) { Tone.Darken(); var y = Tone.Red; }', ['Color', '.Darken()']],
    [
      'a member that is declared later',
      'void M() { Tone.Darken(); } Color Tone { get; }',
      ['.Darken()', 'Color'],
    ],
    ['a second field of a line', 'Color A, Tone = x; void M() { var y = Tone.Red; }', ['Color']],
    ['a type parameter', 'T Make<T>(T t) where T : new() { T.Parse(t); return default(T); }', ['.Parse()']],
  ])('is none of another file where it is %s', (_, members, expected) => {
    expect(references(`class Shop { ${members} }`)).toEqual(expected);
  });

  it('is a type where only a type can stand, though a member has its name', () => {
    expect(references('class Shop { Color Color; Color Mix(Color other) => new Color(); }')).toEqual([
      'Color',
    ]);
  });

  it('is hidden in the body of its method alone', () => {
    expect(references('class Shop { void A(Hue Tone) { } void B() { Tone.Darken(); } }')).toEqual([
      'Hue',
      'Tone.Darken()',
    ]);
  });
});

describe('what is no code in C#', () => {
  it.each([
    ['comments', '// Cart.A();\n/* Cart.B(); */ /// <see cref="Cart"/>\nReal.C();'],
    [
      'strings',
      String.raw`var a = "Cart.A() \" Cart.B()" + @"c:\" + 'C' + '"' + """ Cart.D "Cart.E" """; Real.C();`,
    ],
    [
      'the text of interpolated strings',
      'var a = $"Cart.A {{Cart.B}} {x:Cart.C}" + $@"""Cart.D" + $$"""{Cart.E}"""; Real.C();',
    ],
    ['directives', '#region Cart.A\n#pragma warning disable Cart\n#endregion\nReal.C();'],
    ['what no build reads', '#if false\nCart.A(); " \n#endif\nReal.C();'],
  ])('is passed over: %s', (_, body) => {
    expect(referencesIn(body)).toEqual(['Real.C()']);
  });

  it('leaves the code in holes of strings', () => {
    const body =
      'var a = $"{Fmt.Of(x):N2}{(c ? Yes.Text : $"{Deep.In}")}" + $@"{Ver.B}" + $$"""{no} {{Raw.C}}""";';
    expect(referencesIn(body)).toEqual(['Fmt.Of()', 'Yes.Text', 'Deep.In', 'Ver.B', 'Raw.C']);
  });
});

describe('conditional code in C#', () => {
  it('is read in all its branches', () => {
    expect(
      referencesIn('#if NET\nNew.A();\n#elif MONO\nMono.B();\n#else\nOld.C();\n#endif\nEver.D();'),
    ).toEqual(['New.A()', 'Mono.B()', 'Old.C()', 'Ever.D()']);
  });

  it('is read in its first branch alone where that opens a bracket', () => {
    const text =
      '#if NET\nclass A : B {\n#else\nclass A : C {\n#endif\nvoid M() { D.E(); } }\nclass F { G g; }';
    expect(references(text)).toEqual(['B', 'D.E()', 'G']);
  });
});

describe('C# of any length', () => {
  it('is read to its end, with the lines of all that it refers to', () => {
    const parts = Array.from({ length: 6000 }, (_, index) => `Part${index}.Open`);
    const body = parts.map((part) => `${part}("a \\" b", '\\'', $"{Fmt.Of(1)}", /* "c */ 1.5); // it's\n`);
    const text = `class Shop { void Open() {\n${body.join('')}} }`;
    const { imports } = csharp.extract(sourceText('Shop/Cart.cs', text));
    expect(imports.map(({ specifier, line }) => `${line} ${specifier}`)).toEqual([
      '2 Part0.Open()',
      '2 Fmt.Of()',
      ...parts.slice(1).map((part, index) => `${index + 3} ${part}()`),
    ]);
  });

  it('is read alike where one statement has thousands of elements', () => {
    const shades = Array.from({ length: 3000 }, (_, index) => `Shade.No${index}`);
    expect(referencesIn(`Paint.All(${shades.join(', ')});`)).toEqual(['Paint.All()', ...shades]);
  });

  it('keeps a name whole that is longer than what is looked at around it', () => {
    const long = 'x'.repeat(3000);
    const padding = ';\n'.repeat(64_500);
    expect(referencesIn(`${padding}Cart.${long}(); Cart.Total();`)).toEqual([
      `Cart.${long}()`,
      'Cart.Total()',
    ]);
  });
});
