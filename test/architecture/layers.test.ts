// Who may import whom. The table is in ARCHITECTURE.md; this test checks the code against it. Exhaustive: a new folder or
// file in src/ needs a row.
import { readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** Stands for Node's own modules. */
const node = 'node:';
/** Every other part may import these; they import nothing of ours. */
const base = new Set(['model', 'std']);

interface Import {
  readonly file: string;
  readonly target: string;
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts'));
const imports = files.flatMap(importsOf);

const parts = readTable('## Who may import whom');
const languageParts = readTable('### Inside `languages/`');

describe('the table in ARCHITECTURE.md', () => {
  it('has a row for every part of src/, and no other', () => {
    expect([...parts.keys()].toSorted()).toEqual(readdirSync('src').toSorted());
  });

  it('allows every import in src/', () => {
    const forbidden = imports.filter(({ file, target }) => {
      const [from, to] = [partOf(file), partOf(target)];
      return from !== to && isOurs(target) && !mayImport(from, to);
    });
    expect(forbidden).toEqual([]);
  });

  it('allows nothing that no file needs', () => {
    const unused = [...parts].flatMap(([part, allowed]) => {
      const used = new Set(
        imports.filter(({ file }) => partOf(file) === part).map(({ target }) => partOf(target)),
      );
      return [...allowed].filter((other) => !used.has(other)).map((other) => `${part} → ${other}`);
    });
    expect(unused).toEqual([]);
  });

  it('allows every import inside languages/', () => {
    const forbidden = imports.filter(({ file, target }) => {
      const [from, to] = [languageOf(file), languageOf(target)];
      // The list of languages imports every language.
      if (from === undefined || to === undefined || from === to || from === 'index.ts') return false;
      return !(languageParts.get(from) ?? languageParts.get('any language'))?.has(to);
    });
    expect(forbidden).toEqual([]);
  });
});

it('has no file of more than 350 lines: that would be two ideas', () => {
  const long = files.filter((file) => readFileSync(`src/${file}`, 'utf8').split('\n').length > 350);
  expect(long).toEqual([]);
});

function mayImport(from: string, to: string): boolean {
  return parts.get(from)?.has(to) === true || (base.has(to) && !base.has(from));
}

/** The first table after a heading. Its rows are `part | parts that it may import`. */
function readTable(heading: string): ReadonlyMap<string, ReadonlySet<string>> {
  const text = readFileSync('ARCHITECTURE.md', 'utf8');
  const lines = text.slice(text.indexOf(`\n${heading}\n`)).split('\n');
  const start = lines.findIndex((line) => /^\| -+/.test(line)) + 1;
  const end = lines.findIndex((line, i) => i > start && !line.startsWith('|'));
  return new Map(lines.slice(start, end).flatMap(readRow));
}

function readRow(line: string): (readonly [string, ReadonlySet<string>])[] {
  const [names = '', allowed = ''] = line.split('|').slice(1);
  const others = new Set(namesIn(allowed).map((name) => (name === 'Node' ? node : name)));
  return namesIn(names).map((name) => [name, others]);
}

/** `model/`, `std/` → model, std */
function namesIn(cell: string): string[] {
  return cell
    .split(',')
    .map((name) => name.replaceAll('`', '').trim().replace(/\/$/, ''))
    .filter((name) => name !== '');
}

/** Asks the TypeScript compiler, so that this test does not depend on the code that it tests. */
function importsOf(file: string): Import[] {
  return ts.preProcessFile(readFileSync(`src/${file}`, 'utf8')).importedFiles.map(({ fileName }) => ({
    file,
    target: fileName.startsWith('.') ? posix.join(posix.dirname(file), fileName) : fileName,
  }));
}

function isOurs(target: string): boolean {
  return target.startsWith(node) || target.endsWith('.ts');
}

function partOf(path: string): string {
  return path.startsWith(node) ? node : (path.split('/')[0] ?? '');
}

/** `languages/python/resolve/paths.ts` → python */
function languageOf(path: string): string | undefined {
  return /^languages\/([^/]+)/.exec(path)?.[1];
}
