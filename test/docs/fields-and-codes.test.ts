// The documentation names every field of the report, and every route and error code of the server.
import { readFileSync, readdirSync } from 'node:fs';
import { expect, inject, it } from 'vitest';
import { apiRoutes } from '../../src/server/routes/index.ts';
import { documents, inlineCodeOf } from '../support/documents.ts';

it('docs/report.md names every field of the report', () => {
  expect(missingFrom(wordsInCode('docs/report.md'), fieldsOf(inject('reportSchema')))).toEqual([]);
});

it('docs/server.md names every route', () => {
  const paths = apiRoutes.map(({ path }) => path);
  expect(missingFrom(wordsInCode('docs/server.md'), paths)).toEqual([]);
});

it('the table of errors in docs/server.md has every error code', () => {
  expect(errorCodes).toContain('no-history');
  expect(missingFrom(wordsInCode('docs/server.md', '## Errors'), errorCodes)).toEqual([]);
});

const errorCodes = readdirSync('src/server', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .flatMap((path) => [
    ...readFileSync(`src/server/${path}`, 'utf8').matchAll(/(?:\bcode: |forbidden\()'([\w-]+)'/g),
  ])
  .map(([, code = '']) => code);

/** Of the whole document, or of one section. */
function wordsInCode(path: string, heading = ''): ReadonlySet<string> {
  const whole = documents.find((each) => each.path === path)?.text ?? '';
  const [text = ''] = whole
    .slice(whole.indexOf(heading) + heading.length)
    .split(heading === '' ? '\0' : /^## /m);
  return new Set(inlineCodeOf({ path, text }).flatMap(({ code }) => code.split(/[^\w/.-]+/)));
}

function missingFrom(named: ReadonlySet<string>, words: readonly string[]): readonly string[] {
  return [...new Set(words)].filter((word) => !named.has(word));
}

function fieldsOf(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties } = schema as { readonly properties?: object };
  return [...Object.keys(properties ?? {}), ...Object.values(schema).flatMap(fieldsOf)];
}
