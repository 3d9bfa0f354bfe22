// Which files of C are programs, and where a project that has some begins.
import { describe, expect, it } from 'vitest';
import { c } from '../../../src/languages/c/c.ts';
import { findEntryPoints } from '../../../src/query/product/entry-points.ts';
import { analyzeText } from '../../support/analyze-text.ts';
import { sourceText } from '../../support/source-text.ts';

function isProgram(text: string, path = 'src/shop.c'): boolean {
  const { declares = [] } = c.extract(sourceText(path, text));
  return declares.some(({ kind }) => kind === 'program');
}

describe('a file is a program', () => {
  it.each([
    ['that defines main', '#include "cart.h"\n\nint main(int argc, char **argv) {\n'],
    ['with its type on a line of its own', 'int\nmain (void)\n{\n'],
    ['in the old style', 'main(argc, argv)\n  int argc;\n  char **argv;\n{\n'],
    ['for C++', 'extern "C" int main(int, char *[]) // as SDL wants it\n{\n'],
    ['for Windows', 'int WINAPI WinMain(HINSTANCE me, int show)\n{\n'],
    ['on one system', '#ifdef __unix__\nint main() {\n#endif\n'],
    ['if it is not tried', '#ifdef TEST\nint try(void);\n#else\nint main() {\n#endif\n'],
  ])('%s', (_, text) => {
    expect(isProgram(text)).toBe(true);
  });

  it.each([
    ['declares it', 'int main(int argc, char **argv);\n'],
    ['calls it', 'void run(void)\n{\n  main(0, 0);\n  return main(1, 0);\n}\n'],
    ['has another function', 'int ash_main(int argc) {}\nint domain(void) {}\nint remain (void) {}\n'],
    ['shows how to use it', '/* For example:\nint main() { order(); }\n*/\n'],
    ['is tried with it', '#ifdef TEST_CART\nint main() {\n#endif\n'],
    ['is not compiled so', '#if 0\nint main() {\n#endif\n'],
    ['is tried otherwise', '#ifndef TEST\nint order;\n#else\nint main() {\n#endif\n'],
  ])('but not one that %s', (_, text) => {
    expect(isProgram(text)).toBe(false);
  });

  it('but not a header', () => {
    expect(isProgram('int main() {\n', 'src/shop.h')).toBe(false);
  });
});

describe('a project of C begins', () => {
  it('with its programs, not with other sources that no header declares', async () => {
    const report = await analyzeText({
      'src/server.c': '#include "cart.h"\n#include "ring.h"\nint main(void) {\n',
      'src/ring.c': '#include "cart.h"\n#include "tax.h"\nint ring(void) {\n',
      'src/ring.h': '#include "cart.h"\n',
      'src/hash.c': '#include "ring.h"\nint hash(void) {\n',
      'src/cart.h': '',
      'src/tax.h': '',
      'tools/shopctl.c': '#include "../src/cart.h"\nint main(void) {\n',
      'client/client.c': '#include "../src/ring.h"\n',
    });
    expect(findEntryPoints(report).files.map(({ file }) => file)).toEqual([
      'src/server.c',
      'tools/shopctl.c',
    ]);
    expect(report.entryPoints).toEqual([
      { file: 'src/server.c', kind: 'program', manifest: 'src/server.c' },
      { file: 'tools/shopctl.c', kind: 'program', manifest: 'tools/shopctl.c' },
    ]);
  });
});

describe('a project of Go begins', () => {
  it('with the packages that have a main, not with a package in a folder cmd', async () => {
    const report = await analyzeText({
      'go.mod': 'module shop\n',
      'cmd/shop/main.go': 'package main\n\nimport "shop/internal/cmd/order"\n\nfunc main() { order.Run() }\n',
      'internal/cmd/order/order.go': 'package order\n\nimport "shop/cart"\n\nfunc Run() { cart.Add() }\n',
      'cart/cart.go': 'package cart\n\nfunc Add() {}\n',
      'gen.go': '//go:build ignore\n\npackage main\n\nfunc main() {}\n',
    });
    expect(findEntryPoints(report).files.map(({ file }) => file)).toEqual(['cmd/shop/main.go']);
  });
});
