import { describe, expect, it } from 'vitest';
import { choosePoints } from '../../src/history/choose-points.ts';
import type { SamplingStep } from '../../src/model/history.ts';

function commitsOn(...days: readonly string[]) {
  return days.map((day) => ({ seconds: Date.parse(day) / 1000 }));
}

function chosen(days: readonly string[], every: SamplingStep, max?: number): readonly string[] {
  return choosePoints(commitsOn(...days), { every, max }).places.map((place) => days[place]!);
}

describe('the points of a history', () => {
  const days = [
    '2024-12-30T00:30:00Z',
    '2024-12-31T23:59:59Z',
    '2025-01-01T00:00:00Z',
    '2025-01-05',
    '2025-01-06',
    '2025-03-31',
    '2025-04-01',
    '2026-02-01',
  ];

  it('are the last commits of calendar periods in UTC', () => {
    expect(chosen(days, 'year')).toEqual(['2024-12-31T23:59:59Z', '2025-04-01', '2026-02-01']);
    expect(chosen(days, 'quarter')).toEqual([
      '2024-12-31T23:59:59Z',
      '2025-03-31',
      '2025-04-01',
      '2026-02-01',
    ]);
    expect(chosen(days, 'month')).toEqual([
      '2024-12-31T23:59:59Z',
      '2025-01-06',
      '2025-03-31',
      '2025-04-01',
      '2026-02-01',
    ]);
    // Weeks begin on Monday: 30 December is one.
    expect(chosen(days, 'week').slice(0, 2)).toEqual(['2025-01-05', '2025-01-06']);
    expect(chosen(days, 'day')).toEqual(days);
  });

  it('are every so many commits, counted from the first one', () => {
    expect(chosen(days, 3)).toEqual(['2025-01-01T00:00:00Z', '2025-03-31', '2026-02-01']);
    expect(chosen(days, 100)).toEqual(['2026-02-01']);
  });

  it('stay the same when commits are added, but for the newest one', () => {
    for (const every of ['day', 'week', 'month', 'quarter', 'year', 2, 3] as const) {
      for (let count = 2; count <= days.length; count++) {
        const before = chosen(days.slice(0, count - 1), every).slice(0, -1);
        expect(chosen(days.slice(0, count), every)).toEqual(expect.arrayContaining([...before]));
      }
    }
  });

  it('are the newest ones if there is a limit', () => {
    expect(chosen(days, 'month', 2)).toEqual(['2025-04-01', '2026-02-01']);
    expect(chosen(days, 'day', 1)).toEqual(['2026-02-01']);
  });

  it('are of the finest period that gives no more than a hundred, if nobody says which', () => {
    const daily = (count: number) => Array.from({ length: count }, (_, i) => ({ seconds: i * 24 * 60 * 60 }));
    const found = (count: number, max?: number) => {
      const { every, places } = choosePoints(daily(count), { max });
      return [every, places.length];
    };
    expect(found(100)).toEqual([1, 100]);
    expect(found(101)).toEqual(['week', 15]);
    expect(found(3000)).toEqual(['month', 99]);
    expect(found(30_000)).toEqual(['year', 83]);
    expect(found(3000, 20)).toEqual(['year', 9]);
  });

  it('do not believe dates that are out of order', () => {
    const wrong = ['2025-01-01', '2031-07-07', '2025-01-02', '1970-01-01', '2025-02-01', '2025-02-02'];
    expect(chosen(wrong, 'month')).toEqual(['1970-01-01', '2025-02-02']);
    expect(chosen(['2025-01-01', '2025-02-01', '1970-01-01'], 'month')).toEqual(['2025-01-01', '1970-01-01']);
    expect(chosen(['2099-01-01', '2025-02-01', '2025-03-01'], 'month')).toEqual(['2025-02-01', '2025-03-01']);
    expect(chosen(['1970-01-01'], 'day')).toEqual(['1970-01-01']);
  });
});
