// A broken script: what is opened and never closed hides the imports after it. They are reported, not lost in silence.
import { describe, expect, it } from 'vitest';
import { analyzeText } from '../../support/analyze-text.ts';

async function skipped(path: string, text: string) {
  const { edges, diagnostics } = await analyzeText({ [path]: text, 'price.ts': '', 'tax.ts': '' });
  return {
    read: edges.map(([, target]) => target),
    reported: diagnostics.map(({ kind, file, line }) => [kind, file, line]),
  };
}

const imports = "import { price } from './price';\nexport * from './tax';\n";

describe('imports that a broken script hides', () => {
  it.each([
    ['a parenthesis', `order(\n${imports}`, 2],
    ['a bracket', `const orders = [\n1, 2\n${imports}`, 3],
    ['an object', `const order = {\n${imports}`, 2],
    ['an object behind a member', `const order = { id: 1,\n${imports}`, 2],
    ['a brace that a parenthesis closes', `order({)\n${imports}`, 2],
    ['a class', `class Order {\n${imports}`, 2],
    ['a class behind a member', `class Order {\n  id = 1\n${imports}`, 3],
    ['a template', `const order = \`\n${imports}`, 1],
    ['a substitution', `const order = \`\${\n${imports}`, 2],
    ['a comment', `const order = 1;\n/* the order\n${imports}`, 2],
  ])('are reported after %s', async (_, text, line) => {
    expect(await skipped('cart.ts', text)).toEqual({
      read: [],
      reported: [['skipped-imports', 'cart.ts', line]],
    });
  });

  it('are reported after markup', async () => {
    const { read, reported } = await skipped('cart.tsx', `const cart = <ul>\n${imports}`);
    expect([read, reported]).toEqual([[], [['skipped-imports', 'cart.tsx', 2]]]);
  });

  it('are reported in a component, by its own lines', async () => {
    const text = `<template>\n</template>\n<script>\norder(\n${imports}</script>\n`;
    expect(await skipped('cart.vue', text)).toEqual({
      read: [],
      reported: [['skipped-imports', 'cart.vue', 5]],
    });
  });

  it('leave those before them read', async () => {
    expect(await skipped('cart.ts', "import './tax';\norder(\nimport './price';\n")).toEqual({
      read: ['tax.ts'],
      reported: [['skipped-imports', 'cart.ts', 3]],
    });
  });

  it('say what happened', async () => {
    const { diagnostics } = await analyzeText({ 'cart.ts': `order(\n${imports}` });
    expect(diagnostics).toEqual([
      {
        kind: 'skipped-imports',
        file: 'cart.ts',
        line: 2,
        message:
          'Imports from this line on were skipped: a bracket, string or comment before it is not closed.',
      },
    ]);
  });
});

describe('nothing is reported', () => {
  it.each([
    ['where a block is not closed, in which imports are read all the same', `function order() {\n${imports}`],
    ['where a bracket is closed that was never opened', `}\n)\n${imports}`],
  ])('%s', async (_, text) => {
    expect(await skipped('cart.ts', text)).toEqual({ read: ['price.ts', 'tax.ts'], reported: [] });
  });

  it.each([
    ['of members that are called so', "const a = {\nimport: './price',\nexport: { from: './tax' },\n};\n"],
    ['of methods that are called so', 'class A {\nimport(from) {}\nexport() {}\n}\n'],
    ['of text', "const a = `\nimport x from './price';\n`;\n"],
    ['of arguments', "order(\nexport_, import.meta\n, 'from', './price');\n"],
    ['of a comment that ends', "/*\nimport './price';\n*/\n/**/ /***/ const a = 1; // import './price'\n"],
  ])('%s', async (_, text) => {
    expect((await skipped('cart.js', text)).reported).toEqual([]);
  });
});
