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
