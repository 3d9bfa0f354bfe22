// Where the names of a Kotlin file lead, through the whole analysis.
import { describe, expect, it } from 'vitest';
import { analyzeText } from '../../support/analyze-text.ts';

async function edgesFrom(file: string, files: Readonly<Record<string, string>>): Promise<string[]> {
  const report = await analyzeText(files);
  return report.edges.filter(([from]) => from === file).map(([, to]) => to);
}

describe('a name in Kotlin', () => {
  it('leads to the file that declares the imported function, property, type or alias', async () => {
    expect(
      await edgesFrom('Main.kt', {
        'Main.kt':
          'import shop.cart.add\nimport shop.cart.limit as max\nimport shop.Tax.Rate\nimport shop.Lines',
        'cart/Add.kt': 'package shop.cart\nfun add() = 1',
        'cart/Limits.kt': 'package shop.cart\nval limit = 1',
        'Tax.kt': 'package shop\nclass Tax { class Rate }',
        'Lines.kt': 'package shop\ntypealias Lines = List<Int>',
      }),
    ).toEqual(['Lines.kt', 'Tax.kt', 'cart/Add.kt', 'cart/Limits.kt']);
  });

  it('leads to a neighbour without an import, and to an extension of one', async () => {
    expect(
      await edgesFrom('Cart.kt', {
        'Cart.kt': 'package shop\nclass Cart(val tax: Tax) { fun sum() = add(tax.rounded(), tax.rate) }',
        'Tax.kt': 'package shop\nclass Tax { val rate = 1 }',
        'Add.kt': 'package shop\nfun add(a: Int, b: Int) = a + b',
        'Rounding.kt': 'package shop\nfun Tax.rounded() = 1',
        'Rates.kt': 'package shop\nval rate = 2',
      }),
    ).toEqual(['Add.kt', 'Rounding.kt', 'Tax.kt']);
  });

  it('begins with a package rather than with an extension of the same name', async () => {
    const files = {
      'Rate.kt': 'package shop.tax\nclass Rate',
      'Owners.kt': 'package shop\nclass Cart\nval Cart.shop get() = 1',
    };
    const edgesOf = (text: string): Promise<string[]> => edgesFrom('Main.kt', { ...files, 'Main.kt': text });
    expect(await edgesOf('import shop.*\nval a: shop.tax.Rate? = null')).toEqual(['Rate.kt']);
    expect(await edgesOf('import shop.*\nval a: shop.library.Rate? = null')).toEqual([]);
    expect(await edgesOf('import shop.*\nfun Cart.a() = shop.and(shop)')).toEqual(['Owners.kt']);
  });

  it('is imported from a package rather than from a function of the same name', async () => {
    expect(
      await edgesFrom('Main.kt', {
        'Main.kt': 'import shop.plugins.embedded.Cart',
        'Cart.kt': 'package shop.plugins.embedded\nclass Cart',
        'Plugins.kt': 'package shop\nfun plugins() = 1',
      }),
    ).toEqual(['Cart.kt']);
  });

  it('leads to an extension only from a value that can be of its type', async () => {
    expect(
      await edgesFrom('Main.kt', {
        'Main.kt': `package shop
fun main(line: String, cart: Cart, gift: Gift) {
  line.split(",") + "a".repeat(2) + cart.buffer + gift.wrapped()
}`,
        'Cart.kt': 'package shop\nopen class Cart { val buffer = 1 }',
        'Gift.kt': 'package shop\nclass Gift : Cart()',
        'Splitting.kt': 'package shop\nfun Cart.split(by: String) = 1',
        'Repeating.kt': 'package shop\nfun Char.repeat(times: Int) = 1',
        'Buffering.kt': 'package shop\nfun Cart.buffer() = 1',
        'Wrapping.kt': 'package shop\nfun Cart.wrapped() = 1',
      }),
    ).toEqual(['Cart.kt', 'Gift.kt', 'Wrapping.kt']);
  });

  it('does not guess whose extension is called on a value of unknown type', async () => {
    const extensions = {
      'Cart.kt': 'package shop\nclass Cart',
      'Tax.kt': 'package shop\nclass Tax',
      'Carts.kt': 'package shop\nfun Cart.rounded() = 1',
      'Taxes.kt': 'package shop\nfun Tax.rounded() = 1',
    };
    expect(
      await edgesFrom('Main.kt', { ...extensions, 'Main.kt': 'package shop\nval price = read().rounded()' }),
    ).toEqual([]);
    expect(
      await edgesFrom('Main.kt', {
        ...extensions,
        'Main.kt': 'package shop\nfun price(all: List<Cart>) = all.first().rounded()',
      }),
    ).toEqual(['Cart.kt', 'Carts.kt']);
  });

  it('does not lead to a function that a member of a type around the call hides', async () => {
    const files = {
      'Base.kt': 'package shop\nopen class Base : Priced { fun total() = 1 }',
      'Priced.kt': 'package shop\ninterface Priced { fun price() = 1 }',
      'total.kt': 'package shop\nfun total() = 1',
      'price.kt': 'package shop\nfun price() = 1',
    };
    const bodies = [
      'class Cart : Base() { val sum = total() + price() }',
      'fun Base.sum() = total() + price()',
      'val cart = object : Base() { fun sum() = total() + price() }',
    ];
    for (const body of bodies)
      expect(await edgesFrom('Main.kt', { ...files, 'Main.kt': `package shop\n${body}` })).toEqual([
        'Base.kt',
      ]);
    expect(
      await edgesFrom('Main.kt', {
        ...files,
        'Main.kt': 'package shop\nfun Base.sum() = total()\nval all = total() + price()',
      }),
    ).toEqual(['Base.kt', 'price.kt', 'total.kt']);
  });

  it('does not lead to a function that a member of the receiver of a lambda hides', async () => {
    const files = {
      'Cart.kt': 'package shop\nclass Cart { fun add() = 1 }',
      'Order.kt': 'package shop\nclass Order',
      'cart.kt': 'package shop\nfun cart(fill: Cart.() -> Unit) = 1',
      'order.kt': 'package shop\nfun order(fill: Order.() -> Unit) = 1',
      'add.kt': 'package shop\nfun Order.add() = 1',
    };
    expect(
      await edgesFrom('Main.kt', { ...files, 'Main.kt': 'package shop\nval a = cart { add() }' }),
    ).toEqual(['cart.kt']);
    // An order has no such member, so that the extension may be meant.
    expect(
      await edgesFrom('Main.kt', {
        ...files,
        'Main.kt': 'package shop\nval a = cart { add() }\nval b = order { add() }',
      }),
    ).toEqual(['add.kt', 'cart.kt', 'order.kt']);
  });

  it('does not lead to an extension that a member of the value hides', async () => {
    expect(
      await edgesFrom('Main.kt', {
        'Main.kt':
          'package shop\nclass Main(val cart: Cart) {\nval gift: Gift = x\nfun a() = cart.total() + gift.total() }',
        'Cart.kt': 'package shop\nopen class Cart { fun total() = 1 }',
        'Gift.kt': 'package shop\nclass Gift : Cart()',
        'totals.kt': 'package shop\nfun Int.total() = 1\nfun Cart.total() = 1',
      }),
    ).toEqual(['Cart.kt', 'Gift.kt']);
  });

  it('does not guess an extension where some class has a member of that name', async () => {
    const files = {
      'Cart.kt': 'package shop\nclass Cart',
      'Order.kt': 'package shop\nclass Order { fun total() = 1 }',
      'totals.kt': 'package shop\nfun Cart.total() = 1',
    };
    expect(
      await edgesFrom('Main.kt', { ...files, 'Main.kt': 'package shop\nfun a() = read().total()' }),
    ).toEqual([]);
    // The file names the type that the extension is for.
    expect(
      await edgesFrom('Main.kt', {
        ...files,
        'Main.kt': 'package shop\nfun a(carts: List<Cart>) = carts[0].total()',
      }),
    ).toEqual(['Cart.kt', 'totals.kt']);
  });

  it('knows the type of a value by the function or property that it comes from', async () => {
    const files = {
      'Cart.kt': 'package shop\nclass Cart',
      'Order.kt': 'package shop\nclass Order(val cart: Cart) { fun total() = 1 }',
      'place.kt': 'package shop\nfun place(items: Int, then: () -> Unit): Order? = null',
      'pick.kt': 'package shop\nfun pick(): Cart = Cart()',
      'totals.kt': 'package shop\nfun Cart.total() = 1',
    };
    const orders = [
      'fun a() = place(1) { }.total()',
      'fun a() {\nval order = place(1) { b() }\norder.total() }',
      'fun a() {\nval order = object : Order(1) { }\norder.total() }',
    ];
    for (const body of orders)
      expect(await edgesFrom('Main.kt', { ...files, 'Main.kt': `package shop\n${body}` })).not.toContain(
        'totals.kt',
      );
    const carts = [
      'fun a() = pick().total()',
      'fun a() {\nval cart = pick()\ncart.total() }',
      'fun a() = read().cart.total()',
      'fun a() {\nval cart = read.cart\ncart.total() }',
    ];
    for (const body of carts)
      expect(await edgesFrom('Main.kt', { ...files, 'Main.kt': `package shop\n${body}` })).toContain(
        'totals.kt',
      );
    // What follows the call decides.
    expect(
      await edgesFrom('Main.kt', {
        ...files,
        'Main.kt': 'package shop\nfun a() {\nval cart = pick().other()\ncart.total() }',
      }),
    ).toEqual(['pick.kt']);
  });

  it('leads to what a type itself has rather than to an extension', async () => {
    const files = {
      'Color.kt': 'package shop\nenum class Color { hidden, red; companion object { fun parse() = red } }',
      'Paint.kt': 'package shop\nobject Paint { fun mix() = 1 }',
      'Cart.kt': 'package shop\nclass Cart { val size = 1 }',
      'hidden.kt': 'package shop\nval Cart.hidden get() = 1',
      'parse.kt': 'package shop\nfun Cart.parse() = 1',
      'mix.kt': 'package shop\nfun Cart.mix() = 1',
      'wet.kt': 'package shop\nfun Paint.wet() = 1',
      'of.kt': 'package shop\nfun Cart.Companion.of() = 1',
      'add.kt': 'package shop\nfun Color.add() = 1',
    };
    const main = (body: string): Promise<string[]> =>
      edgesFrom('Main.kt', { ...files, 'Main.kt': `package shop\nfun a(cart: Cart) = ${body}` });
    expect(await main('Color.hidden')).toEqual(['Cart.kt', 'Color.kt']);
    expect(await main('Color.parse()')).toEqual(['Cart.kt', 'Color.kt']);
    expect(await main('Paint.mix()')).toEqual(['Cart.kt', 'Paint.kt']);
    // On an object, and on the companion of a type.
    expect(await main('Paint.wet()')).toEqual(['Cart.kt', 'Paint.kt', 'wet.kt']);
    expect(await main('Cart.of()')).toEqual(['Cart.kt', 'of.kt']);
    // A class without such a companion cannot be meant.
    expect(await main('Cart.add()')).toEqual(['Cart.kt']);
    // Values have none of that.
    expect(await main('cart.hidden + cart.parse()')).toEqual(['Cart.kt', 'hidden.kt', 'parse.kt']);
  });

  it('knows the types of what the standard library returns', async () => {
    const files = {
      'Table.kt': 'package shop\nclass Table',
      'map.kt': 'package shop\nfun Table.map(by: Int) = 1',
    };
    const main = (body: string): Promise<string[]> =>
      edgesFrom('Main.kt', { ...files, 'Main.kt': `package shop\nfun a(t: Table, b: B) = ${body}` });
    expect(await main('b.keys.map { 1 }')).toEqual(['Table.kt']);
    expect(await main('b.values().map { 1 }')).toEqual(['Table.kt']);
    // Unless the project calls something so, too.
    const keys = { 'Keys.kt': 'package shop\nclass Keys { val keys = read() }' };
    expect(
      await edgesFrom('Main.kt', {
        ...files,
        ...keys,
        'Main.kt': 'package shop\nfun a(t: Table, b: B) = b.keys.map(1)',
      }),
    ).toEqual(['Table.kt', 'map.kt']);
  });

  it('leads to the extension for a type around the call', async () => {
    const files = {
      'Item.kt': 'package shop\ninterface Item',
      'Book.kt': 'package shop\nclass Book : Item',
      'Shelf.kt': 'package shop\nclass Shelf',
      'items.kt': 'package shop\nfun Item.label() = 1',
      'shelves.kt': 'package shop\nfun <T, S : Shelf> S.label() = 1',
      'Main.kt': 'package shop\nfun Book.print(on: Shelf) = label()',
    };
    expect(await edgesFrom('Main.kt', files)).toEqual(['Book.kt', 'Shelf.kt', 'items.kt']);
  });

  it('leads to an extension of a type parameter only from what is below its bound', async () => {
    expect(
      await edgesFrom('Main.kt', {
        'Item.kt': 'package shop\ninterface Item',
        'Shelf.kt': 'package shop\nclass Shelf',
        'items.kt': 'package shop\nfun <T : Item> T.label() = 1',
        'all.kt': 'package shop\nfun <T> T.note() = 1',
        'Main.kt': 'package shop\nfun a(shelf: Shelf) = shelf.label() + shelf.note()',
      }),
    ).toEqual(['Shelf.kt', 'all.kt']);
  });

  it('leads to an extension only if it takes as many arguments', async () => {
    const files = {
      'Cart.kt': 'package shop\nclass Cart',
      'none.kt': 'package shop\nfun Cart.none() = 1',
      'two.kt': 'package shop\nfun Cart.two(a: Map<Int, Int>, b: (Int, Int) -> Unit) = 1',
      'some.kt': 'package shop\nfun Cart.some(a: Int, b: Int = max(1, 2), c: () -> Unit) = 1',
      'any.kt': 'package shop\nfun Cart.any(vararg a: Map<Int, Int>) = 1',
      'over.kt': 'package shop\nfun Cart.over() = 1\nfun Cart.over(a: Int, b: Int) = 1',
    };
    const led = async (body: string): Promise<boolean> => {
      const main = `package shop\nfun a(cart: Cart) {\n${body}\n}`;
      const edges = await edgesFrom('Main.kt', { ...files, 'Main.kt': main });
      return edges.length > 1;
    };
    const meant = [
      'cart.none()',
      'cart.two(mapOf<Int, Int>(), f)',
      'cart.two(\na[1, 2],\n{ a, b -> a },\n)',
      'cart.two<Int>(1) { a, b -> a }',
      'cart.two(*all)',
      'cart.some(1) { }',
      'cart.some(1, 2) { }',
      'cart.any()',
      'cart.any(1, 2, 3)',
      'cart.over()',
      'cart.over(1, 2)',
      'read().two(all, 2)',
      'cart.two(all) here@{ a, b -> a }',
    ];
    const others = [
      'cart.none(1)',
      'cart.none { }',
      'cart.two()',
      'cart.two { }',
      'cart.two(f(1, 2))',
      'cart.two(1, 2, 3)',
      'cart.some(1)',
      'cart.some(1, 2, 3) { }',
      'cart.over(1, 2, 3)',
      'read().two("${f(1, 2)}")',
    ];
    for (const body of meant) expect([body, await led(body)]).toEqual([body, true]);
    for (const body of others) expect([body, await led(body)]).toEqual([body, false]);
  });

  it('knows that an extension may have default values where it is expected', async () => {
    expect(
      await edgesFrom('src/jvmMain/kotlin/Main.kt', {
        'src/commonMain/kotlin/Cart.kt': 'package shop\nclass Cart',
        'src/commonMain/kotlin/add.kt': 'package shop\nexpect fun Cart.add(count: Int = 1)',
        'src/jvmMain/kotlin/add.kt': 'package shop\nactual fun Cart.add(count: Int) {}',
        'src/jvmMain/kotlin/Main.kt': 'package shop\nfun a(cart: Cart) = cart.add()',
      }),
    ).toEqual(['src/commonMain/kotlin/Cart.kt', 'src/jvmMain/kotlin/add.kt']);
  });

  it('leads to no extension from super', async () => {
    expect(
      await edgesFrom('Main.kt', {
        'Main.kt': 'package shop\nclass Main : Base() { override fun total() = super.total() }',
        'totals.kt': 'package shop\nfun Int.total() = 1',
      }),
    ).toEqual([]);
  });

  it('leads to no extension if a class around, or one above it, has its own', async () => {
    const files = {
      'Base.kt': 'package shop\nopen class Base { companion object { fun Set<Int>.total() = 1 } }',
      'totals.kt': 'package shop\nfun List<Int>.total() = 1',
    };
    expect(
      await edgesFrom('Main.kt', {
        ...files,
        'Main.kt': 'package shop\nclass Main : Base() { val a = read().total() }',
      }),
    ).toEqual(['Base.kt']);
    expect(
      await edgesFrom('Main.kt', { ...files, 'Main.kt': 'package shop\nval a = read().total()' }),
    ).toEqual(['totals.kt']);
  });

  it('leads to an extension for a type above rather than for one that a value may have', async () => {
    expect(
      await edgesFrom('Main.kt', {
        'Main.kt': 'package shop\nfun a(items: List<Int>) = items.total()',
        'Lines.kt': 'package shop\nclass Lines : Set<Int>',
        'lines.kt': 'package shop\nfun Lines.total() = 1',
        'totals.kt': 'package shop\nfun Iterable<Int>.total() = 1',
      }),
    ).toEqual(['totals.kt']);
  });

  it('leads to the extension of the very type of a value', async () => {
    expect(
      await edgesFrom('Main.kt', {
        'Main.kt': 'package shop\nfun a(gift: Gift) = gift.total()',
        'Cart.kt': 'package shop\nopen class Cart',
        'Gift.kt': 'package shop\nclass Gift : Cart()',
        'carts.kt': 'package shop\nfun Cart.total() = 1',
        'gifts.kt': 'package shop\nfun Gift.total() = 1',
      }),
    ).toEqual(['Gift.kt', 'gifts.kt']);
  });

  it('leads to no extension of the project from a value of a library', async () => {
    expect(
      await edgesFrom('Main.kt', {
        'Main.kt':
          'package shop\nimport java.util.zip.Inflater\nfun a(inflater: Inflater) = inflater.inflate()',
        'Source.kt': 'package shop\nimport java.io.Closeable\ninterface Source : Closeable',
        'inflate.kt': 'package shop\nfun Source.inflate() = 1',
      }),
    ).toEqual(['pkg:java.util']);
  });

  it('leads to a function rather than to an extension if there is no receiver', async () => {
    const files = {
      'Cart.kt': 'package shop\nclass Cart',
      'total.kt': 'package shop\nfun total(items: Int) = 1',
      'totals.kt': 'package shop\nfun Cart.total() = 1',
    };
    expect(await edgesFrom('Main.kt', { ...files, 'Main.kt': 'package shop\nval a = total(1)' })).toEqual([
      'total.kt',
    ]);
    expect(await edgesFrom('Main.kt', { ...files, 'Main.kt': 'package app\nval a = shop.total(1)' })).toEqual(
      [],
    );
    expect(
      await edgesFrom('Main.kt', { ...files, 'Main.kt': 'package shop\nfun Cart.a() = total()' }),
    ).toEqual(['Cart.kt', 'totals.kt']);
  });

  it('leads to what a path from its package names, and to no extension of that name', async () => {
    expect(
      await edgesFrom('Main.kt', {
        'Main.kt': 'package shop.app\nval a = shop.tax.rates.total(1)',
        'tax/total.kt': 'package shop.tax.rates\nfun total(items: Int) = 1',
        'tax/totals.kt': 'package shop.tax.rates\nfun Int.total() = 1',
        'app/totals.kt': 'package shop.app\nfun Int.total() = 1',
      }),
    ).toEqual(['tax/total.kt']);
  });

  it('leads to an imported extension rather than to a neighbour of the same name', async () => {
    expect(
      await edgesFrom('Main.kt', {
        'Main.kt': 'package shop\nimport shop.tax.rounded\nval price = read().rounded()',
        'Rounding.kt': 'package shop\nfun Cart.rounded() = 1',
        'tax/Rounding.kt': 'package shop.tax\nfun Tax.rounded() = 1',
      }),
    ).toEqual(['tax/Rounding.kt']);
  });

  it('leads to a value or type but to no function unless that is called', async () => {
    const files = {
      'size.kt': 'package shop\nfun size() = 1',
      'Cart.kt': 'package shop.model\ninterface Cart',
      'make.kt': 'package shop.model\nfun Cart(items: Int) = 1',
    };
    expect(
      await edgesFrom('Main.kt', {
        ...files,
        'Main.kt': 'package shop\nimport shop.model.Cart\nclass Main : Base() { fun add(to: Cart) = size }',
      }),
    ).toEqual(['Cart.kt']);
    expect(
      await edgesFrom('Main.kt', {
        ...files,
        'Main.kt':
          'package shop\nimport shop.model.Cart\nclass Main : Base() { fun add(to: Cart) = Cart(size()) }',
      }),
    ).toEqual(['Cart.kt', 'make.kt', 'size.kt']);
  });

  it('leads only to what is used of a package that is imported as a whole', async () => {
    expect(
      await edgesFrom('Main.kt', {
        'Main.kt': 'import shop.*\nval tax = Tax().rounded()',
        'Tax.kt': 'package shop\nclass Tax',
        'Rounding.kt': 'package shop\nfun Tax.rounded() = 1',
        'Cart.kt': 'package shop\nclass Cart',
      }),
    ).toEqual(['Rounding.kt', 'Tax.kt']);
  });

  it('leads to Java, and from Java to the class of a file of functions', async () => {
    const files = {
      'Cart.kt': 'package shop\nfun add(x: Tax) = Tax.of(x)',
      'Tax.java': 'package shop;\nclass Tax { static Tax of(Tax x) { return CartKt.add(x); } }',
    };
    const report = await analyzeText(files);
    expect(report.edges).toEqual([
      ['Cart.kt', 'Tax.java'],
      ['Tax.java', 'Cart.kt'],
    ]);
  });

  it('leads to the library of Kotlin, and to what is installed', async () => {
    expect(
      await edgesFrom('Main.kt', {
        'Main.kt': 'import kotlin.math.max\nimport kotlinx.coroutines.launch\nval x = listOf(max(1, 2))',
      }),
    ).toEqual(['pkg:kotlin.math', 'pkg:kotlinx.coroutines']);
  });

  it('leads to the package of a function or property that is imported', async () => {
    expect(
      await edgesFrom('Main.kt', {
        'Main.kt':
          'import kotlin.require\nimport okio.buffer\nimport okio.Buffer\nimport io.ktor.client.get\nimport mocks.every',
      }),
    ).toEqual(['pkg:io.ktor', 'pkg:kotlin', 'pkg:mocks', 'pkg:okio']);
  });

  it('leads to one package where the group of a library ends with the name that its packages begin with', async () => {
    expect(
      await edgesFrom('Main.kt', {
        'gradle/libs.versions.toml':
          '[libraries]\na = "com.acme.assertk:assertk:1"\nb = "org.jetbrains.kotlinx:core:1"',
        'Main.kt':
          'import assertk.assertThat\nimport assertk.assertions.isEqualTo\nimport assertk.assertions.*\nimport kotlinx.io.Sink',
      }),
    ).toEqual(['pkg:assertk', 'pkg:kotlinx.io']);
  });

  it('leads to no package where a type without one is imported', async () => {
    expect(
      await edgesFrom('build.gradle.kts', {
        'build.gradle.kts': 'import Mode.FAST\nenum class Mode { FAST }\nval mode = FAST',
      }),
    ).toEqual([]);
  });
});
