import { describe, expect, it } from 'vitest';
import { scrollTo, windowOf } from '../../web/views/shared/virtual-window.ts';

describe('windowOf', () => {
  it('draws what is on screen and a few rows more', () => {
    expect(windowOf(20_000, 30, { top: 3000, height: 600 })).toEqual({ start: 92, end: 128 });
  });

  it('ends with the rows', () => {
    expect(windowOf(10, 30, { top: 0, height: 600 })).toEqual({ start: 0, end: 10 });
    expect(windowOf(10, 30, { top: 9000, height: 600 })).toEqual({ start: 10, end: 10 });
  });

  it('is empty where there is nothing', () => {
    expect(windowOf(0, 30, { top: 0, height: 600 })).toEqual({ start: 0, end: 0 });
  });
});

describe('scrollTo', () => {
  it('stays where the row is on screen', () => {
    expect(scrollTo(5, 30, { top: 100, height: 600 })).toBe(100);
  });

  it('scrolls up to a row above and down to one below, no farther than needed', () => {
    expect(scrollTo(2, 30, { top: 100, height: 600 })).toBe(60);
    expect(scrollTo(40, 30, { top: 100, height: 600 })).toBe(630);
  });
});
