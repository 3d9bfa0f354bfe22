import { describe, expect, it } from 'vitest';
import { countChangedFiles } from '../../src/compare/count-changed-files.ts';
import { listMoves } from '../../src/compare/list-moves.ts';

const files = {
  added: [],
  removed: ['a.ts'],
  changed: [],
  renamed: [
    { from: 'core/tax/vat.ts', to: 'domain/tax/vat.ts' },
    { from: 'core/cart.ts', to: 'domain/cart.ts' },
    { from: 'ui/page.ts', to: 'ui/view.ts' },
  ],
};

describe('files under another path', () => {
  it('are one move if they went together, and none in the same folder', () => {
    expect(listMoves({ files })).toEqual({
      shown: [{ from: 'core/', to: 'domain/', count: 2 }],
      hiddenFiles: 0,
    });
  });

  it('are a move of the folder that all of them were in', () => {
    const renamed = [
      { from: 'src/middleware/validator/rule.ts', to: 'src/validator/rule.ts' },
      { from: 'src/middleware/validator/text/trim.ts', to: 'src/validator/text/trim.ts' },
    ];
    expect(listMoves({ files: { ...files, renamed } }).shown).toEqual([
      { from: 'src/middleware/validator/', to: 'src/validator/', count: 2 },
    ]);
  });

  it('are counted apart from changed ones', () => {
    expect(countChangedFiles(files)).toBe('1 removed, 3 renamed');
  });
});
