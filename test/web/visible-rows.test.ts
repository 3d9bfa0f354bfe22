import { describe, expect, it } from 'vitest';
import { scrollPositionFor, visibleRows } from '../../web/views/shared/visible-rows.ts';

describe('visibleRows', () => {
  it('are those on screen and a few more', () => {
    expect(visibleRows(20_000, 30, { top: 3000, height: 600 })).toEqual({ start: 92, end: 128 });
  });

  it('end with the last row', () => {
    expect(visibleRows(10, 30, { top: 0, height: 600 })).toEqual({ start: 0, end: 10 });
    expect(visibleRows(10, 30, { top: 9000, height: 600 })).toEqual({ start: 10, end: 10 });
  });

  it('are empty without rows', () => {
    expect(visibleRows(0, 30, { top: 0, height: 600 })).toEqual({ start: 0, end: 0 });
  });
});

describe('scrollPositionFor', () => {
  it('does not scroll if the row is on screen', () => {
    expect(scrollPositionFor(5, 30, { top: 100, height: 600 })).toBe(100);
  });

  it('scrolls no farther than needed', () => {
    expect(scrollPositionFor(2, 30, { top: 100, height: 600 })).toBe(60);
    expect(scrollPositionFor(40, 30, { top: 100, height: 600 })).toBe(630);
  });
});
