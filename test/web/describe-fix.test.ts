import { describe, expect, it } from 'vitest';
import type { BackDependency, Cut } from '../../src/model/report.ts';
import type { Fix } from '../../src/query/fixes/list-fixes.ts';
import { explainChange, showFix } from '../../web/state/describe-fix.ts';

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
const report = {
  tangles: [shop, { ...shop, folder: 'store', misplaced }],
  risks: { layer_violations: [] },
};
const nameFile = (id: string): string => id.slice(id.lastIndexOf('/') + 1);
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
    [cut('cut-cycle', {}), 'Remove cart.ts → page.ts: breaks the cycle of 5 files'],
    [
      cut('cut-cycle', { change: 'type-only', after: 2 }),
      'Make type-only: cart.ts → page.ts: the cycle shrinks from 5 to 2 files',
    ],
    [
      cut('cut-tangle', { change: 'move-types' }),
      'Move the types used by cart.ts → page.ts: breaks the tangle in shop',
    ],
    [
      { ...cut('cut-cycle', { after: 2, remaining: 4 }), step: 1 } as Fix,
      'Remove cart.ts → page.ts: then the cycle splits into several, the largest with 2 of 5 files',
    ],
    [
      { ...cut('cut-tangle', { after: 5, remaining: 7 }), step: 1 } as Fix,
      'Remove cart.ts → page.ts: then the tangle in shop shrinks, but its largest part still has 5 folders',
    ],
    [
      { ...cut('cut-tangle', { after: 2 }), at: 1 } as Fix,
      'Remove cart.ts → page.ts: then the tangle in store shrinks from 5 to 2 folders',
    ],
    [
      cut('cut-tangle', { change: 'invert', after: 3, edges: back.edges }),
      'Invert 2 dependencies of core/ on app/ in shop: the tangle shrinks from 5 to 3 folders',
    ],
    [
      cut('cut-cycle', { edges: back.edges }),
      'Remove 2 dependencies on page.ts: breaks the cycle of 5 files',
    ],
    [
      {
        kind: 'rule',
        edges: back.edges,
        sourceLayer: 'core',
        targetLayer: 'app',
        gain: 1,
        effort: 2,
      },
      'Remove 2 dependencies of core on app: the configured layers do not allow it',
    ],
    [
      { kind: 'unresolved', file: 'shop/cart.ts', lines: [3], gain: 1, effort: 1 },
      'Correct the import at cart.ts:3: it is unresolved',
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
      'Move words.ts out of shop/core: 7 of the 9 back dependencies of the tangle in shop go away',
    ],
  ])('says what to do and what it changes, with short names', (fix, text) => {
    expect(showFix(fix, report, nameFile).text).toBe(text);
  });

  it('says why and how in sentences', () => {
    expect(showFix(cut('cut-tangle', { change: 'move-types' }), report, nameFile).reasons).toBe(
      'Only types or interfaces are used: move them to the lower folder or to a separate file. 9 dependencies go the other way.',
    );
    expect(showFix(cut('cut-cycle', { change: 'type-only' }), report, nameFile).reasons).toBe(
      'Only types are used. A type-only import loads nothing: “import type” in TypeScript, “if TYPE_CHECKING” in Python.',
    );
  });

  it('explains each kind of change of a cut once', () => {
    const mixed = cut('cut-tangle', { edges: back.edges, changes: ['invert', 'invert'] });
    expect(showFix(mixed, report, nameFile).reasons).toBe(
      `Invert: 2. 9 dependencies go the other way. ${explainChange('invert')}`,
    );
  });
});
