import { expect, it } from 'vitest';
import { renderMoved, writeMoved } from '../../src/cli/diff/moved-files.ts';
import { renderDiff } from '../../src/cli/diff/text.ts';
import { styleOf } from '../../src/cli/terminal.ts';
import { compareReports } from '../../src/compare/compare-reports.ts';
import type { Change } from '../../src/model/change.ts';
import { type Dependencies, factsOf, reportFrom } from '../support/dependencies.ts';

function moved(pairs: Readonly<Record<string, string>>): Change {
  const renames = Object.entries(pairs).map(([from, to]) => ({ from, to }));
  const report = (files: readonly string[]) =>
    reportFrom(factsOf(Object.fromEntries(files.map((file) => [file, []])) satisfies Dependencies));
  return compareReports(report(Object.keys(pairs)), report(Object.values(pairs)), {
    beforeName: 'before',
    afterName: 'after',
    renames,
  });
}

const style = styleOf({}, {});

it('names a file that lies in another folder, also where nothing else changed', () => {
  const change = moved({ 'src/core/tax.ts': 'src/ui/tax.ts', 'src/old.ts': 'src/new.ts' });
  expect(renderDiff(change, style)).toBe(
    'No change in the architecture between before and after (files: 2 renamed).\n\nMoved: src/core/tax.ts → src/ui/tax.ts\n',
  );
  expect(writeMoved(change)).toBe('\n- Moved: `src/core/tax.ts` → `src/ui/tax.ts`');
});

it('names the folders of files that moved together', () => {
  const change = moved({
    'src/core/tax.ts': 'src/domain/tax.ts',
    'src/core/duty/vat.ts': 'src/domain/duty/vat.ts',
    'cart.ts': 'shop/cart.ts',
  });
  expect(renderMoved(change, style)).toEqual([
    'Moved: src/core/ → src/domain/ (2 files)',
    'Moved: cart.ts → shop/cart.ts',
  ]);
});

it('names a few and counts the others', () => {
  const parts = Array.from({ length: 9 }, (_, i) => [`part${i}/a.ts`, `all/part${i}-a.ts`]);
  const lines = renderMoved(moved(Object.fromEntries(parts)), style);
  expect([lines.length, lines[0], lines.at(-1)]).toEqual([
    6,
    'Moved: part0/a.ts → all/part0-a.ts',
    'and 4 more files moved; --format json lists all',
  ]);
});
