import { describe, expect, it } from 'vitest';
import { analyzeText } from '../../support/analyze-text.ts';
import type { ProjectText } from '../../support/text-project.ts';

async function edgesOf(texts: ProjectText): Promise<string[]> {
  const { edges, diagnostics } = await analyzeText(texts);
  return [
    ...edges.map(([source, target]) => `${source} → ${target}`),
    ...diagnostics.map(({ message }) => message),
  ].filter((line) => !line.startsWith('Package.swift →'));
}

const manifest = `// swift-tools-version:5.9
import PackageDescription
let package = Package(name: "Shop", dependencies: [
  .package(url: "https://example.org/apple/swift-nio.git", from: "2.0.0"),
  .package(url: "https://example.org/Alamofire/Alamofire", .upToNextMajor(from: "5.0.0")),
], targets: [
  .target(name: "Shop", dependencies: ["Core", .product(name: "NIO", package: "swift-nio")]),
  .target(name: "Core", path: "core" /* not Sources */),
  .testTarget(name: "ShopTests", dependencies: [.target(name: "Core")]),
])`;

describe('a reference leads', () => {
  it('to the file of the module that declares the name, and not to extensions of it', async () => {
    const edges = await edgesOf({
      'App/Cart.swift': 'struct Cart { let lines: [Line] }',
      'App/Line.swift': 'struct Line { let price = zero }',
      'App/Money.swift': 'let zero = 0\nprivate struct Line {}',
      'App/Cart+Total.swift': 'extension Cart { var total: Int { sum(lines) } }',
      'App/sum.swift': 'func sum(_ lines: [Line]) -> Int { 0 }',
    });
    expect(edges).toEqual([
      'App/Cart+Total.swift → App/Cart.swift',
      'App/Cart+Total.swift → App/sum.swift',
      'App/Cart.swift → App/Line.swift',
      'App/Line.swift → App/Money.swift',
      'App/sum.swift → App/Line.swift',
    ]);
  });

  it('to types inside of types, from inside by their own name and from outside by both', async () => {
    const edges = await edgesOf({
      'App/Cart.swift': 'struct Cart<Item> { enum Kind {} }',
      'App/Cart+Line.swift': 'extension Cart { struct Line { let kind: Kind; let item: Item } }',
      'App/Kind.swift': 'enum Kind {}; enum Item {}',
      'App/Shop.swift': 'let line: Cart.Line? = nil',
      'App/Other.swift': 'let kind: Kind? = nil',
    });
    expect(edges).toEqual([
      'App/Cart+Line.swift → App/Cart.swift',
      'App/Other.swift → App/Kind.swift',
      'App/Shop.swift → App/Cart+Line.swift',
      'App/Shop.swift → App/Cart.swift',
    ]);
  });

  it('into the modules that the file imports, as far as they show their names', async () => {
    const edges = await edgesOf({
      'Package.swift': manifest,
      'Sources/Shop/Cart.swift': 'import Core\nlet a: Price; let b: Core.Tax; let c: Hidden; let d: Sources',
      'Sources/Shop/Blind.swift': 'let a: Price',
      'Sources/Shop/Exact.swift': 'import struct Core.Tax',
      'core/Price.swift': 'public struct Price {}\nstruct Hidden {}',
      'core/Tax.swift': 'public struct Tax {}',
      'Tests/ShopTests/CartTests.swift': '@testable import Core\nimport XCTest\nlet a: Hidden',
    });
    expect(edges).toEqual([
      'Sources/Shop/Cart.swift → core/Price.swift',
      'Sources/Shop/Cart.swift → core/Tax.swift',
      'Sources/Shop/Exact.swift → core/Tax.swift',
      'Tests/ShopTests/CartTests.swift → core/Price.swift',
      'Tests/ShopTests/CartTests.swift → pkg:XCTest',
    ]);
  });

  it('to the type that implements a macro', async () => {
    const edges = await edgesOf({
      'Package.swift':
        'let package = Package(name: "Shop", targets: [.macro(name: "ShopMacros"), .target(name: "Shop", dependencies: ["ShopMacros"])])',
      'Sources/ShopMacros/Record.swift': 'struct RecordMacro {}',
      'Sources/Shop/Macros.swift': `macro Record() = #externalMacro(
  module: "ShopMacros",
  type: "RecordMacro",
)
macro Gone() = #externalMacro(module: "ShopMacros", type: "GoneMacro")
macro Far() = #externalMacro(module: "Elsewhere", type: "RecordMacro")`,
    });
    expect(edges).toEqual(['Sources/Shop/Macros.swift → Sources/ShopMacros/Record.swift']);
  });

  it('to a macro only from where one is used', async () => {
    const edges = await edgesOf({
      'App/Macros.swift':
        '@attached(extension, conformances: Stored) macro Record() = external()\nmacro url() = make()',
      'App/Record.swift': 'struct Record {}; protocol Stored {}; func url() {}',
      'App/Wrapped.swift': '@propertyWrapper struct Wrapped {}',
      'App/Cart.swift': '@Record struct Cart { @Wrapped var total = #url }',
      'App/Line.swift': 'let line: Record = url()',
    });
    expect(edges).toEqual([
      'App/Cart.swift → App/Macros.swift',
      'App/Cart.swift → App/Wrapped.swift',
      'App/Line.swift → App/Record.swift',
      'App/Macros.swift → App/Record.swift',
    ]);
  });

  it('through what a module exports again', async () => {
    const edges = await edgesOf({
      'Package.swift': '.target(name: "A"), .target(name: "B"), .target(name: "C")',
      'Sources/A/A.swift': 'public struct Price {}',
      'Sources/B/B.swift': '@_exported import A',
      'Sources/C/C.swift': 'import B\nlet price: Price',
    });
    expect(edges).toEqual(['Sources/C/C.swift → Sources/A/A.swift']);
  });
});

describe('an import leads', () => {
  it('to the frameworks, to the package that a product comes from, or to nobody for a module of the project', async () => {
    const edges = await edgesOf({
      'Package.swift': manifest,
      'Package.resolved':
        '{"pins": [{"identity": "swift-log", "location": "https://example.org/swift-log.git"}]}',
      'Sources/Shop/Cart.swift':
        'import UIKit.UIView\nimport NIO\nimport NIOCore\nimport Alamofire\nimport Log\nimport Core\nimport Other',
    });
    expect(edges).toEqual([
      'Sources/Shop/Cart.swift → pkg:Alamofire',
      'Sources/Shop/Cart.swift → pkg:Other',
      'Sources/Shop/Cart.swift → pkg:UIKit',
      'Sources/Shop/Cart.swift → pkg:swift-log',
      'Sources/Shop/Cart.swift → pkg:swift-nio',
    ]);
  });

  it('to a pod, but not to a target of the Xcode project around it', async () => {
    const edges = await edgesOf({
      'ios/App.xcodeproj/project.pbxproj': '',
      'ios/Podfile': "pod 'Charts-iOS'\n  pod \"Firebase/Core\", '~> 1'",
      'ios/App/App.swift': 'import Firebase\nimport Kit\nlet a: Thing',
      'ios/Kit/Thing.swift': 'public struct Thing {}',
      'ios/AppTests/Tests.swift': '@testable import App\nimport ChartsiOS',
    });
    expect(edges).toEqual([
      'ios/App/App.swift → ios/Kit/Thing.swift',
      'ios/App/App.swift → pkg:Firebase',
      'ios/AppTests/Tests.swift → pkg:Charts-iOS',
    ]);
  });
});

it('says what it makes of manifests that it cannot read', async () => {
  const edges = await edgesOf({
    'Package.swift': 'let package = Package(name: "Shop", targets: names.map(make))',
    'Package.resolved': '{',
    'Sources/Shop/Cart.swift': 'import Core\nlet price: Price',
    'Sources/Core/Price.swift': 'public struct Price {}',
  });
  expect(edges).toEqual([
    'Sources/Shop/Cart.swift → Sources/Core/Price.swift',
    'Not valid JSON (CloseBraceExpected); the file is ignored.',
    'No target is named literally; every folder in Sources and Tests is assumed to be one.',
  ]);
});
