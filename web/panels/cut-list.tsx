// Where to cut a cycle or a tangle: what to change, what remains afterwards, and the lines that must change.
import { useState } from 'preact/hooks';
import type { Cut, CutChange } from '../../src/model/report.ts';
import { describeShrinking } from '../../src/query/describe-shrinking.ts';
import { explainChange } from '../state/change-meanings.ts';
import { plural } from '../state/format.ts';
import type { ReportIndex } from '../state/report-index.ts';
import { FileDependencies } from './file-dependencies.tsx';

interface CutListProps {
  readonly current: ReportIndex;
  readonly cuts: readonly Cut[];
  /** Members before the first cut. */
  readonly size: number;
  /** What the members are called. */
  readonly member: 'file' | 'member';
}

const shownAtFirst = 3;

export function CutList({ current, cuts, size, member }: CutListProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? cuts : cuts.slice(0, shownAtFirst);
  const left = cuts.at(-1)?.after ?? 0;
  return (
    <section class="cut-list">
      <h3>Where to cut, in this order</h3>
      <ol>
        {shown.map((cut, step) => (
          <li key={step}>
            <h4>
              {describeCut(cut)}: {describeEffect(cuts[step - 1]?.after ?? size, cut, member)}
            </h4>
            {(cut.changes !== undefined || cuts[step - 1]?.change !== cut.change) && (
              <p class="hint">{explainChange(cut)}</p>
            )}
            <FileDependencies current={current} dependencies={cut.edges} shownAtFirst={3} />
          </li>
        ))}
      </ol>
      {shown.length < cuts.length && (
        <button type="button" class="quiet more" onClick={() => setWhole(true)}>
          Show all {cuts.length} cuts
        </button>
      )}
      {shown.length === cuts.length && left > 0 && (
        <p class="hint">
          {plural(left, member)} still depend on each other after these cuts. The report lists the first{' '}
          {cuts.length}; <code>--cuts all</code> lists all.
        </p>
      )}
    </section>
  );
}

function describeCut({ change, changes, edges }: Cut): string {
  if (changes !== undefined) return `Cut these ${edges.length} imports`;
  const [one, many] = verbs[change];
  return edges.length === 1 ? one : many.replace('N', String(edges.length));
}

const verbs: Readonly<Record<CutChange, readonly [one: string, many: string]>> = {
  remove: ['Remove this import', 'Remove these N imports'],
  'type-only': ['Make this import type-only', 'Make these N imports type-only'],
  move: ['Move the imported file', 'Move the imported files (N imports)'],
  'move-source': ['Move the importing package', 'Move the importing packages (N imports)'],
  'move-types': ['Move the imported types', 'Move the imported types (N imports)'],
  'move-class': ['Move the subclass or its supertype', 'Move subclasses or their supertypes (N imports)'],
  invert: ['Invert this import', 'Invert these N imports'],
};

function describeEffect(before: number, cut: Cut, member: CutListProps['member']): string {
  if (cut.after === 0) return 'no cycle remains';
  return `the ${member === 'file' ? 'cycle' : 'tangle'} ${describeShrinking(before, cut)} ${member}s`;
}
