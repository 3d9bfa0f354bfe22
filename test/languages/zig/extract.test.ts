import { describe, expect, it } from 'vitest';
import { zig } from '../../../src/languages/zig/zig.ts';
import { sourceText } from '../../support/source-text.ts';

function importsIn(text: string): string[] {
  const { imports } = zig.extract(sourceText('src/cart.zig', text));
  return imports.map(({ specifier, detail, line }) => `${line} ${detail?.kind ?? 'import'} ${specifier}`);
}

describe('a Zig file', () => {
  it('imports, embeds and includes, wherever that stands', () => {
    const text = `//! @import("doc.zig")
const std = @import("std");
const Line = @import( // which
    "line.zig",
).Line;
const c = @cImport({
    @cDefine("LIMIT", "1");
    @cInclude("stdio.h");
});
pub fn total() u64 {
    const text = "a \\" @import(\\"no.zig\\")";
    const long =
        \\\\ @import("neither.zig")
    ;
    _ = '"';
    _ = '\\'';
    return @import("sum.zig").sum(@embedFile("prices.csv"), @as(u8, 1), text, long);
}
test { _ = @import("with\\x20blank.zig"); }
`;
    expect(importsIn(text)).toEqual([
      '2 import std',
      '3 import line.zig',
      '8 c-include stdio.h',
      '17 import sum.zig',
      '17 embed prices.csv',
      '19 import with blank.zig',
    ]);
  });

  it.each([
    '@import(name)',
    '@embedFile("prices/" ++ name)',
    '@import("")',
    '@import("open',
    '@import("a\nb")',
    '@importNot("a")',
    '@"import"("a")',
    '@import',
    '"@import(\\"a\\")"',
  ])('imports nothing in %j', (text) => {
    expect(importsIn(text)).toEqual([]);
  });

  it.each([
    ['\\u{6c}ine\\n.zig', 'line\n.zig'],
    ['\\u{ffffff}', '\u{10ffff}'],
    ['a\\"b', 'a"b'],
  ])('reads the string "%s"', (text, specifier) => {
    expect(importsIn(`@import("${text}")`)).toEqual([`1 import ${specifier}`]);
  });
});
