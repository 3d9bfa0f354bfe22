import { describe, expect, it } from 'vitest';
import { dart } from '../../../src/languages/dart/dart.ts';
import { sourceText } from '../../support/source-text.ts';

describe('a Dart file', () => {
  it('tells its library and what its directives name, each at its line', () => {
    const text = `#!/usr/bin/env dart
// import 'commented.dart';
/* a comment /* in a comment */ import 'hidden.dart'; */
@TestOn('vm') // (
@shop.Marked<List<Cart>>(const [1, ')'], name: "\${x}")
library shop.cart;

import 'dart:async';
import "package:http/http.dart" as http show Client, Response hide get;
import 'store.dart'
    if (dart.library.io) 'store_io.dart'
    if (dart.library.js_interop == 'true') 'store_web.dart' as store;
import 'report.dart' deferred as report;
import r'raw\\path.dart'; import '''long.dart''';
import 'src/' "joined.dart";
import augment 'more.dart';
@Deprecated('soon')
export 'src/line.dart' show Line;
part 'cart.g.dart';

class Cart { final name = "import 'inside.dart';"; }
import 'late.dart';
`;
    expect(dart.extract(sourceText('lib/cart.dart', text))).toEqual({
      scope: 'shop.cart',
      imports: [
        { specifier: 'dart:async', line: 8, kind: 'static' },
        { specifier: 'package:http/http.dart', line: 9, kind: 'static' },
        { specifier: 'store.dart', line: 10, kind: 'static' },
        { specifier: 'store_io.dart', line: 11, kind: 'static' },
        { specifier: 'store_web.dart', line: 12, kind: 'static' },
        { specifier: 'report.dart', line: 13, kind: 'lazy' },
        { specifier: 'raw\\path.dart', line: 14, kind: 'static' },
        { specifier: 'long.dart', line: 14, kind: 'static' },
        { specifier: 'src/joined.dart', line: 15, kind: 'static' },
        { specifier: 'more.dart', line: 16, kind: 'static' },
        { specifier: 'src/line.dart', line: 18, kind: 'static' },
        { specifier: 'cart.g.dart', line: 19, kind: 'static' },
        // The compiler rejects it, but the file is broken, and what it means is clear.
        { specifier: 'late.dart', line: 22, kind: 'static' },
      ],
    });
  });

  it.each([
    ["part of 'cart.dart';", [{ specifier: 'cart.dart', line: 1, kind: 'type' }]],
    [
      'part of shop . cart;',
      [{ specifier: 'shop.cart', detail: { kind: 'library' }, line: 1, kind: 'type' }],
    ],
    ["augment library 'cart.dart';", [{ specifier: 'cart.dart', line: 1, kind: 'type' }]],
    ["library augment 'cart.dart';", [{ specifier: 'cart.dart', line: 1, kind: 'type' }]],
  ])('says what it is a part of: %s', (text, imports) => {
    expect(dart.extract(sourceText('lib/line.dart', text)).imports).toEqual(imports);
  });

  it.each([
    ["part() => 1; import 'cart.dart';"],
    ["import = 2; import 'cart.dart';"],
    ["import 'cart.dart"],
    ["import 'ca\nrt.dart';"],
    ["export '';"],
    ["library; @Marked('cart')"],
    ['/* import'],
  ])('names nothing where there is no directive: %j', (text) => {
    expect(dart.extract(sourceText('lib/cart.dart', text))).toEqual({ imports: [] });
  });

  it.each([
    ["'it\\'s.dart'", "it's.dart"],
    ["'\\x61\\u0062\\u{63}.dart'", 'abc.dart'],
    ["'\\u{ffffff}'", '\u{10ffff}'],
    ["'''a\nb'''", 'a\nb'],
    ["r'\\$'", '\\$'],
  ])('reads the string %s', (text, specifier) => {
    const { imports } = dart.extract(sourceText('lib/cart.dart', `import ${text};`));
    expect(imports).toEqual([{ specifier, line: 1, kind: 'static' }]);
  });
});
