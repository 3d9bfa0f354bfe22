import { describe, expect, it } from 'vitest';
import { knownNames, findFileNames } from '../../web/advice/find-file-names.ts';

const files = ['src/cart.ts', 'src/ui/index.ts', 'src/core/index.ts', 'src/a file.ts', 'pkg:zod'];
const names = knownNames(files, new Set(['src/ghost.ts', 'ghost.ts', 'src/cart.ts -> src/ghost.ts']));

describe('the files that an answer names', () => {
  it('finds a file by its path, with a line number or a full stop after it', () => {
    expect(findFileNames('Cut src/cart.ts:12.', 'plain', names)).toEqual([
      { kind: 'text', text: 'Cut ' },
      { kind: 'file', text: 'src/cart.ts:12.', id: 'src/cart.ts' },
    ]);
  });

  it('finds a file by its name if it is unique', () => {
    expect(findFileNames('cart.ts', 'code', names)).toEqual([
      { kind: 'file', text: 'cart.ts', id: 'src/cart.ts' },
    ]);
    expect(findFileNames('index.ts', 'code', names)).toEqual([{ kind: 'text', text: 'index.ts' }]);
  });

  it('finds a name with a space', () => {
    expect(findFileNames('src/a file.ts', 'code', names)).toEqual([
      { kind: 'file', text: 'src/a file.ts', id: 'src/a file.ts' },
    ]);
  });

  it('marks names that the server did not find in the report', () => {
    expect(findFileNames('src/ghost.ts', 'code', names)).toEqual([{ kind: 'unknown', text: 'src/ghost.ts' }]);
    expect(findFileNames('see src/ghost.ts', 'plain', names)).toEqual([
      { kind: 'text', text: 'see ' },
      { kind: 'unknown', text: 'src/ghost.ts' },
    ]);
  });

  it('checks both ends of an import separately', () => {
    expect(findFileNames('src/cart.ts -> src/ghost.ts', 'code', names)).toEqual([
      { kind: 'file', text: 'src/cart.ts', id: 'src/cart.ts' },
      { kind: 'text', text: ' -> ' },
      { kind: 'unknown', text: 'src/ghost.ts' },
    ]);
  });

  it('does not change other words', () => {
    expect(findFileNames('The cart.ts and/or Array.map', 'plain', names)).toEqual([
      { kind: 'text', text: 'The cart.ts and/or Array.map' },
    ]);
  });
});
