// Who may import whom: a star, not a web. Exhaustive: a new folder or file at the top of src/ must declare itself here.
import { readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const nouns = ['model', 'std'];

/** Part of src/ → the parts it may import. `node:` stands for Node's own modules. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  model: [],
  std: [],
  config: [...nouns, 'node:'],
  scan: [...nouns, 'node:'],
  revisions: [...nouns, 'node:'],
  languages: nouns,
  extract: [...nouns, 'languages'],
  resolve: [...nouns, 'languages'],
  graph: nouns,
  metrics: [...nouns, 'graph'],
  structure: [...nouns, 'graph'],
  risks: [...nouns, 'graph', 'structure'],
  report: [...nouns, 'graph', 'metrics', 'structure'],
  query: [...nouns, 'graph', 'structure'],
  exporters: [...nouns, 'report', 'query'],
  output: [...nouns, 'node:'],
  cache: [...nouns, 'output', 'node:'],
  workers: [...nouns, 'languages', 'scan', 'extract', 'cache', 'node:'],
  'analyze.ts': [
    ...nouns,
    'languages',
    'extract',
    'resolve',
    'graph',
    'metrics',
    'structure',
    'risks',
    'report',
    'previous-analysis.ts',
  ],
  'previous-analysis.ts': [...nouns, 'resolve', 'graph', 'structure'],
  'open-project.ts': [
    ...nouns,
    'config',
    'scan',
    'languages',
    'workers',
    'analyze.ts',
    'read-history.ts',
    'node:',
  ],
  'read-history.ts': [...nouns, 'languages', 'revisions', 'cache', 'output', 'node:'],
  'analyze-folder.ts': [...nouns, 'config', 'cache', 'analyze.ts', 'open-project.ts'],
  'refresh-report.ts': [
    ...nouns,
    'config',
    'cache',
    'output',
    'report',
    'analyze-folder.ts',
    'open-project.ts',
    'node:',
  ],
  'index.ts': [...nouns, 'config', 'analyze-folder.ts'],
  session: [
    ...nouns,
    'config',
    'scan',
    'languages',
    'output',
    'report',
    'cache',
    'open-project.ts',
    'analyze.ts',
    'previous-analysis.ts',
    'node:',
  ],
  server: [...nouns, 'session', 'exporters', 'report', 'query', 'node:'],
  cli: [
    ...nouns,
    'config',
    'exporters',
    'output',
    'query',
    'report',
    'session',
    'server',
    'cache',
    'analyze-folder.ts',
    'refresh-report.ts',
    'node:',
  ],
};

interface Import {
  readonly file: string;
  readonly target: string;
}

const imports = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts'))
  .flatMap(importsOf);

describe('the architecture', () => {
  it('gives every part of src/ its row in the table', () => {
    expect(readdirSync('src').toSorted()).toEqual(Object.keys(mayImport).toSorted());
  });

  it('lets a part import only what its row allows', () => {
    const broken = imports.filter(({ file, target }) => {
      const [from, to] = [partOf(file), partOf(target)];
      return from !== to && isOurs(target) && !mayImport[from]?.includes(to);
    });
    expect(broken).toEqual([]);
  });

  it('keeps every language to its own folder and the contract', () => {
    const broken = imports.filter(({ file, target }) => {
      const [from, to] = [languageFolder(file), languageFolder(target)];
      return from !== undefined && to !== undefined && from !== to && !maySee(from, to);
    });
    expect(broken).toEqual([]);
  });

  it('lets the kit of the languages import the model and the standard library alone', () => {
    const broken = imports.filter(
      ({ file, target }) =>
        languageFolder(file) === 'kit' && isOurs(target) && !/^(?:languages\/kit|model|std)\//.test(target),
    );
    expect(broken).toEqual([]);
  });

  it('has no long file: past 350 lines there are two ideas in it', () => {
    const long = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .filter((file) => readFileSync(`src/${file}`, 'utf8').split('\n').length > 350);
    expect(long).toEqual([]);
  });
});

/** Asked of the TypeScript compiler, so that this test trusts nothing it tests. */
function importsOf(file: string): Import[] {
  return ts.preProcessFile(readFileSync(`src/${file}`, 'utf8')).importedFiles.map(({ fileName }) => ({
    file,
    target: fileName.startsWith('.') ? posix.join(posix.dirname(file), fileName) : fileName,
  }));
}

function isOurs(target: string): boolean {
  return target.startsWith('node:') || target.endsWith('.ts');
}

function partOf(path: string): string {
  return path.startsWith('node:') ? 'node:' : (path.split('/')[0] ?? '');
}

/** The kit is for every language; Java, Kotlin and Scala are read apart and resolved together. */
function maySee(from: string, to: string): boolean {
  const isOfJvm = (folder: string) => ['java', 'kotlin', 'scala', 'jvm'].includes(folder);
  return to === 'kit' || (isOfJvm(from) && isOfJvm(to) && (from === 'jvm' || to === 'jvm'));
}

function languageFolder(path: string): string | undefined {
  return /^languages\/([^/]+)\//.exec(path)?.[1];
}
