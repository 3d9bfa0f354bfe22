import { describe, expect, it } from 'vitest';
import { explainMissingFile, missingFile } from '../../../src/languages/kit/missing-file.ts';

const entries = new Map([
  ['src', 'folder'],
  ['src/cart.rs', 'source'],
  ['src/build', 'ignored'],
  ['src/stock.rs', 'ignored'],
  ['src/config.rs.in', 'asset'],
]);

it('a path at which the build writes a file from a template is no missing file', () => {
  expect(missingFile(entries, 'src/config.rs')).toEqual({ kind: 'asset' });
  expect(missingFile(entries, 'config.rs').kind).toBe('unresolved');
});

describe('a path that leads to no file', () => {
  it.each([
    ['src/orders.rs', 'there is no file src/orders.rs'],
    ['src/orders/mod.rs', 'there is no file src/orders/mod.rs'],
    ['orders.rs', 'there is no file orders.rs'],
    ['src/stock.rs', 'it leads to src/stock.rs, which is ignored'],
    ['src/build/tax/mod.rs', 'it leads to src/build, which is ignored'],
  ])('%s: %s', (path, reason) => {
    expect(explainMissingFile(entries, path)).toBe(reason);
  });
});
