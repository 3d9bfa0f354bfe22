import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ViewState, formatView, initialView, parseView } from '../../web/state/view-state.ts';

const name = fc.option(fc.string({ minLength: 1, unit: 'binary' }));
const coordinate = fc.integer({ min: -99_999, max: 99_999 }).map((n) => n / 10);

const anyView: fc.Arbitrary<ViewState> = fc.record({
  view: fc.constantFrom('map', 'graph', 'matrix', 'layers', 'table', 'time'),
  panel: fc.constantFrom('first', 'changes', 'risks', 'cycles', 'tangles', 'rules', 'diagnostics', 'advice'),
  side: fc.constantFrom('both', 'before', 'after'),
  selected: name,
  second: name,
  cycle: fc.option(fc.nat()),
  tangle: fc.option(fc.nat()),
  rule: name,
  removed: fc.array(fc.tuple(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }))),
  colour: fc.constantFrom('risk', 'folder', 'language', 'complexity', 'hotspots'),
  size: fc.constantFrom('dependents', 'bytes'),
  builtins: fc.boolean(),
  coupling: fc.boolean(),
  at: name,
  trends: name,
  filters: fc.record({
    folder: name,
    exclude: fc.array(fc.string({ unit: 'binary' })),
    selected: fc.array(fc.string({ unit: 'binary' })),
    language: name,
    package: name,
    role: fc.constantFrom('all', 'product', 'other', 'test', 'docs'),
    signal: name,
    hidesPackages: fc.boolean(),
    hidesTypeOnly: fc.boolean(),
    hidesLazy: fc.boolean(),
  }),
  camera: fc.option(
    fc.record({ x: coordinate, y: coordinate, scale: fc.integer({ min: 1, max: 6000 }).map((n) => n / 100) }),
  ),
  steps: fc.option(fc.integer({ min: 1, max: 9 })),
  graphCamera: fc.constantFrom(null, { x: 0.5, y: 0.25, scale: 2 }),
  opened: fc.array(fc.string({ unit: 'binary' })),
  closed: fc.array(fc.string({ unit: 'binary' })),
  box: name,
  cell: fc.option(fc.tuple(fc.string(), fc.string())),
  scroll: fc.option(fc.record({ top: fc.nat(), left: fc.nat() })),
  sort: fc.string({ minLength: 1 }),
});

describe('the address', () => {
  it('stores the whole view, whatever the names in it', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        const kept = parseView(formatView(view));
        // A camera is kept to five digits.
        expect({ ...kept, camera: null }).toEqual({ ...view, camera: null });
        expect(kept.camera === null).toBe(view.camera === null);
        expect(Math.abs((kept.camera?.x ?? 0) - (view.camera?.x ?? 0))).toBeLessThan(0.1);
      }),
    );
  });

  it('is empty for the initial view', () => {
    expect(formatView(initialView)).toBe('');
  });

  it('is read as a complete view for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(Object.keys(parseView(text))).toEqual(Object.keys(initialView));
      }),
    );
  });

  it('is read as the default for invalid values', () => {
    expect(
      parseView(
        '#view=globe&cycle=-2&camera=1,NaN,3&cell=src/&scroll=-4,0&role=maybe&tangle=x&without=a&colour=__proto__',
      ),
    ).toEqual(initialView);
  });
});
