import { describe, expect, it } from 'vitest';
import { knownNames, nameFiles } from '../../web/advice/name-files.ts';

const files = ['src/cart.ts', 'src/ui/index.ts', 'src/core/index.ts', 'src/a file.ts', 'pkg:zod'];
const names = knownNames(files, new Set(['src/ghost.ts', 'ghost.ts', 'src/cart.ts -> src/ghost.ts']));

describe('the files that an answer names', () => {
  it('finds a file by its path, with a line or a full stop behind it', () => {
    expect(nameFiles('Cut src/cart.ts:12.', 'plain', names)).toEqual([
      { kind: 'text', text: 'Cut ' },
      { kind: 'file', text: 'src/cart.ts:12.', id: 'src/cart.ts' },
    ]);
  });

  it('finds a file by its name where only one has it', () => {
    expect(nameFiles('cart.ts', 'code', names)).toEqual([
      { kind: 'file', text: 'cart.ts', id: 'src/cart.ts' },
    ]);
    expect(nameFiles('index.ts', 'code', names)).toEqual([{ kind: 'text', text: 'index.ts' }]);
  });

  it('takes a name with a space in it whole', () => {
    expect(nameFiles('src/a file.ts', 'code', names)).toEqual([
      { kind: 'file', text: 'src/a file.ts', id: 'src/a file.ts' },
    ]);
  });

  it('strikes what the server found in no report', () => {
    expect(nameFiles('src/ghost.ts', 'code', names)).toEqual([{ kind: 'invented', text: 'src/ghost.ts' }]);
    expect(nameFiles('see src/ghost.ts', 'plain', names)).toEqual([
      { kind: 'text', text: 'see ' },
      { kind: 'invented', text: 'src/ghost.ts' },
    ]);
  });

  it('judges both ends of an import by themselves', () => {
    expect(nameFiles('src/cart.ts -> src/ghost.ts', 'code', names)).toEqual([
      { kind: 'file', text: 'src/cart.ts', id: 'src/cart.ts' },
      { kind: 'text', text: ' -> ' },
      { kind: 'invented', text: 'src/ghost.ts' },
    ]);
  });

  it('leaves words alone', () => {
    expect(nameFiles('The cart.ts and/or Array.map', 'plain', names)).toEqual([
      { kind: 'text', text: 'The cart.ts and/or Array.map' },
    ]);
  });
});
