// What the formats of `lintel diff` say about files that changed without those that usually change with them.
import { Ajv } from 'ajv';
import { marked } from 'marked';
import { expect, it } from 'vitest';
import { changeSchema } from '../../scripts/schemas.js';
import { diffMarkdown } from '../../src/cli/diff/markdown.ts';
import { renderDiff } from '../../src/cli/diff/text.ts';
import { styleOf } from '../../src/cli/terminal.ts';
import { compareReports } from '../../src/compare/compare-reports.ts';
import type { Change } from '../../src/model/change.ts';
import { type Dependencies, factsOf, reportFrom } from '../support/dependencies.ts';

/** Every file changed without another one; the architecture changes if it says so. */
function changeOf(pairs: readonly (readonly [string, string])[], addsPackage = true): Change {
  const before: Dependencies = Object.fromEntries(pairs.flat().map((file) => [file, []]));
  const after = addsPackage ? { ...before, 'new.ts': ['pkg:left-pad'] } : before;
  return compareReports(reportFrom(factsOf(before)), reportFrom(factsOf(after)), {
    beforeName: 'main',
    afterName: 'working tree',
    renames: [],
    changedFiles: pairs.map(([changed]) => changed),
    coupling: {
      until: '2026-01-10T12:00:00+00:00',
      pairs: pairs.map((files) => ({ files, shared: 13, revisions: [20, 1250], degree: 0.57 })),
    },
  });
}

function textOf(change: Change, width = Infinity): string {
  return renderDiff(change, { ...styleOf({}, {}), width });
}

function markdownOf(change: Change): string {
  return [...diffMarkdown.render({ change, reports: undefined, isOnDisk: false })].join('');
}

const many = Array.from({ length: 30 }, (_, i) => [`a/${10 + i}.ts`, `b/${10 + i}.ts`] as const);
const hostile = [
  ['<img src=x onerror=alert(1)>.ts', '\u202Egnp.ts'],
  ['a\nb.ts', '@octocat/team.ts'],
] as const;

it('is said in text, also where the architecture did not change', () => {
  expect(textOf(changeOf([['bun/serve.ts', 'deno/serve.ts']], false))).toBe(`\
No change in the architecture between main and working tree (files: 1 changed).

Usually changed together  commits up to 2026-01-10
  bun/serve.ts without deno/serve.ts  13 of its 20 commits changed both
`);
});

it('is said in Markdown only where there is a comment', () => {
  expect(markdownOf(changeOf([['bun/serve.ts', 'deno/serve.ts']], false))).toBe('');
  expect(markdownOf(changeOf([['bun/serve.ts', 'deno/serve.ts']]))).toContain(`\

#### Usually changed together

- \`bun/serve.ts\` without \`deno/serve.ts\`: 13 of its 20 commits changed both

_Commits up to 2026-01-10._
`);
});

it('is bounded, and says how many are left out', () => {
  expect(textOf(changeOf(many)).match(/ without /g)).toHaveLength(5);
  expect(textOf(changeOf(many))).toContain('and 25 more; --format json lists all');
  expect(markdownOf(changeOf(many)).match(/ without /g)).toHaveLength(10);
  expect(markdownOf(changeOf(many))).toContain('- and 20 more\n');
});

it('fits the width of a terminal and escapes what would repaint it', () => {
  const long = `${'deep/'.repeat(30)}serve.ts`;
  const text = textOf(changeOf([...hostile, [long, `other/${long}`]]), 60);
  expect(text.split('\n').filter((line) => Array.from(line).length > 60)).toEqual([]);
  // oxlint-disable-next-line no-control-regex
  expect(text).not.toMatch(/[\0-\t\v-\u001F\u202E]/);
});

it('is text in Markdown, whatever the files are called', () => {
  const html = marked.parse(markdownOf(changeOf(hostile)), { async: false, gfm: true });
  expect(html).not.toMatch(/<img|<a |\u202E/);
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;.ts');
});

it('is valid by the published schema', () => {
  const accepts = new Ajv({ strictTypes: false, strictRequired: false }).compile(changeSchema());
  accepts(JSON.parse(JSON.stringify(changeOf(many))));
  expect(accepts.errors ?? []).toEqual([]);
  expect(accepts({ ...changeOf(many), coupling: { until: 'soon', pairs: [] } })).toBe(false);
});
