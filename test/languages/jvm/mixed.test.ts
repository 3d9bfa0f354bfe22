// Java, Kotlin and Scala in one project use each other by their names.
import { expect, it } from 'vitest';
import { resolveJvm } from './resolve-jvm.ts';

it('follows names from each of the languages to each other', async () => {
  const { lines, diagnostics } = await resolveJvm({
    'settings.gradle.kts': 'include(":core", ":web")',
    'web/build.gradle.kts': 'dependencies { implementation(project(":core")) }',
    'core/src/main/java/shop/Cart.java':
      'package shop;\npublic class Cart extends Basket {\nOrder order = OrderKt.newOrder();\nRates rates;\npublic static class Item {}\n}',
    'core/src/main/kotlin/shop/Order.kt':
      'package shop\nclass Order(val cart: Cart) { val item = Cart.Item() }\nfun newOrder(): Order = Order(Cart())',
    'core/src/main/scala/shop/Rates.scala':
      'package shop\nclass Rates(order: Order) { def of(item: Cart.Item): Int = 1 }\nclass Basket',
    'web/src/main/kotlin/shop/web/Page.kt': 'package shop.web\nimport shop.*\nfun page() = newOrder()',
    'web/src/main/java/shop/web/Main.java':
      'package shop.web;\nimport shop.Order;\nclass Main { Object o = PageKt.page(); }',
  });
  expect(lines).toEqual([
    'core/src/main/java/shop/Cart.java: Basket → core/src/main/scala/shop/Rates.scala',
    'core/src/main/java/shop/Cart.java: Order → core/src/main/kotlin/shop/Order.kt',
    'core/src/main/java/shop/Cart.java: OrderKt → core/src/main/kotlin/shop/Order.kt',
    'core/src/main/java/shop/Cart.java: Rates → core/src/main/scala/shop/Rates.scala',
    'core/src/main/kotlin/shop/Order.kt: Cart → core/src/main/java/shop/Cart.java',
    'core/src/main/kotlin/shop/Order.kt: Cart.Item → core/src/main/java/shop/Cart.java',
    'core/src/main/kotlin/shop/Order.kt: Cart() → core/src/main/java/shop/Cart.java',
    'core/src/main/scala/shop/Rates.scala: Order → core/src/main/kotlin/shop/Order.kt',
    'core/src/main/scala/shop/Rates.scala: Cart.Item → core/src/main/java/shop/Cart.java',
    'web/src/main/java/shop/web/Main.java: shop.Order → core/src/main/kotlin/shop/Order.kt',
    'web/src/main/java/shop/web/Main.java: PageKt → web/src/main/kotlin/shop/web/Page.kt',
    'web/src/main/kotlin/shop/web/Page.kt: newOrder() → core/src/main/kotlin/shop/Order.kt',
  ]);
  expect(diagnostics).toEqual([]);
});

it('shows what has no package only to files without one, and to imports of Kotlin', async () => {
  const { lines } = await resolveJvm({
    'src/main/java/Order.java': 'public class Order { public static class Line {} }',
    'src/main/java/Main.java': 'class Main { Order order; }',
    'src/main/java/shop/Cart.java':
      'package shop;\nclass Cart { Order order; Order.Line line; Basket basket; }',
    'src/main/scala/Basket.scala': 'class Basket\nobject rates { class Rate }\nclass shop',
    'src/main/scala/shop/Tax.scala':
      'package shop\nimport rates._\nclass Tax(basket: Basket, rate: Rate) extends Order { import rates.Rate; def line: Line }',
    'src/main/scala/shop/Paths.scala': 'package shop\nclass Paths(cart: shop.Tax)',
    'src/main/scala/Two.scala': 'package shop { class Two }\nclass Both(basket: Basket)',
    'src/main/kotlin/shop/Page.kt':
      'package shop\nimport Order\nval order: Order? = null\nval line: Order.Line? = null',
  });
  expect(lines).toEqual([
    'src/main/java/Main.java: Order → src/main/java/Order.java',
    'src/main/kotlin/shop/Page.kt: Order → src/main/java/Order.java',
    'src/main/kotlin/shop/Page.kt: Order.Line → src/main/java/Order.java',
    'src/main/scala/Two.scala: Basket → src/main/scala/Basket.scala',
    'src/main/scala/shop/Paths.scala: shop.Tax → src/main/scala/shop/Tax.scala',
    'src/main/scala/shop/Tax.scala: rates.* → pkg:rates',
  ]);
});
