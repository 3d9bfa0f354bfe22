// Imports that only types need: whatever the grammar, what TypeScript emits decides. Each example stands alone, among
// statements that need no reading, and within a function.
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { importsUsedAsTypes } from './compiler-elision.ts';
import { extractedByUse } from './extracted.ts';

const imports = [
  `import { Cart, type Tax } from './cart'`,
  `import shop, { order } from './shop'`,
  `import * as prices from './prices'`,
  '',
].join('\n');
const specifiers = ['./cart', './shop', './prices'];

/** The specifiers of the imports that are types. */
function ours(path: string, text: string): string[] {
  const found = extractedByUse(path, text).filter((line) => line.includes(' type '));
  return specifiers.filter((specifier) => found.some((line) => line.endsWith(` ${specifier}`)));
}

function compilers(path: string, text: string, options: ts.CompilerOptions = {}): string[] {
  const offsets = [...importsUsedAsTypes(path, text, options)];
  return specifiers.filter((specifier) => offsets.some((offset) => text.startsWith(specifier, offset + 1)));
}

const filler = [
  'const idle = [1, 2, 3].map((value) => ({ value, half: value / 2 })).filter(({ half }) => half < 3);',
  'function rest(first: string, second?: number): string {',
  '  if (second === undefined) {',
  '    return first;',
  '  }',
  '  return `${first} of ${second}`;',
  '}',
  '/** Says `Cart`, shop and prices.Total( without meaning them. */',
  'interface Idle {',
  '  readonly first: string;',
  '  second(value: number): void;',
  '}',
].join('\n');

function amongOthers(code: string): string[] {
  const inner = code.replaceAll(/^/gm, '  ');
  const innerFiller = filler.replaceAll(/^/gm, '  ');
  return [
    `${imports}${filler}\n${code}\n${filler}\n`,
    `${imports}${filler}\nfunction around() {\n${innerFiller}\n${inner}\n${innerFiller}\n}\n${filler}`,
  ];
}

const values = [
  'Cart()',
  'new Cart',
  'new Cart<Tax>()',
  'prices.total(1)',
  'prices[0]',
  'const { total } = prices',
  'const all = [Cart, order]',
  'const all = { Cart, order }',
  'const all = { cart: Cart, [order]: 1 }',
  'const all = { Cart() {}, order: 1 }',
  'order`x`',
  '`${order}`',
  '`${`${order}`}`',
  'x ? Cart : order',
  'x ? (Cart) : order',
  'x ? (y) : order => order',
  'x ? (y): Cart => order : 1',
  'x ? (Cart) => Cart : 1',
  'x ? y => ({ y }) : Cart',
  'class A extends Cart {}',
  'class A extends Cart<Tax> implements prices.Price {}',
  'class A extends mixin(Cart)<Tax> {}',
  'class A { static total = Cart; [order] = 1; #tax = prices.tax }',
  'class A { static { order() } }',
  'class A { get [order]() { return 1 } }',
  'class A { total = (cart: Cart) => order }',
  'class A { private constructor(readonly cart: Cart = order) { super() } }',
  'const A = class Cart extends order {}',
  '@Cart class A {}',
  '@order() class A {}',
  '@order.item class A { @Cart total(@prices.item tax) {} }',
  'class A { @order [Cart]() {} }',
  'switch (order) { case Cart: break; default: prices }',
  'for (const item of order) item()',
  'for (const item in Cart) { }',
  'for (let i = order; i < Cart; i++) prices',
  'for (Cart of order) 1',
  'if (order < Cart) prices; else order',
  'order < Cart > prices',
  'a < order && Cart > b',
  'f(a < order, Cart > (b))',
  'a < Cart | order > b',
  'i < order.length',
  'typeof Cart',
  'void order, delete prices.x',
  'await order',
  'async () => await Cart',
  'async (cart: Cart) => order',
  'async Cart => Cart',
  'function* all() { yield order; yield* Cart; yield }',
  'throw new prices.Failure()',
  'x = order as Cart',
  'x = order satisfies Cart',
  'x = order!',
  'x = order! as Cart[]',
  'x = <Cart>order',
  'x = <Cart>(order)',
  'x = <const>[order]',
  'x = <Item extends Cart>(item: Item) => order',
  'x = <Cart>(item: Cart) => order',
  'f<Cart>(order)',
  'f<Cart, Tax>`x`',
  'new Map<Cart, order>([])',
  'f<Cart>',
  'const f = g<Cart>\nnext()',
  'const f = g<Cart>;',
  'f?.<Cart>(order)',
  'x = order / 2 / Cart',
  'x = /order/.test(Cart)',
  'x = a++ / order',
  'x = order ?? Cart',
  'order ??= Cart',
  'x >>= order',
  'x = a >> Cart',
  'x = Cart << 2',
  'order.then((Cart) => Cart)',
  'label: for (;;) { break label }',
  'order: for (;;) { continue order }',
  'enum A { First = order, Second = First }',
  'const enum A { First = prices.first }',
  'namespace A { export const total = order }',
  'namespace A.B { export type T = Cart; order() }',
  'let x: { [order]: string }',
  'interface A { [prices.key]: string; [order](): void }',
  'let x: string = order, y: Cart = prices',
  'let { a = order, [Cart]: b, ...c } = prices',
  'let [a = order, , ...b] = Cart',
  'function f({ a = order }: { a: Cart }, [b]: prices.List = []) {}',
  'try { order() } catch { Cart } finally { prices }',
  'do order(); while (Cart)',
  'while (order) Cart',
  'with (order) Cart',
  'var f = function Cart() { order }',
  'const o = { get a() { return order }, set a(v) { Cart }, async *b() { prices } }',
  'const o = { async, get, set, order }',
  'const o = { ...order, ...Cart.all }',
  '({ a: order, b: [Cart] } = prices)',
  '(order, Cart)',
  '(order = Cart)',
  '[order, Cart] = prices',
  'f(...order)',
  'import(order)',
  'import.meta.url + order',
  'new.target, order',
  'x = y\n(order)',
  'x = y\n/order/g.exec(Cart)',
  'return order',
  'if (a) return\norder()',
  'x = a ? { b: order } : (c: Cart) => c',
  'x = a ? (b, c) : (d): Cart => order',
  'const type = order; type\nx: Cart',
  'const f = (a?, b?: Cart, c = order) => a',
  'const f = ({ a, b: { c = order } }: Cart) => a',
  'using x = order',
  'await using x = order',
  'x = class { declare total: Cart; static accessor tax = order }',
  'debugger; order',
  'if (order) {}\nelse if (Cart) {}\nelse { prices }',
];

const types = [
  'let x: Cart',
  'let x: Cart | undefined',
  'let x: Cart[] = []',
  'let x: Array<Cart>',
  'let x: Map<string, Cart[]>',
  'let x: prices.Price',
  'let x: prices.Price<Cart>["total"]',
  'let x: typeof Cart',
  'let x: typeof prices.total',
  'let x: typeof prices.total<Cart>',
  'let x: keyof typeof order',
  'let x: readonly Cart[]',
  'let x: unique symbol | Cart',
  'let x: [Cart, total: order, tax?: prices.Tax, ...rest: Cart[]]',
  'let x: [...Cart, order?]',
  'let x: `${Cart}-${order}`',
  'let x: (cart: Cart, ...orders: order[]) => prices.Price',
  'let x: (a) => Cart',
  'let x: ({ a, b }: Cart) => void',
  'let x: ({ a: Cart })',
  'let x: ({ a: Cart } | null)[]',
  'let x: (Cart | order)[]',
  'let x: <Item extends Cart>(item: Item) => Item is prices.Price',
  'let x: new (...all: Cart[]) => order',
  'let x: abstract new () => Cart',
  'let x: import("./x", { with: { "resolution-mode": "import" } }).Y<Cart>',
  'let x: typeof import("./x")\nlet y: Cart',
  'let x: { a: Cart; b?(): order; readonly c: prices.Price; get d(): Cart; set d(v: Cart) }',
  'let x: { (a: Cart): order; new (a: Cart): prices.Price; [key: string]: Cart }',
  'let x: { [Key in Cart as order]?: prices.Price }',
  'let x: { -readonly [Key in keyof Cart]-?: Cart[Key] }',
  'type A = Cart',
  'type A<Item = Cart> = Item extends order ? prices.Price : never',
  'type A<T> = T extends (infer U extends Cart)[] ? U : order',
  'type A<T> = T extends { a: infer U extends Cart ? 1 : 2 } ? U : order',
  'type A<T> = T extends (...all: any[]) => infer Cart ? Cart : order',
  'type A = | Cart\n  | order\n',
  'type A = Cart extends order ? 1 : Tax extends prices.Price ? 2 : 3',
  'type A = asserts\ntype B = Cart',
  'interface A extends Cart, prices.Price<order> { total: Tax }',
  'interface A<T extends Cart = order> { (a: T): void }',
  'class A implements Cart, prices.Price<order> {}',
  'class A<T extends Cart> { total: T; tax?: order; rate!: prices.Rate; [key: string]: Cart }',
  'abstract class A { abstract total(cart: Cart): order; protected abstract readonly tax: prices.Tax }',
  'class A { total(cart: Cart): order; total(cart: any): any {} }',
  'class A { constructor(private readonly cart: Cart, public order?: order) {} }',
  'class A { declare [prices.x]: Cart }',
  'class A { total: Cart\n  tax: order\n}',
  'class A { get total(): Cart { return 1 } set total(cart: Cart) {} }',
  'class A { static async *all<T extends Cart>(this: order): AsyncGenerator<prices.Price> {} }',
  'function f(cart: Cart, { a }: order, [b]: prices.List): asserts cart is Tax {}',
  'function f(\n  x: order,\n  y: Cart,\n) {}',
  'function f(this: Cart): this is order {}',
  'function f(x): x is Cart { return true }',
  'function f(x): asserts x {}\nlet y: Cart',
  'const f = (cart: Cart): order => 1',
  'const f = (cart: Cart): cart is order => true',
  'const f = async (cart: Cart): Promise<order> => 1',
  'const f = <Item,>(item: Item, cart: Cart) => 1',
  'const f = function (cart: Cart): order { return 1 }',
  'const o = { total(cart: Cart): order { return 1 }, tax: (cart: Cart) => 1 }',
  'const o = { get total(): Cart { return 1 } }',
  'x = a ? (b: Cart) => 1 : 2',
  'x = a ? (b): Cart => 1 : 2',
  'x = a ? (b) : (c: Cart): order => 1',
  'x = y as Cart',
  'x = y as unknown as Cart[]',
  'x = (y as Cart).z < 2 ? 1 : 2',
  'x = y as Cart < 2',
  'x = { a: y as Cart }',
  'x = y satisfies Cart',
  'x = <Cart>y',
  'x = <Cart[]>(<order>y)',
  'f<Cart>()',
  'f<Cart, order[]>(1)',
  'f<Cart>`x`',
  'f<{ a: Cart }>()',
  'f<(cart: Cart) => order>()',
  'f<<T>(item: T) => Cart>(1)',
  'new Map<Cart, order>()',
  'new Map<Cart, order>',
  'new a.B<Cart>(1)',
  'a?.b<Cart>()',
  'let x = f<Cart>;',
  'declare const x: Cart',
  'declare let x: typeof order, y: Cart',
  'declare function f(cart: Cart): order',
  'declare class A extends Cart { [order]: string; total: prices.Price }',
  'declare enum A { First = order }',
  'declare namespace A { const x: Cart; export { order } }',
  'namespace A { export type T = Cart; export interface U extends order {} }',
  'for (const x: Cart of y) {}',
  'for (let i: Cart = 0; i < 1; i++) {}',
  'try {} catch (e: Cart) {}',
  'switch (x) { case 1: { let y: Cart } default: let z: order }',
  'label: { let x: Cart }',
  'if (a) { let x: Cart } else { let y: order }',
  'let x: Cart\n[1, 2].map(f)',
  'let x: Cart\n(1)',
  'let x: order\n`x`',
  'let x = 1, y: Cart = 2, z: order',
  'let x!: Cart',
  'type\nlet x: Cart',
  'x = /[/]Cart/g; let y: Cart',
  'x = a / b / c; let y: Cart',
  'x = "Cart()"; let y: Cart // Cart()',
  'x = `Cart() ${1} Cart()`; let y: Cart /* Cart() */',
  'x.Cart(); x.order; x?.prices; let y: Cart',
  'x = { Cart: 1, order: 2, prices: 3 }; let y: Cart',
  'interface A { Cart(): Cart; order: string }',
  'type A = (Cart: string) => Cart',
  'const { Cart: a, order: b } = x; let y: Cart',
];

/** Something else has the name where it is used. */
const shadowed = [
  'let x: Cart; { const Cart = 1; Cart() }',
  'let x: Cart; { Cart(); let Cart }',
  'let x: Cart; { Cart(); function Cart() {} }',
  'let x: Cart; { enum Cart {} Cart.a }',
  'let x: Cart; { namespace Cart { export const a = 1 } Cart.a }',
  'let x: Cart; function f() { Cart(); if (a) { var Cart = 1 } }',
  'let x: Cart; function f() { for (var Cart of y) {} Cart }',
  'let x: Cart; const f = (Cart) => Cart()',
  'let x: Cart; const f = Cart => Cart()',
  'let x: Cart; const f = async Cart => { Cart() }',
  'let x: Cart; const f = async (Cart, order = Cart) => order',
  'let x: Cart; const f = ({ a: Cart = 1 }: Tax = {}) => Cart',
  'let x: Cart; const f = (a = (Cart) => Cart) => a',
  'let x: Cart; const f = (a = (Cart)) => a',
  'let x: Cart; const f = (a = [Cart]) => a',
  'let x: Cart; const f = (a, { b = Cart }) => a',
  'let x: Cart; for (const Cart of y) Cart()',
  'let x: Cart; for (const Cart of y) if (a) Cart(); else Cart()',
  'let x: Cart; for (let Cart = 0; Cart < 1; Cart++) {}',
  'let x: Cart; for (const Cart in y) { Cart }\nCart()',
  'let x: Cart; try {} catch (Cart) { Cart() }',
  'let x: Cart; try {} catch ({ Cart }) { Cart() }',
  'let x: Cart; (function Cart() { Cart() })',
  'let x: Cart; (class Cart { total() { Cart } })',
  'let x: Cart; class A<Cart> { total = Cart }',
  'let x: Cart; enum A { Cart = 1, B = Cart }',
  'function f<Cart>(x: Cart) {}',
  'const f = <Cart,>(x: Cart) => x',
  'class A<Cart> { x: Cart }',
  'interface A<Cart> { x: Cart }',
  'type A<Cart> = Cart[]',
  'type A = <Cart>(x: Cart) => void',
  'type A = { [Cart in string]: Cart }',
  'type A<T> = T extends infer Cart ? Cart : 1',
  'type A<T> = T extends infer Cart ? 1 : Cart',
  'type A<T> = T extends (a: infer Cart) => Cart ? 1 : 2',
  'type A<T> = T extends { a: infer U extends Cart; b: infer Cart } ? Cart : 2',
  'type A<T> = T extends (infer Cart)[] ? (Cart extends 1 ? Cart : 2) : 3',
  'type A<T> = T extends (T extends infer Cart ? 1 : Cart) ? 2 : 3',
  '{ type Cart = 1; let x: Cart }',
  '{ interface Cart {} let x: Cart }',
  'function f() { type Cart = 1 } let x: Cart',
  'switch (x) { case 1: let Cart; Cart() } let y: Cart',
  'class A { total<Cart>() {} }',
  'x = class<Cart> {}',
  'x = function<Cart>() {}',
  'class A { static total<Cart>(): Cart {} }',
  'interface A { total<Cart>(x: Cart): void }',
  'interface A { new<Cart>(): Cart }',
  'let x: { total<Cart>(): Cart }',
  'let x = { total<Cart>() {} }',
  'x = async<Cart>(y: Cart) => y',
  'type A = new<Cart>() => Cart',
];

/** What looks like a call of the import is taken for one, though something else has its name: the import stays. */
const sameNames = [
  'let x: Cart; { class Cart {} new Cart() }',
  'let x: Cart; function f(Cart) {}',
  'let x: order; const f = (order) => order(1)',
  'let x: order; class A { order() {} }',
];

const unused = [
  'x.Cart',
  'let x: string',
  '// Cart',
  '"Cart"',
  'x = { Cart: 1 }',
  '/** {@link Cart} */ let x',
];

const examples = [...values, ...types, ...shadowed, ...unused];

describe('in the places where names are used', () => {
  it.each(examples)('agrees with the compiler: %s', (code) => {
    const text = imports + code;
    expect([text, ours('a.ts', text)]).toEqual([text, compilers('a.ts', text)]);
  });

  it.each(examples)('agrees with the compiler among other statements: %s', { tags: 'slow' }, (code) => {
    for (const text of amongOthers(code))
      expect([text, ours('a.ts', text)]).toEqual([text, compilers('a.ts', text)]);
  });

  it('finds types where there are some', () => {
    const isFound = (code: string): boolean => ours('a.ts', imports + code).length > 0;
    expect(types.filter((code) => !isFound(code))).toEqual([]);
    expect(unused.filter(isFound)).toEqual([]);
  });
});

/** At the top of a file alone. */
const modules = [
  'export { Cart }',
  'export { Cart as order, type Tax }',
  'export { type Cart }',
  'export type { Cart }',
  'export { Cart } from "./x"; let y: Cart',
  'export * as Cart from "./x"; let y: Cart',
  'export default Cart',
  'export default class extends Cart {}',
  'export default abstract class A<T extends Cart> {}',
  'export default function (cart: Cart) {}',
  'export default async (cart: Cart) => 1',
  'export default interface A extends Cart {}',
  'export = Cart',
  'export as namespace Cart; let y: Cart',
  'export const x: Cart = 1, y = order',
  'export abstract class A extends Cart {}',
  'export declare const x: Cart',
  'export declare function f(cart: Cart): void',
  'export type A = Cart; export interface B extends order {}',
  'export enum A { B = order }',
  'export namespace A { export type B = Cart }',
  'export import A = prices.Total',
  'import A = prices.Total; let x: A',
  'import A = prices.Total; new A()',
  'import A = prices.Total',
  'declare module "x" { export default Cart }',
  'declare module "./cart" { interface Cart { x: order } }',
  'declare global { interface Window { cart: Cart } }',
  'global { }; let x: Cart',
  'module.exports = Cart',
  '@order export class A {}',
  'export @order class A {}',
  'import { a } from "./a"; let x: Cart; import b from "./b"; order()',
  'let x: Cart\nimport { y } from "./y" with { type: "json" }\norder()',
  'namespace A { import order = prices.Total; let x: order }',
  'namespace A { import order = prices.Total; order() }',
  'namespace A { import order = prices.Total } let x: order',
  'namespace A { export import order = prices.Total; let x: order }',
  'namespace A { import order = prices.Total; import Cart = order.Item; let x: Cart }',
  'namespace A { import order = prices.Total; import Cart = order.Item; new Cart() }',
  'import A = prices.Total; import B = A.Item; new B()',
  'import A = prices.Total; import B = A.Item; let x: B',
  'namespace A { import Cart = other.Total; let x: Cart }',
  'namespace A { export import Cart = other.Total; let x: Cart }',
  'declare module "x" { interface Cart {} export = Cart }',
  'declare module "x" { interface Cart {} export { Cart } }',
  'declare module "x" { interface Cart {} export default Cart }',
];

it.each(sameNames)('knows what has the same name as an import: %s', (code) => {
  expect(ours('a.ts', imports + code)).toEqual(compilers('a.ts', imports + code));
});

describe('in modules', () => {
  it.each(modules)('agrees with the compiler: %s', (code) => {
    for (const text of [imports + code, `${imports}${filler}\n${code}\n${filler}`])
      expect([text, ours('a.ts', text)]).toEqual([text, compilers('a.ts', text)]);
  });

  it.each([
    `import Cart = require('./cart'); let x: Cart`,
    `import Cart = require('./cart'); Cart()`,
    `import Cart = require('./cart')`,
    `export import Cart = require('./cart'); let x: Cart`,
    `import Cart, * as prices from './cart'; let x: prices.Cart`,
    `import Cart, * as prices from './cart'; let x: Cart = prices`,
    `import { default as Cart, total as sum } from './cart'; let x: Cart; total()`,
    `import { "a b" as Cart } from './cart'; let x: Cart`,
    `import { type Cart, type Tax as Vat } from './cart'; let x: Cart`,
    `import { type Cart, total } from './cart'; let x: Cart`,
    `import {} from './cart'`,
    `import './cart'; let x: Cart`,
    `import type from './cart'; let x: type`,
    `import { string } from './cart'; let x: string`,
    `import { as, of, type } from './cart'; let x: as | of`,
    `import { async } from './cart'; async()`,
    `import { async } from './cart'; let x: async; async (a) => 1`,
    `import { é } from './cart'; let x: é`,
    `import { $ } from './cart'; let x: $; y = \`$ \${1}\``,
  ])('reads the names of %s', (text) => {
    const written = ts
      .createSourceFile('a.ts', text, ts.ScriptTarget.Latest)
      .text.includes('{ type Cart, type Tax');
    expect(ours('a.ts', text)).toEqual(written ? ['./cart'] : compilers('a.ts', text));
  });
});

it.each(['Cart()', 'let x: Cart', 'let x: Cart; new Cart()', 'let x: typeof Cart', ''])(
  'finds uses before the import: %s',
  (code) => {
    for (const text of [`${code}\n${imports}`, `${code}\n${imports}let y: Cart`])
      expect(ours('a.ts', text)).toEqual(compilers('a.ts', text));
  },
);

describe('in JSX', () => {
  it.each([
    '<Cart />',
    '<Cart></Cart>',
    '<Cart.Item a="1" {...order}>{prices}</Cart.Item>',
    '<a b={Cart} />',
    '<a b=<order /> />',
    `<a b="Cart's" c='"' d={order}>it's {/* Cart */} "Cart</a>; let y: Cart`,
    '<a>Cart() order {}</a>; let x: Cart',
    '<order-list Cart={1} />; let x: Cart, y: order',
    '<a.Cart />; let x: Cart',
    '<><Cart /></>',
    '<List<Cart> items={order} />',
    '<a>{x < 2 ? <b>{order}</b> : null}</a>',
    '<a>{...order}</a>',
    'const f = <T,>(x: T, y: Cart) => <a>{order}</a>',
    'const f = <T extends Cart>(x: T) => x',
    'const f = (x: Cart) => <a key="1"\n  b\n/>',
    'f<Cart>(<a />)',
    'let x: Cart; function f() { return (<a>\n  text Cart() text\n</a>) }',
  ])('agrees with the compiler: %s', (code) => {
    const options = { jsx: ts.JsxEmit.Preserve };
    const text = imports + code;
    expect(ours('a.tsx', text)).toEqual(compilers('a.tsx', text, options));
  });

  it.each([
    `/** @jsx order */\n${imports}let x: order = <a />`,
    `/** @jsx order.create\n * @jsxFrag Cart */\n${imports}let x: order, y: Cart = <><a /></>`,
  ])('knows what a pragma names', (text) => {
    expect(ours('a.tsx', text)).toEqual(compilers('a.tsx', text, { jsx: ts.JsxEmit.React }));
  });
});

describe('in other files', () => {
  it('leaves JavaScript as it is written', () => {
    const text = `import { Cart } from './cart'\n/** @type {Cart} */ let x`;
    expect(extractedByUse('a.js', text)).toEqual(['1 static ./cart']);
  });

  it('keeps what the template of a component may use', () => {
    const script = `<script setup lang="ts">\nimport OrderList from './OrderList.vue'\nimport { Cart } from './cart'\nlet a: OrderList, b: Cart\n</script>`;
    expect(extractedByUse('a.vue', `${script}<template><order-list /></template>`)).toEqual([
      '2 static ./OrderList.vue',
      '3 type ./cart',
    ]);
    expect(extractedByUse('a.vue', `${script}<template><p v-if="Cart" /></template>`)).toEqual([
      '2 type ./OrderList.vue',
      '3 static ./cart',
    ]);
  });

  it('keeps what the other script of a component may use', () => {
    const text = `<script lang="ts">import { Cart } from './cart'; let x: Cart</script><script setup lang="ts">new Cart()</script>`;
    expect(extractedByUse('a.vue', text)).toEqual(['1 static ./cart']);
  });

  it('drops types from the frontmatter of Astro, and none from Svelte', () => {
    expect(extractedByUse('a.astro', `---\nimport { Cart } from './cart'\nlet x: Cart\n---\n<p />`)).toEqual([
      '2 type ./cart',
    ]);
    expect(
      extractedByUse('a.svelte', `<script lang="ts">import { Cart } from './cart'; let x: Cart</script>`),
    ).toEqual(['1 static ./cart']);
  });
});
