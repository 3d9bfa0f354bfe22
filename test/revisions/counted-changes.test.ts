import { describe, expect, it } from 'vitest';
import { filePath } from '../../src/model/file-path.ts';
import { type CountedChanges, decodeChanges, encodeChanges } from '../../src/revisions/counted-changes.ts';

const counted: CountedChanges = {
  head: 'a'.repeat(40),
  folder: 'web',
  newestSeconds: 1_767_614_400,
  isCapped: false,
  changes: new Map([
    [filePath('order.ts'), 1],
    [filePath('cart.ts'), 12],
    [filePath('__proto__'), 3],
  ]),
};

describe('counted changes', () => {
  it('come back as they were', () => {
    expect(decodeChanges(encodeChanges(counted), counted)).toEqual(counted);
  });

  it('are written in the same order whatever order they were counted in', () => {
    const reversed = { ...counted, changes: new Map([...counted.changes].toReversed()) };
    expect(encodeChanges(reversed)).toBe(encodeChanges(counted));
  });

  it('do not come back for another commit or folder', () => {
    const text = encodeChanges(counted);
    expect(decodeChanges(text, { ...counted, head: 'b'.repeat(40) })).toBeUndefined();
    expect(decodeChanges(text, { ...counted, folder: '' })).toBeUndefined();
  });

  it.each([
    ['', 'nothing'],
    ['{', 'half a text'],
    ['null', 'null'],
    ['[]', 'a list'],
    [rewritten({ format: 0 }), 'another format'],
    [rewritten({ version: '0.0.0' }), 'another version'],
    [rewritten({ newestSeconds: 1e300 }), 'a time that is no date'],
    [rewritten({ newestSeconds: -1 }), 'a negative time'],
    [rewritten({ newestSeconds: '2026' }), 'a time in words'],
    [rewritten({ isCapped: 1 }), 'a number for a yes'],
    [rewritten({ changes: {} }), 'an object for the list'],
    [rewritten({ changes: [['cart.ts']] }), 'a path without a count'],
    [rewritten({ changes: [['cart.ts', 1, 2]] }), 'a path with two counts'],
    [rewritten({ changes: [['cart.ts', 1.5]] }), 'half a commit'],
    [rewritten({ changes: [['cart.ts', 0]] }), 'no commit'],
    [rewritten({ changes: [['cart.ts', '1']] }), 'a count in words'],
    [rewritten({ changes: [[1, 1]] }), 'a path that is a number'],
    [rewritten({ changes: [['', 1]] }), 'an empty path'],
    [rewritten({ changes: ['cart.ts'] }), 'a path alone'],
  ])('do not come back from %s (%s)', (text) => {
    expect(decodeChanges(text, counted)).toBeUndefined();
  });
});

function rewritten(members: object): string {
  return JSON.stringify({ ...(JSON.parse(encodeChanges(counted)) as object), ...members });
}
