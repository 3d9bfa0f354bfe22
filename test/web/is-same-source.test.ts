import { describe, expect, it } from 'vitest';
import { isSameSource } from '../../web/state/is-same-source.ts';

const reported = {
  generatedAt: '2026-11-14T12:00:00.000+00:00',
  size: 40,
  evidence: { line: 3, specifier: './orders', kind: 'static' },
} as const;

const answer = {
  firstLine: 2,
  lines: ['', "import './orders';", 'export {};'],
  size: 40,
  changedAt: '2026-11-14T11:59:59.000Z',
};

const otherText = { ...answer, lines: ['', "import './cart';", 'export {};'] };

describe('the line of a file, as it is now,', () => {
  it('is the import in a file that did not change, whatever it looks like', () => {
    expect(isSameSource(otherText, reported)).toBe(true);
  });

  it('is the import in a changed file if it has its text', () => {
    expect(isSameSource({ ...answer, size: 41 }, reported)).toBe(true);
    expect(isSameSource({ ...answer, changedAt: '2026-11-14T12:00:01.000Z' }, reported)).toBe(true);
  });

  it.each([
    ['a later change', { changedAt: '2026-11-14T12:00:01.000Z' }],
    ['another size', { size: 39 }],
    ['fewer lines', { lines: [''], size: 1 }],
  ])('is not taken for the import after %s', (_, change) => {
    expect(isSameSource({ ...otherText, ...change }, reported)).toBe(false);
  });

  it('is judged by its time alone if the report has no sizes', () => {
    expect(isSameSource({ ...otherText, size: 7 }, { ...reported, size: undefined })).toBe(true);
  });
});
