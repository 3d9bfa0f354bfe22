import { makeBadge } from 'badge-maker';
import { expect, it } from 'vitest';
import type { Grade } from '../../src/model/report.ts';
import { healthBadge } from '../../src/server/badge/health-badge.ts';
import { startTestApp } from '../support/test-app.ts';

const grades: readonly (readonly [Grade, string, number])[] = [
  ['A', 'brightgreen', 100],
  ['A', 'brightgreen', 95],
  ['B', 'green', 82],
  ['C', 'yellow', 61],
  ['D', 'orange', 45],
  ['F', 'red', 7],
  ['F', 'red', 0],
];

it.each(grades)('a grade of %s is drawn in shields.io’s %s and geometry (%i)', (grade, color, score) => {
  const ours = healthBadge({ score, grade, deductions: [] });
  const theirs = makeBadge({ label: 'lintel', message: `${score} ${grade}`, color });
  expect(geometry(ours)).toEqual(geometry(theirs));
});

it.each(['too-small', 'too-flat'] as const)('looks the same for a score that says little (%s)', (caveat) => {
  const health = { score: 82, grade: 'B' as const, deductions: [] };
  expect(healthBadge({ ...health, caveat })).toBe(healthBadge(health));
});

it('gives no grade to a project most of which was not read', () => {
  const badge = healthBadge({ score: 100, grade: 'A', deductions: [], caveat: 'not-read' });
  expect(badge).toContain('aria-label="lintel: not judged"');
});

it('is served fresh', async () => {
  const { get } = await startTestApp();
  const response = await get('/api/badge');
  expect([response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
    'image/svg+xml',
    'no-cache',
  ]);
  expect(await response.text()).toContain('aria-label="lintel: 100 A"');
});

/** What decides how a badge looks: sizes, colours, where which text stands and how wide it is. */
function geometry(svg: string) {
  const texts = [...svg.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].map(([, attributes = '', text]) => [
    text,
    /\bx="(\d+)"/.exec(attributes)?.[1],
    /textLength="(\d+)"/.exec(attributes)?.[1],
  ]);
  return {
    size: /<svg [^>]*width="(\d+)" height="(\d+)"/.exec(svg)?.slice(1),
    label: /aria-label="([^"]*)"/.exec(svg)?.[1],
    rects: [...svg.matchAll(/<rect (?:x="(\d+)" )?width="(\d+)" height="20"(?: rx="(\d+)")?/g)].map((match) =>
      match.slice(1),
    ),
    colors: [...svg.matchAll(/<rect [^>]*fill="(#[0-9a-f]+)"/g)].map((match) => match[1]),
    texts: [...new Set(texts.map((text) => text.join('|')))],
  };
}
