// A small crate with every form in it, and what rustc says of it (stored by accuracy/rust/store-slice.js).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { analyze } from '../../../src/index.ts';
import { rust } from '../../../src/languages/rust/rust.ts';
import type { ImportStatement } from '../../../src/model/source.ts';
import { sourceText } from '../../support/source-text.ts';

interface Answer {
  readonly syntax: Readonly<
    Record<string, { readonly items: readonly string[]; readonly paths: readonly string[] }>
  >;
  readonly trees: Readonly<Record<string, readonly string[]>>;
  readonly references: readonly string[];
}

const folder = 'test/accuracy/rust/shop';
const answer = JSON.parse(readFileSync('test/accuracy/rust/shop.json', 'utf8')) as Answer;

describe('Lintel and rustc', () => {
  it.each(Object.entries(answer.syntax))('read the same in %s', (file, expected) => {
    const { imports } = rust.extract(sourceText(file, readFileSync(join(folder, file))));
    const certain = imports.filter(
      ({ detail }) => detail !== undefined && 'isCertain' in detail && detail.isCertain,
    );
    const items = certain.filter(
      ({ detail, kind }) => detail?.kind !== 'rust-include' && kind !== 'reference',
    );
    const paths = certain.filter(({ kind }) => kind === 'reference');
    expect(items.map(inWords)).toEqual(expected.items);
    expect(new Set(paths.map(({ specifier }) => specifier))).toEqual(new Set(expected.paths));
  });

  it('find the same files in every crate', async () => {
    const { detailed } = await analyze(folder, { config: false });
    const parts = detailed.edges.filter(({ imports }) =>
      imports.some(({ specifier }) => specifier.startsWith('mod ') || specifier.endsWith('.rs')),
    );
    const trees = Object.keys(answer.trees).map((root) => {
      const reached = new Set([root]);
      for (const file of reached)
        for (const { source, target } of parts) if (source === file) reached.add(target);
      return [root, [...reached].toSorted()];
    });
    expect(Object.fromEntries(trees)).toEqual(answer.trees);
  });

  it('follow every path to the same file', async () => {
    const { detailed } = await analyze(folder, { config: false });
    // Of what is included the compiler notes nothing.
    const edges = detailed.edges.filter(({ imports }) =>
      imports.some(({ specifier }) => !specifier.endsWith('.rs')),
    );
    const between = edges.filter(({ target }) => !target.startsWith('pkg:'));
    expect(between.map(({ source, target }) => `${source} → ${target}`).toSorted()).toEqual(
      answer.references,
    );
  });
});

function inWords({ specifier, detail, line }: ImportStatement): string {
  if (detail?.kind === 'rust-mod') return `${line} ${specifier}${detail.inside && ` in ${detail.inside}`}`;
  if (detail?.kind !== 'rust-path') throw new Error(`${specifier} is no item`);
  const { form, alias, inside } = detail;
  return `${line} ${form} ${specifier}${alias && ` as ${alias}`}${inside && ` in ${inside}`}`;
}
