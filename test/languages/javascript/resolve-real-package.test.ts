// A real package that ships its sources and what they compile to, side by side, with every import asked of the compiler.
import { readFileSync, readdirSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { askResolver } from '../../support/ask-resolver.ts';
import { askCompiler } from '../../support/compiler-resolution.ts';
import type { ProjectText } from '../../support/text-project.ts';

const folder = 'node_modules/zod';

it('resolves every import of zod as the compiler does', async () => {
  const project = readProject(/\.(?:d\.[cm]?ts|ts|json)$/);
  const ask = await askResolver(project);
  const compiler = askCompiler(folder, 'bundler');
  const asks = importsOf(project).filter(([, specifier]) => specifier.startsWith('.'));
  const different = asks.filter(([from, specifier]) => ask(from, specifier) !== compiler(from, specifier));
  expect(different).toEqual([]);
  expect(asks.length).toBeGreaterThan(1000);
});

it('prefers the scripts of zod to their declarations', async () => {
  const project = readProject(/\.(?:[cm]?[jt]s|json)$/);
  const ask = await askResolver(project);
  const compiler = askCompiler(folder, 'bundler');
  const asks = importsOf(project).filter(
    ([from, specifier]) => specifier.startsWith('.') && /\.c?js$/.test(from),
  );
  const expected = (path: string | undefined): string | undefined => path?.replace(/\.d\.(c?)ts$/, '.$1js');
  const different = asks.filter(
    ([from, specifier]) => ask(from, specifier) !== expected(compiler(from, specifier)),
  );
  expect(different).toEqual([]);
  expect(asks.length).toBeGreaterThan(500);
});

function readProject(wanted: RegExp): ProjectText {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => wanted.test(path));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(`${folder}/${path}`, 'utf8')]));
}

function importsOf(project: ProjectText): (readonly [from: string, specifier: string])[] {
  return Object.entries(project)
    .filter(([path]) => !path.endsWith('.json'))
    .flatMap(([path, text]) =>
      ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => [path, fileName] as const),
    );
}
