import { describe, expect, it } from 'vitest';
import type { BackDependency, Cut } from '../../src/model/report.ts';
import type { Fix } from '../../src/query/list-fixes.ts';
import { describeFix } from '../../web/state/describe-fix.ts';

const back: BackDependency = {
  from: 'shop/core/',
  to: 'shop/app/',
  forward: 9,
  edges: [
    ['shop/core/cart.ts', 'shop/app/page.ts'],
    ['shop/core/tax.ts', 'shop/app/page.ts'],
  ],
};
const shop = { folder: 'shop', members: ['shop/app/', 'shop/core/'], back: [back], cuts: [] };
const misplaced = {
  paths: ['store/words.ts'],
  folder: 'store/core',
  side: 'target',
  edges: [],
  members: [],
  fewer: 3,
  gain: 1,
  after: 5,
  left: [],
} as const;
const tangles = [shop, { ...shop, folder: 'store', misplaced }];
const cut = (kind: 'cut-cycle' | 'cut-tangle', fields: Partial<Cut>): Fix => ({
  kind,
  at: 0,
  step: 0,
  before: 5,
  forward: 0,
  gain: 2.06,
  effort: fields.edges?.length ?? 1,
  cut: { edges: [['shop/core/cart.ts', 'shop/app/page.ts']], change: 'remove', after: 0, ...fields },
});

describe('a fix', () => {
  it.each<[Fix, string]>([
    [cut('cut-cycle', {}), 'Remove the import of page.ts in cart.ts. This breaks the cycle of 5 files.'],
    [
      cut('cut-cycle', { change: 'type-only', after: 2 }),
      'Make type-only the import of page.ts in cart.ts. The cycle shrinks from 5 to 2 files.',
    ],
    [
      cut('cut-tangle', { change: 'move-types' }),
      'Move the types of page.ts that are used in cart.ts. This ends the tangle in shop.',
    ],
    [
      cut('cut-tangle', { change: 'move-source' }),
      'Move the package with cart.ts to a higher folder. This ends the tangle in shop.',
    ],
    [
      cut('cut-tangle', { change: 'move-class' }),
      'Move the supertypes in page.ts to a lower folder, or their subclasses in cart.ts to a higher one. This ends the tangle in shop.',
    ],
    [
      { ...cut('cut-cycle', { after: 2, remaining: 4 }), step: 1 } as Fix,
      'Remove the import of page.ts in cart.ts. After the earlier cuts, the cycle falls apart into several, the largest with 2 of 5 files.',
    ],
    [
      cut('cut-tangle', { after: 4, remaining: 6 }),
      'Remove the import of page.ts in cart.ts. The tangle in shop falls apart into several, the largest with 4 of 5 members.',
    ],
    [
      { ...cut('cut-tangle', { after: 5, remaining: 7 }), step: 1 } as Fix,
      'Remove the import of page.ts in cart.ts. After the earlier cuts, the tangle in shop comes apart further, its largest part still has 5 members.',
    ],
    [
      { ...cut('cut-tangle', {}), step: 2 } as Fix,
      'Remove the import of page.ts in cart.ts. After the earlier cuts, this ends the tangle in shop.',
    ],
    [
      { ...cut('cut-tangle', { after: 2 }), at: 1 } as Fix,
      'Remove the import of page.ts in cart.ts. After the move, the tangle in store shrinks from 5 to 2 members.',
    ],
    [cut('cut-tangle', { change: 'move' }), 'Move page.ts to a lower folder. This ends the tangle in shop.'],
    [
      cut('cut-tangle', {
        change: 'invert',
        after: 3,
        edges: [
          ['shop/core/cart.ts', 'shop/app/page.ts'],
          ['shop/core/tax.ts', 'shop/app/page.ts'],
        ],
      }),
      'Invert 2 imports of page.ts in core/. The tangle in shop shrinks from 5 to 3 members.',
    ],
    [
      cut('cut-cycle', { edges: back.edges }),
      'Remove 2 imports of page.ts in 2 files. This breaks the cycle of 5 files.',
    ],
    [
      { kind: 'rule', edges: [], sourceLayer: 'core', targetLayer: 'app', gain: 1, effort: 2 },
      'Remove 2 imports from core to app. The configured layers forbid them.',
    ],
    [
      { kind: 'unresolved', file: 'shop/cart.ts', lines: [3], gain: 1, effort: 1 },
      'Resolve 1 import of cart.ts.',
    ],
    [
      {
        kind: 'place',
        at: 0,
        paths: ['shop/core/words.ts'],
        folder: 'shop/core',
        side: 'target',
        edges: [['shop/app/page.ts', 'shop/core/words.ts']],
        back: 9,
        fewer: 7,
        members: ['shop/app/', 'shop/core/'],
        gain: 1,
        effort: 1,
      },
      'Move words.ts out of shop/core. 7 of 9 back dependencies of the tangle in shop go away.',
    ],
  ])('is a plain sentence', (fix, sentence) => {
    expect(describeFix(fix, { tangles })).toBe(sentence);
  });
});
