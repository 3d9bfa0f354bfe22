import { expect, it } from 'vitest';
import { filePath } from '../../src/model/file-path.ts';
import type { EntryKind } from '../../src/model/project.ts';
import { isRelevant, type Seen } from '../../src/session/watch/is-relevant.ts';

function seen(changes: Readonly<Record<string, EntryKind>> = {}): Seen {
  const entries = new Map<string, EntryKind>([
    ['.', 'folder'],
    ['.gitignore', 'asset'],
    ['logo.png', 'asset'],
    ['package.json', 'asset'],
    ['src', 'folder'],
    ['src/cart.ts', 'source'],
    ['tsconfig.json', 'asset'],
    ['today.log', 'ignored'],
    ...Object.entries(changes),
  ]);
  return { entries, manifests: new Map([[filePath('tsconfig.json'), '{}']]) };
}

it.each([
  ['src/cart.ts', true],
  ['tsconfig.json', true],
  ['package.json', true],
  ['.gitignore', true],
  ['logo.png', false],
  ['today.log', false],
  ['src', false],
  ['gone-again.swp', false],
])('a change of %s matters: %s', (path, expected) => {
  expect(isRelevant(new Set([path]), seen(), seen())).toBe(expected);
});

it.each<[string, Seen, Seen, boolean]>([
  ['a source file that came', seen(), seen({ 'src/orders.ts': 'source' }), true],
  ['a folder that went', seen({ 'src/old': 'folder' }), seen(), true],
  ['an asset that came: an import may lead to it', seen(), seen({ 'style.css': 'asset' }), true],
  ['a file that is ignored now', seen(), seen({ 'src/cart.ts': 'ignored' }), true],
  ['an ignored file that came', seen(), seen({ 'yesterday.log': 'ignored' }), false],
])('%s', (_, before, after, expected) => {
  expect(isRelevant(new Set(), before, after)).toBe(expected);
});
