import { describe, expect, it } from 'vitest';
import { analyzeText } from '../../support/analyze-text.ts';
import type { ProjectText } from '../../support/text-project.ts';

const pubspec = 'name: shop\n';

async function edgesOf(texts: ProjectText): Promise<string[]> {
  const { edges, diagnostics } = await analyzeText(texts);
  return [
    ...edges.map(([source, target]) => `${source} → ${target}`),
    ...diagnostics.map(({ message }) => message),
  ];
}

describe('a URI leads', () => {
  it('to a file beside, below or above, to the package around, to another package or to Dart itself', async () => {
    const edges = await edgesOf({
      'pubspec.yaml': pubspec,
      'lib/shop.dart': "import 'dart:io';\nimport 'src/cart.dart';\nimport 'package:http/http.dart';",
      'lib/src/cart.dart': "import '../shop.dart';\nimport './a%20line.dart';",
      'lib/src/a line.dart': '',
      'test/cart_test.dart': "import 'package:shop/src/cart.dart';\nimport 'package:test/test.dart';",
    });
    expect(edges).toEqual([
      'lib/shop.dart → lib/src/cart.dart',
      'lib/shop.dart → pkg:dart:io',
      'lib/shop.dart → pkg:http',
      'lib/src/cart.dart → lib/shop.dart',
      'lib/src/cart.dart → lib/src/a line.dart',
      'test/cart_test.dart → lib/src/cart.dart',
      'test/cart_test.dart → pkg:test',
    ]);
  });

  it('to the packages of a workspace, whatever version is asked for', async () => {
    const edges = await edgesOf({
      'pubspec.yaml': 'name: _\nworkspace: [app, packages/core]\n',
      'app/pubspec.yaml': 'name: app\ndependencies:\n  core: ^1.0.0\n',
      'app/lib/main.dart': "import 'package:core/core.dart';",
      'packages/core/pubspec.yaml': 'name: core\n',
      'packages/core/lib/core.dart': '',
    });
    expect(edges).toEqual(['app/lib/main.dart → packages/core/lib/core.dart']);
  });

  it('of two packages of one name, to the one that the pubspec or its overrides name', async () => {
    const edges = await edgesOf({
      'a/pubspec.yaml': 'name: a\ndependencies:\n  core: { path: ../new/core }\n',
      'a/lib/a.dart': "import 'package:core/core.dart';",
      'b/pubspec.yaml': 'name: b\ndependencies:\n  core: any\n',
      'b/pubspec_overrides.yaml': 'dependency_overrides:\n  core:\n    path: ../old/core\n',
      'b/lib/b.dart': "import 'package:core/core.dart';",
      'c/pubspec.yaml': 'name: c\n',
      'c/lib/c.dart': "import 'package:core/only_old.dart';",
      'new/core/pubspec.yaml': 'name: core\n',
      'new/core/lib/core.dart': '',
      'old/core/pubspec.yaml': 'name: core\n',
      'old/core/lib/core.dart': '',
      'old/core/lib/only_old.dart': '',
    });
    expect(edges).toEqual([
      'a/lib/a.dart → new/core/lib/core.dart',
      'b/lib/b.dart → old/core/lib/core.dart',
      'c/lib/c.dart → old/core/lib/only_old.dart',
    ]);
  });

  it('nowhere, and says why', async () => {
    const edges = await edgesOf({
      'pubspec.yaml': pubspec,
      'lib/shop.dart': `import 'cart.dart';
import 'package:shop/pay.dart';
import '../../out.dart';
import 'https://shop.example/cart.dart';
import 'package:flutter_gen/gen_l10n/texts.dart';
part 'shop.g.dart';`,
    });
    expect(edges).toEqual([
      "Cannot resolve 'cart.dart': there is no file lib/cart.dart",
      "Cannot resolve 'package:shop/pay.dart': there is no file lib/pay.dart",
      "Cannot resolve '../../out.dart': it leads out of the project",
      "Cannot resolve 'https://shop.example/cart.dart': its URI is outside the project",
      "Cannot resolve 'package:flutter_gen/gen_l10n/texts.dart': the package flutter_gen is generated",
      "Cannot resolve 'shop.g.dart': there is no file lib/shop.g.dart; the name suggests a generated file",
    ]);
  });
});

describe('a part', () => {
  it('belongs to the library that it names, which makes no cycle', async () => {
    const report = await analyzeText({
      'lib/cart.dart': "library shop.cart;\npart 'line.dart';\npart 'total.dart';",
      'lib/line.dart': "part of 'cart.dart';",
      'lib/total.dart': 'part of shop.cart;',
    });
    expect([report.edges, report.cycles]).toEqual([
      [
        ['lib/cart.dart', 'lib/line.dart'],
        ['lib/cart.dart', 'lib/total.dart'],
        ['lib/line.dart', 'lib/cart.dart'],
        ['lib/total.dart', 'lib/cart.dart'],
      ],
      [],
    ]);
  });

  it('of a name that several libraries have belongs to the one that claims it', async () => {
    const edges = await edgesOf({
      'a/cart.dart': "library cart;\npart 'line.dart';",
      'a/line.dart': 'part of cart;',
      'b/cart.dart': 'library cart;',
      'b/line.dart': 'part of cart;',
      'b/total.dart': 'part of total;',
    });
    expect(edges).toEqual([
      'a/cart.dart → a/line.dart',
      'a/line.dart → a/cart.dart',
      "Cannot resolve 'cart': 2 files declare the library cart, and it is unclear which of them this part belongs to",
      "Cannot resolve 'total': no file of the project declares the library total",
    ]);
  });
});

it('says what it makes of a pubspec that cannot be read', async () => {
  const { edges, diagnostics } = await analyzeText({
    'pubspec.yaml': 'name: shop\ndependencies: [',
    'lib/shop.dart': "import 'package:shop/cart.dart';",
    'lib/cart.dart': '',
  });
  expect(edges).toEqual([['lib/shop.dart', 'pkg:shop']]);
  expect(diagnostics.map(({ kind, file, line }) => [kind, file, line])).toEqual([
    ['invalid-manifest', 'pubspec.yaml', 2],
  ]);
});
