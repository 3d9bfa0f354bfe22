// Source sets of Kotlin multiplatform projects: which declaration of a name each of them means.
import { describe, expect, it } from 'vitest';
import { analyzeText } from '../../support/analyze-text.ts';

async function edges(files: Readonly<Record<string, string>>): Promise<string[]> {
  const report = await analyzeText(files);
  return report.edges.map(([from, to]) => `${from} → ${to}`);
}

const clock = {
  'src/commonMain/kotlin/Clock.kt': 'package shop\nexpect class Clock',
  'src/jvmMain/kotlin/Clock.kt': 'package shop\nactual class Clock',
  'src/nativeMain/kotlin/Clock.kt': 'package shop\nactual class Clock',
};

describe('a name in a multiplatform project', () => {
  it('leads to the expected declaration from common code, and to the actual one from a platform', async () => {
    expect(
      await edges({
        ...clock,
        'src/commonMain/kotlin/Order.kt': 'package shop\nclass Order(val at: Clock)',
        'src/jvmMain/kotlin/JvmOrder.kt': 'package shop\nclass JvmOrder(val at: Clock)',
        'src/iosMain/kotlin/IosOrder.kt': 'package shop\nclass IosOrder(val at: Clock)',
        'src/jvmTest/kotlin/OrderTest.kt': 'package shop\nclass OrderTest(val at: Clock)',
        'src/commonTest/kotlin/ClockTest.kt': 'package shop\nclass ClockTest(val at: Clock)',
      }),
    ).toEqual([
      'src/commonMain/kotlin/Order.kt → src/commonMain/kotlin/Clock.kt',
      'src/commonTest/kotlin/ClockTest.kt → src/commonMain/kotlin/Clock.kt',
      'src/iosMain/kotlin/IosOrder.kt → src/nativeMain/kotlin/Clock.kt',
      'src/jvmMain/kotlin/JvmOrder.kt → src/jvmMain/kotlin/Clock.kt',
      'src/jvmTest/kotlin/OrderTest.kt → src/jvmMain/kotlin/Clock.kt',
    ]);
  });

  it('leads to no extension that a property of Java hides, except from where there is no Java', async () => {
    expect(
      await edges({
        'src/commonMain/kotlin/errors.kt': 'package shop\nval Throwable.suppressed get() = 1',
        'src/commonMain/kotlin/Order.kt': 'package shop\nfun a(e: Throwable) = e.suppressed',
        'src/jvmMain/kotlin/JvmOrder.kt': 'package shop\nfun b(e: Throwable) = e.suppressed',
      }),
    ).toEqual(['src/commonMain/kotlin/Order.kt → src/commonMain/kotlin/errors.kt']);
  });

  it('does not lead from one platform to another', async () => {
    expect(
      await edges({
        'src/jvmMain/kotlin/Files.kt': 'package shop\nclass Files',
        'src/nativeMain/kotlin/Order.kt': 'package shop\nclass Order(val files: Files)',
        'src/commonMain/kotlin/Cart.kt': 'package shop\nclass Cart(val files: Files)',
      }),
    ).toEqual([]);
  });

  it('leads to the same platform of another module, and from a plain module to the JVM', async () => {
    expect(
      await edges({
        'settings.gradle.kts': 'include(":core", ":web", ":app")',
        'core/src/commonMain/kotlin/Clock.kt': 'package shop\nexpect class Clock',
        'core/src/jvmMain/kotlin/Clock.kt': 'package shop\nactual class Clock',
        'core/src/jsMain/kotlin/Clock.kt': 'package shop\nactual class Clock',
        'web/src/jsMain/kotlin/Page.kt': 'package web\nimport shop.Clock',
        'web/src/commonMain/kotlin/View.kt': 'package web\nimport shop.Clock',
        'app/src/main/kotlin/App.kt': 'package app\nimport shop.Clock',
      }),
    ).toEqual([
      'app/src/main/kotlin/App.kt → core/src/jvmMain/kotlin/Clock.kt',
      'web/src/commonMain/kotlin/View.kt → core/src/commonMain/kotlin/Clock.kt',
      'web/src/jsMain/kotlin/Page.kt → core/src/jsMain/kotlin/Clock.kt',
    ]);
  });

  it('follows what a build says of its own source sets', async () => {
    expect(
      await edges({
        'build.gradle.kts':
          'kotlin { sourceSets {\nval hashes by creating { dependsOn(commonMain.get()) }\nval jsMain by getting { dependsOn(hashes) }\n' +
          'getByName("nativeMain").dependsOn(hashes)\n} }',
        'src/hashes/kotlin/Sha.kt': 'package shop\nclass Sha',
        'src/jsMain/kotlin/Js.kt': 'package shop\nclass Js(val sha: Sha)',
        'src/linuxX64Main/kotlin/Linux.kt': 'package shop\nclass Linux(val sha: Sha)',
        'src/jvmMain/kotlin/Jvm.kt': 'package shop\nclass Jvm(val sha: Sha)',
      }),
    ).toEqual([
      'src/jsMain/kotlin/Js.kt → src/hashes/kotlin/Sha.kt',
      'src/linuxX64Main/kotlin/Linux.kt → src/hashes/kotlin/Sha.kt',
    ]);
  });

  it('reads who shares a source set from its name where no build says so', async () => {
    expect(
      await edges({
        'src/nonJvmMain/kotlin/Lock.kt': 'package shop\nclass Lock',
        'src/androidAndJvmMain/kotlin/Pool.kt': 'package shop\nclass Pool',
        'src/jvmMain/kotlin/Jvm.kt': 'package shop\nclass Jvm(val a: Lock, val b: Pool)',
        'src/nativeMain/kotlin/Native.kt': 'package shop\nclass Native(val a: Lock, val b: Pool)',
      }),
    ).toEqual([
      'src/jvmMain/kotlin/Jvm.kt → src/androidAndJvmMain/kotlin/Pool.kt',
      'src/nativeMain/kotlin/Native.kt → src/nonJvmMain/kotlin/Lock.kt',
    ]);
  });

  it('is no nested type that only the actual class of another module has', async () => {
    expect(
      await edges({
        'common/src/internal/Node.kt': 'package shop.internal\nexpect open class Node\nexpect class AddLast',
        'common/src/Queue.kt':
          'package shop\nimport shop.internal.*\nclass Head : Node() { fun a(): AddLast = TODO() }',
        'core/src/internal/Node.kt':
          'package shop.internal\nactual open class Node { class AddLast }\nactual typealias AddLast = Node.AddLast',
        'core/src/Jvm.kt':
          'package shop\nimport shop.internal.*\nclass Jvm : Node() { fun a(): AddLast = TODO() }',
      }),
    ).toEqual([
      'common/src/Queue.kt → common/src/internal/Node.kt',
      'core/src/Jvm.kt → core/src/internal/Node.kt',
    ]);
  });
});
