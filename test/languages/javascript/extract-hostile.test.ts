// Whatever the bytes are, extraction returns: no throw, no endless loop, no recursion that the input controls.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractedByUse } from './extracted.ts';
import { itForInputs } from '../../support/it-for-inputs.ts';

const paths = ['a.ts', 'a.tsx', 'a.js', 'a.d.ts', 'a.vue', 'a.svelte', 'a.astro'];

const rich = [
  `/// <reference types="node" />`,
  `/** @typedef {import('./types').Order<string>} Order @import { A } from './a' */`,
  `import shop, { type Cart, total as sum } from './shop' with { type: 'json' }`,
  'const text = `a ${b ? `c ${import("./d")}` : /[/]e\\/f/g} \\` g`',
  `const view = <Shop<T> a='b' {...c}>it's {d < e ? <f.g/> : null} &amp;</Shop>`,
  `type Total<T> = T extends (infer U)[] ? import('./u').U : { [K in keyof T]: () => void }`,
  `class Order<T> extends Base<T> { static { require('./x') } get a(): T { return this.#b! / 2 } @c() d?: string }`,
  `new Worker(new URL('./worker.js', import.meta.url)); export * from './\\u0061ll'`,
  `<script lang="ts" src='./b'>import './e'</script><!-- --> <template><template></template></template>`,
].join('\n');

describe('hostile text', () => {
  it('ends for every beginning of a rich file', () => {
    const bytes = Buffer.from(rich);
    for (const path of paths) {
      for (let length = 0; length <= bytes.length; length++) extractedByUse(path, bytes.subarray(0, length));
    }
    expect(extractedByUse('a.tsx', rich).length).toBeGreaterThan(5);
  });

  it('ends for every end of a rich file', () => {
    const bytes = Buffer.from(`---\n${rich}`);
    for (const path of paths) {
      for (let start = 0; start <= bytes.length; start++) extractedByUse(path, bytes.subarray(start));
    }
    expect(extractedByUse('a.tsx', bytes.subarray(4)).length).toBeGreaterThan(5);
  });

  itForInputs('ends for any bytes', 1000, (numRuns) => {
    const bytes = fc.uint8Array({ maxLength: 300 });
    fc.assert(
      fc.property(fc.constantFrom(...paths), bytes, (path, text) => {
        expect(extractedByUse(path, text).length).toBeLessThanOrEqual(text.length);
      }),
      { numRuns },
    );
  });

  itForInputs('ends for any order of the pieces of the language', 3000, (numRuns) => {
    const punctuation =
      '( ) [ ] { } < > ` \' " / \\ * = : ; , . ? ! # @ - ${ => /* */ // </ /> <!-- ---'.split(' ');
    const words =
      'import export from require type as class function if case new URL a /** @type <script'.split(' ');
    const order = fc.array(fc.constantFrom('\n', ...punctuation, ...words.map((word) => `${word} `)), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(fc.constantFrom(...paths), order, (path, tokens) => {
        const text = tokens.join('');
        expect(extractedByUse(path, text).length).toBeLessThanOrEqual(text.length);
      }),
      { numRuns },
    );
  });

  itForInputs('ends for any order of pieces around names that are imported', 3000, (numRuns) => {
    const pieces =
      'a b < > ( ) [ ] { } , : ; ? = => . ... ! | & ` ${ / @ # " extends infer typeof as class function for if else case type interface enum namespace declare const var new async import export'.split(
        ' ',
      );
    const order = fc.array(fc.constantFrom('\n', ...pieces.map((piece) => `${piece} `)), { maxLength: 60 });
    fc.assert(
      fc.property(fc.constantFrom('a.ts', 'a.tsx'), order, (path, tokens) => {
        const text = `import { a } from './a'; import * as b from './b'\n${tokens.join('')}`;
        expect(extractedByUse(path, text).length).toBeGreaterThanOrEqual(2);
      }),
      { numRuns },
    );
  });

  const openings = [
    ['parentheses', '('],
    ['braces', '{'],
    ['brackets', '['],
    ['type brackets', 'type A<'],
    ['elements', '<a>'],
    ['attributes', '<a b={'],
    ['templates', '`${'],
    ['arrows', '()=>'],
    ['conditionals', 'a?'],
    ['annotations', 'a(b:c<'],
    ['classes', 'class{a(){'],
    ['comments', 'from//'],
    ['open comments', '/**@type {import(/*'],
    ['imports', 'import{'],
    ['exports', 'export{a,'],
    ['quotes', `import '`],
    ['regular expressions', '/['],
    ['scripts', '<script>'],
    ['tags', '<a1 '],
  ] as const;

  it.each(openings)('ends for twenty thousand nested %s', (_name, opening) => {
    const { most, fewestWithNames } = countImports(opening, 20_000);
    expect(most).toBeLessThanOrEqual(20_000);
    expect(fewestWithNames).toBeGreaterThanOrEqual(1);
  });

  it.each(openings)('ends for a hundred thousand nested %s', { tags: 'slow' }, (_name, opening) => {
    const { most, fewestWithNames } = countImports(opening, 100_000);
    expect(most).toBeLessThanOrEqual(100_000);
    expect(fewestWithNames).toBeGreaterThanOrEqual(1);
  });

  it.each([
    ['(', ')'],
    ['{', '}'],
    ['[', ']'],
    ['<a>', '</a>'],
    ['`${', '}`'],
  ])('keeps its place through 300,000 %s that close again', (open, close) => {
    const text = `;${open.repeat(300_000)}${close.repeat(300_000)}\n;require('./end')`;
    expect(extractedByUse('a.tsx', text)).toEqual(['2 static ./end']);
  });

  it('reads five megabytes on one line', { tags: 'slow' }, () => {
    const text = `const a = require('./a');b("c",/d/);`.repeat(150_000);
    const found = extractedByUse('a.js', text);
    expect([found.length, found.at(-1)]).toEqual([150_000, '1 static ./a']);
  });
});

function countImports(opening: string, depth: number) {
  const nested = opening.repeat(depth);
  const count = (text: string) => (path: string) => extractedByUse(path, text).length;
  return {
    most: Math.max(...['a.ts', 'a.jsx', 'a.vue'].map(count(`${nested}\nrequire('./end')`))),
    fewestWithNames: Math.min(
      ...['a.ts', 'a.tsx'].map(count(`import { a, T } from './a'\n${nested} a as T`)),
    ),
  };
}
