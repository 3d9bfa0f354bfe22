import { describe, expect, it } from 'vitest';
import { resolveJvm } from '../jvm/resolve-jvm.ts';

describe('a type of the project', () => {
  it('is found by an explicit import, a static one, and one of a type inside', async () => {
    const { lines } = await resolveJvm({
      'shop/Main.java':
        'package shop;\nimport shop.cart.Cart;\nimport static shop.tax.Rates.VAT;\nimport shop.cart.Cart.Item;\nimport static shop.tax.Rates.*;\nclass Main {}',
      'shop/cart/Cart.java': 'package shop.cart; public class Cart { public static class Item {} }',
      'shop/tax/Rates.java': 'package shop.tax; public class Rates {}',
    });
    expect(lines).toEqual([
      'shop/Main.java: shop.cart.Cart → shop/cart/Cart.java',
      'shop/Main.java: shop.tax.Rates.VAT → shop/tax/Rates.java',
      'shop/Main.java: shop.cart.Cart.Item → shop/cart/Cart.java',
      'shop/Main.java: shop.tax.Rates.* → shop/tax/Rates.java',
    ]);
  });

  it('is a neighbour without an import, and used of a package that is imported whole', async () => {
    const { lines } = await resolveJvm({
      'shop/Main.java':
        'package shop;\nimport shop.cart.*;\nclass Main { Cart cart; Invoice invoice; String name; }',
      'shop/Invoice.java': 'package shop; class Invoice {} class Line {}',
      'shop/cart/Cart.java': 'package shop.cart; public class Cart {}',
      'shop/cart/Unused.java': 'package shop.cart; public class Unused {}',
    });
    expect(lines).toEqual([
      'shop/Main.java: Cart → shop/cart/Cart.java',
      'shop/Main.java: Invoice → shop/Invoice.java',
    ]);
  });

  it('is found by its full name in the text', async () => {
    const { lines } = await resolveJvm({
      'shop/Main.java': 'package shop; class Main { Object o = shop.tax.Rates.of(java.util.List.of()); }',
      'shop/tax/Rates.java': 'package shop.tax; public class Rates {}',
    });
    expect(lines).toEqual([
      'shop/Main.java: shop.tax.Rates → shop/tax/Rates.java',
      'shop/Main.java: java.util.List → builtin:java.util',
    ]);
  });

  it('comes first from an explicit import, then from the package, then from a package imported whole', async () => {
    const { lines } = await resolveJvm({
      'shop/Main.java':
        'package shop;\nimport shop.a.Cart;\nimport shop.b.*;\nclass Main { Cart.Kind c; Tax t; Line l; }',
      'shop/Cart.java': 'package shop; class Cart {}',
      'shop/Tax.java': 'package shop; class Tax {}',
      'shop/a/Cart.java': 'package shop.a; public class Cart {}',
      'shop/b/Cart.java': 'package shop.b; public class Cart {}',
      'shop/b/Tax.java': 'package shop.b; public class Tax {}',
      'shop/b/Line.java': 'package shop.b; public class Line {}',
    });
    expect(lines).toEqual([
      'shop/Main.java: shop.a.Cart → shop/a/Cart.java',
      'shop/Main.java: Cart.Kind → shop/a/Cart.java',
      'shop/Main.java: Tax → shop/Tax.java',
      'shop/Main.java: Line → shop/b/Line.java',
    ]);
  });

  it('is hidden by a type that is inherited, through several files', async () => {
    const { lines } = await resolveJvm({
      'shop/Main.java': 'package shop;\nclass Main extends Middle { Entry entry; Middle.Kind kind; }',
      'shop/Middle.java': 'package shop;\nclass Middle extends shop.base.Top {}',
      'shop/Entry.java': 'package shop; class Entry {}',
      'shop/base/Top.java':
        'package shop.base; public class Top { public interface Entry {} public enum Kind {} }',
    });
    expect(lines).toEqual([
      'shop/Main.java: Middle → shop/Middle.java',
      'shop/Main.java: Entry → shop/base/Top.java',
      'shop/Main.java: Middle.Kind → shop/Middle.java shop/base/Top.java',
      'shop/Middle.java: shop.base.Top → shop/base/Top.java',
    ]);
  });

  it('is unresolved where its package is the project’s and nobody declares it', async () => {
    const { lines } = await resolveJvm({
      'shop/Main.java': 'package shop;\nimport shop.cart.Generated;\nimport shop.cart.*;\nclass Main {}',
      'shop/cart/Cart.java': 'package shop.cart; public class Cart {}',
    });
    expect(lines).toEqual([
      'shop/Main.java: shop.cart.Generated → unresolved: shop.cart is a package of the project, and none of its files declares that name',
    ]);
  });

  it('is of the platform where the project adds to a package of it', async () => {
    const { lines } = await resolveJvm({
      'shop/Main.java': 'package shop;\nimport java.util.Fast;\nimport java.util.List;\nclass Main {}',
      'stubs/Fast.java': 'package java.util; public class Fast {}',
      'shop/Main.scala': 'package shop\nimport java.{util => ju}',
      'stubs/Java.java': 'package java; class Java {}',
    });
    expect(lines).toEqual([
      'shop/Main.java: java.util.Fast → builtin:java.util',
      'shop/Main.java: java.util.List → builtin:java.util',
    ]);
  });

  it('stands in for one of Java only in its own source set, unless the project is a platform', async () => {
    const files = {
      'old/java/util/Optional.java': 'package java.util; public class Optional { Spliterator parts; }',
      'old/java/util/Spliterator.java': 'package java.util; public class Spliterator {}',
      'old/shop/Total.java': 'package shop; import java.util.Optional; class Total {}',
      'src/shop/Cart.java':
        'package shop; import java.util.Optional; class Cart { java.util.Spliterator parts; }',
    };
    const { lines } = await resolveJvm(files);
    expect(lines).toEqual([
      'old/java/util/Optional.java: Spliterator → old/java/util/Spliterator.java',
      'old/shop/Total.java: java.util.Optional → old/java/util/Optional.java',
      'src/shop/Cart.java: java.util.Optional → builtin:java.util',
      'src/shop/Cart.java: java.util.Spliterator → builtin:java.util',
    ]);
    const platform = await resolveJvm({
      ...files,
      'old/java/lang/Object.java': 'package java.lang; class Object {}',
    });
    expect(platform.lines).toContain('src/shop/Cart.java: java.util.Optional → old/java/util/Optional.java');
  });

  it('is not missing where the build writes it, from a template or a grammar', async () => {
    const { lines } = await resolveJvm({
      'src/main/java/shop/Main.java': `package shop;
        import shop.cart.Version; import shop.cart.QueryLexer; import shop.cart.QueryBaseVisitor; import shop.cart.Gone;
        import shop.cart.OrderParser; import shop.cart.Settings; import shop.cart.Limits; import shop.cart.Messages;
        class Main {}`,
      ...Object.fromEntries(
        ['Cart', 'Item', 'Price', 'Rebate', 'Sum', 'Tax', 'Unit', 'Vat'].map((name) => [
          `src/main/java/shop/cart/${name}.java`,
          `package shop.cart; public class ${name} {}`,
        ]),
      ),
      'src/main/java/shop/cart/Version.java.in': '',
      'src/main/antlr4/shop/cart/Query.g4': '',
      'src/main/antlr4/shop/Gone.g4': '',
      'grammar/Order.g': '',
      'src/main/shop/cart/Settings.xml': '',
      'src/main/resources/shop/cart/Messages.properties': '',
      'conf/Limits.xml': '',
    });
    expect(lines).toEqual([
      'src/main/java/shop/Main.java: shop.cart.Gone → unresolved: shop.cart is a package of the project, and none of its files declares that name',
      'src/main/java/shop/Main.java: shop.cart.Limits → unresolved: shop.cart is a package of the project, and none of its files declares that name',
    ]);
  });

  it('is not missing if an annotation processor writes it for another class', async () => {
    const { lines } = await resolveJvm({
      'src/shop/Main.java':
        'package shop; import shop.cart.Cart_; import shop.cart.QItem; import shop.cart.ImmutableTax; import shop.cart.Gone_; import shop.cart.QGone; class Main {}',
      ...Object.fromEntries(
        ['Cart', 'Item', 'Price', 'Rebate', 'Sum', 'Tax', 'Unit', 'Vat'].map((name) => [
          `src/shop/cart/${name}.java`,
          `package shop.cart; public class ${name} {}`,
        ]),
      ),
    });
    expect(lines).toEqual([
      'src/shop/Main.java: shop.cart.Gone_ → unresolved: shop.cart is a package of the project, and none of its files declares that name',
      'src/shop/Main.java: shop.cart.QGone → unresolved: shop.cart is a package of the project, and none of its files declares that name',
    ]);
  });

  it('is not missing if a build of Ant names it', async () => {
    const { lines } = await resolveJvm({
      'build.xml':
        '<xomgen classname="shop.cart.CartDef" dtdname="cart.dtd"/> <property name="shop.cart.Lost.home"/>',
      'src/shop/Main.java': 'package shop; import shop.cart.CartDef; import shop.cart.Lost; class Main {}',
      'src/shop/cart/Cart.java': 'package shop.cart; public class Cart {}',
      'src/shop/cart/Item.java': 'package shop.cart; public class Item {}',
    });
    expect(lines).toEqual([
      'src/shop/Main.java: shop.cart.Lost → unresolved: shop.cart is a package of the project, and none of its files declares that name',
    ]);
  });

  it('is not missing from a package that only tests have, or that is of a platform', async () => {
    const { lines } = await resolveJvm({
      'src/main/java/shop/Main.java':
        'package shop; import org.bank.Money; import shop.Gone; import android.os.Bundle; import javax.inject.Inject; class Main {}',
      'src/main/java/javax/inject/Named.java': 'package javax.inject; class Named {}',
      'src/main/java/android/os/Looper.java': 'package android.os; class Looper {}',
      'src/test/java/org/bank/Fake.java': 'package org.bank; import shop.fakes.Lost; class Fake {}',
      'src/test/java/shop/fakes/Fake.java': 'package shop.fakes; class Fake {}',
    });
    expect(lines).toEqual([
      'src/main/java/shop/Main.java: org.bank.Money → pkg:org.bank',
      'src/main/java/shop/Main.java: shop.Gone → unresolved: shop is a package of the project, and none of its files declares that name',
      'src/main/java/shop/Main.java: android.os.Bundle → pkg:android.os',
      'src/main/java/shop/Main.java: javax.inject.Inject → pkg:javax.inject',
      'src/test/java/org/bank/Fake.java: shop.fakes.Lost → unresolved: shop.fakes is a package of the project, and none of its files declares that name',
    ]);
  });

  it('leads to the .proto file that declares it, and is not missing from the package of a grammar', async () => {
    const { lines } = await resolveJvm({
      'src/Main.java': `package shop;
        import shop.data.Order; import shop.data.OrderData.Item; import shop.data.*; import shop.rpc.CartGrpc;
        import shop.rpc.Gone; import shop.query.QueryParser; import shop.search.SearchLexer; import shop.Gone;
        class Main {}`,
      'src/Order.java': 'package shop; class Order {}',
      'src/Data.java': 'package shop.rpc; class Data {}',
      'proto/order_data.proto': 'package shop.data;\nmessage Order {}',
      'proto/cart.proto': 'package cart;\noption java_package = "shop.rpc";\nservice Cart {}',
      'proto/tax.proto': 'package tax;\noption java_package = "shop.rpc";\nmessage Tax {}',
      'grammar/Query.jj': 'PARSER_BEGIN(QueryParser)\npackage shop.query;',
      'grammar/Search.g4': 'grammar Search;\n@header {package shop.search;}',
    });
    expect(lines).toEqual([
      'src/Main.java: shop.data.Order → proto/order_data.proto',
      'src/Main.java: shop.data.OrderData.Item → proto/order_data.proto',
      'src/Main.java: shop.data.* → proto/order_data.proto',
      'src/Main.java: shop.rpc.CartGrpc → proto/cart.proto',
      'src/Main.java: shop.Gone → unresolved: shop is a package of the project, and none of its files declares that name',
    ]);
  });

  describe('whose package is in the group of the build, and not there', () => {
    const main = `package com.acme.shop;
      import com.acme.shop.rpc.CartGrpc; import com.acme.shop.data.*; import com.acme.shop.model.Q; import com.acme.shop.model.R;
      import com.other.Tax;
      class Main {}`;
    const resolved = async (pom: string): Promise<readonly string[]> => {
      const { lines } = await resolveJvm({
        'pom.xml': `<project><groupId>com.acme</groupId><artifactId>shop</artifactId>${pom}</project>`,
        'src/main/java/com/acme/shop/Main.java': main,
        'src/main/java/com/acme/shop/model/User.java': 'package com.acme.shop.model; public class User {}',
      });
      return lines.map((line) => line.replace(/^.*?: /, ''));
    };
    const dependency = (group: string, artifact: string): string =>
      `<dependencies><dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId></dependency></dependencies>`;
    const packages = ['rpc.CartGrpc', 'data.*', 'model.Q', 'model.R'].map(
      (name) => `com.acme.shop.${name} → pkg:com.acme`,
    );

    it('is not missing if the build generates code', async () => {
      expect(await resolved('<build><plugins>protobuf-maven-plugin</plugins></build>')).toEqual([
        'com.other.Tax → pkg:com.other',
      ]);
    });

    it('is unresolved if the build does not', async () => {
      const why =
        'unresolved: its package is in the group of the project, and none of its files declares that name';
      expect(await resolved(dependency('org.json', 'json'))).toEqual([
        `com.acme.shop.rpc.CartGrpc → ${why}`,
        `com.acme.shop.data.* → ${why}`,
        `com.acme.shop.model.Q → ${why}`,
        `com.acme.shop.model.R → ${why}`,
        'com.other.Tax → pkg:com.other',
      ]);
    });

    it('may be of another library of that group, if there is one', async () => {
      expect(await resolved(dependency('com.acme', 'base'))).toEqual([
        ...packages,
        'com.other.Tax → pkg:com.other',
      ]);
      expect(await resolved(dependency('com.acme.base', 'text'))).toEqual([
        ...packages,
        'com.other.Tax → pkg:com.other',
      ]);
      expect(
        await resolved('<parent><groupId>com.acme</groupId><artifactId>parent</artifactId></parent>'),
      ).toEqual([...packages, 'com.other.Tax → pkg:com.other']);
    });
  });

  it('is not missing where the plugin for Android writes it', async () => {
    const main = `package shop.app;
      import shop.app.R; import shop.app.BuildConfig; import static shop.core.R.string.*; import shop.old.R.id;
      import shop.app.databinding.CartBinding; import shop.app.Gone; import shop.plain.R;
      class Main {}`;
    const { lines } = await resolveJvm({
      'app/build.gradle.kts': 'plugins { id("com.android.application") }\nandroid { namespace = "shop.app" }',
      'core/build.gradle': "android {\n  namespace 'shop.core'\n}",
      'old/src/main/AndroidManifest.xml': '<manifest xmlns:android="a"\n package="shop.old">',
      'plain/build.gradle.kts': 'val namespace = "shop.plain"',
      'app/src/main/java/shop/app/Main.java': main,
      'plain/src/main/java/shop/plain/Plain.java': 'package shop.plain; public class Plain {}',
    });
    const why = (name: string): string =>
      `unresolved: ${name} is a package of the project, and none of its files declares that name`;
    expect(lines).toEqual([
      `app/src/main/java/shop/app/Main.java: shop.app.Gone → ${why('shop.app')}`,
      `app/src/main/java/shop/app/Main.java: shop.plain.R → ${why('shop.plain')}`,
    ]);
  });

  it('is of a library where the project only adds to the package of that library', async () => {
    const { lines } = await resolveJvm({
      'shop/Main.java':
        'package shop;\nimport org.tools.cli.Parser;\nimport org.tools.cli.OwnParser;\nclass Main {}',
      'shop/Other.java': 'package shop;\nimport org.tools.cli.Option;\nclass Other {}',
      'org/tools/cli/OwnParser.java': 'package org.tools.cli; public class OwnParser extends Parser {}',
      'org/tools/cli/package-info.java': '/** Stands in for the library. */\npackage org.tools.cli;',
    });
    expect(lines).toEqual([
      'shop/Main.java: org.tools.cli.Parser → pkg:org.tools',
      'shop/Main.java: org.tools.cli.OwnParser → org/tools/cli/OwnParser.java',
      'shop/Other.java: org.tools.cli.Option → pkg:org.tools',
    ]);
  });

  it('follows what a module requires, uses and provides', async () => {
    const { lines } = await resolveJvm({
      'core/module-info.java': 'module shop.core { exports shop; }',
      'core/shop/Tax.java': 'package shop; public interface Tax {}',
      'web/module-info.java':
        'module shop.web { requires shop.core; requires java.sql; provides shop.Tax with web.WebTax; }',
      'web/web/WebTax.java': 'package web; class WebTax implements shop.Tax {}',
    });
    expect(lines).toEqual([
      'web/module-info.java: shop.core → core/module-info.java',
      'web/module-info.java: java.sql → builtin:java.sql',
      'web/module-info.java: shop.Tax → core/shop/Tax.java',
      'web/module-info.java: web.WebTax → web/web/WebTax.java',
      'web/web/WebTax.java: shop.Tax → core/shop/Tax.java',
    ]);
  });
});

describe('what comes from outside', () => {
  it('is called by the longest group that is depended on, else by its first parts', async () => {
    const { lines } = await resolveJvm({
      'pom.xml':
        '<project><groupId>shop</groupId><artifactId>shop</artifactId><properties><j>org.junit</j></properties><dependencies><dependency><groupId>${j}.jupiter</groupId><artifactId>api</artifactId></dependency><dependency><groupId>org.junit</groupId><artifactId>old</artifactId></dependency></dependencies></project>',
      'src/main/java/shop/Main.java':
        'package shop;\nimport org.junit.jupiter.api.Test;\nimport org.junit.Assert;\nimport org.apache.commons.lang3.StringUtils;\nimport org.slf4j.Logger;\nimport org.HdrHistogram.Recorder;\nimport javax.servlet.http.*;\nimport javax.swing.JFrame;\nimport java.util.concurrent.atomic.*;\nclass Main {}',
    });
    expect(lines.map((line) => line.slice(line.indexOf(' ') + 1))).toEqual([
      'org.junit.jupiter.api.Test → pkg:org.junit.jupiter',
      'org.junit.Assert → pkg:org.junit',
      'org.apache.commons.lang3.StringUtils → pkg:org.apache.commons',
      'org.slf4j.Logger → pkg:org.slf4j',
      'org.HdrHistogram.Recorder → pkg:org.HdrHistogram',
      'javax.servlet.http.* → pkg:javax.servlet',
      'javax.swing.JFrame → builtin:javax.swing',
      'java.util.concurrent.atomic.* → builtin:java.util',
    ]);
  });

  it('is read from Gradle, its version catalog and sbt too', async () => {
    const imports =
      'package shop;\nimport com.acme.http.Client;\nimport io.data.jdbc.Pool;\nimport net.scala.lib.Tool;\nclass Main {}';
    const { lines } = await resolveJvm({
      'build.gradle.kts': 'dependencies { implementation("com.acme.http:client:1.0") }',
      'gradle/libs.versions.toml': '[libraries]\npool = { module = "io.data.jdbc:pool", version = "1" }',
      'build.sbt': 'libraryDependencies += "net.scala.lib" %% "tool" % "1"',
      'src/main/java/shop/Main.java': imports,
    });
    expect(lines.map((line) => line.slice(line.lastIndexOf(' ') + 1))).toEqual([
      'pkg:com.acme.http',
      'pkg:io.data.jdbc',
      'pkg:net.scala.lib',
    ]);
  });

  it('is a diagnostic where the manifest is broken', async () => {
    const { diagnostics } = await resolveJvm({
      'pom.xml': '<project>\n<dependencies>\n</project>',
      'gradle/libs.versions.toml': '[libraries\n',
      'src/main/java/shop/Main.java': 'package shop; class Main {}',
    });
    expect(diagnostics.map(({ kind, file, line }) => ({ kind, file, line }))).toEqual([
      { kind: 'invalid-manifest', file: 'pom.xml', line: 3 },
      { kind: 'invalid-manifest', file: 'gradle/libs.versions.toml', line: 1 },
    ]);
    expect(diagnostics[0]?.message).toBe(
      'This is no XML: </project> closes <dependencies>; assumed that the module needs no other and takes nothing from outside',
    );
  });
});

describe('one name declared in several modules', () => {
  const cart = 'package shop; public class Cart {}';
  const main = 'package shop; class Main { Cart cart; }';

  it('is that of the own source set, then of the own module', async () => {
    const { lines } = await resolveJvm({
      'a/src/main/java/shop/Cart.java': cart,
      'a/src/test/java/shop/CartTest.java': main,
      'b/src/main/java/shop/Cart.java': cart,
      'b/src/main/java/shop/Main.java': main,
      'b/src/test/java/shop/Cart.java': cart,
      'b/src/test/java/shop/MainTest.java': main,
    });
    expect(lines).toEqual([
      'a/src/test/java/shop/CartTest.java: Cart → a/src/main/java/shop/Cart.java',
      'b/src/main/java/shop/Main.java: Cart → b/src/main/java/shop/Cart.java',
      'b/src/test/java/shop/MainTest.java: Cart → b/src/test/java/shop/Cart.java',
    ]);
  });

  it.each([
    [
      'Maven',
      {
        'a/pom.xml': '<project><parent><groupId>g</groupId></parent><artifactId>a</artifactId></project>',
        'b/pom.xml': '<project><groupId>g</groupId><artifactId>b</artifactId></project>',
        'c/pom.xml':
          '<project><groupId>g</groupId><artifactId>c</artifactId><dependencies><dependency><groupId>${project.groupId}</groupId><artifactId>b</artifactId></dependency></dependencies></project>',
      },
    ],
    [
      'Gradle',
      {
        'settings.gradle': "include ':a', ':b', ':c'",
        'a/build.gradle': '',
        'b/build.gradle': '',
        'c/build.gradle': "dependencies { implementation project(':b') }",
      },
    ],
    [
      'sbt',
      {
        'build.sbt':
          'lazy val a = project\nlazy val beta = (project in file("b"))\nlazy val c = (project in file("c")).dependsOn(beta % "test->test")',
      },
    ],
  ])('is that of the module that is needed, as %s says', async (_, manifests) => {
    const { lines } = await resolveJvm({
      ...manifests,
      'a/src/main/java/shop/Cart.java': cart,
      'b/src/main/java/shop/Cart.java': cart,
      'c/src/main/java/shop/Main.java': main,
    });
    expect(lines).toEqual(['c/src/main/java/shop/Main.java: Cart → b/src/main/java/shop/Cart.java']);
  });

  it('is each of them where nothing says which', async () => {
    const { lines } = await resolveJvm({
      'a/src/main/java/shop/Cart.java': cart,
      'b/src/main/java/shop/Cart.java': cart,
      'c/src/main/java/shop/Main.java': main,
    });
    expect(lines).toEqual([
      'c/src/main/java/shop/Main.java: Cart → a/src/main/java/shop/Cart.java b/src/main/java/shop/Cart.java',
    ]);
  });

  it('is not seen by a program in its tests', async () => {
    const { lines } = await resolveJvm({
      'src/main/java/shop/Main.java': main,
      'src/test/java/shop/Cart.java': cart,
    });
    expect(lines).toEqual([]);
  });
});
