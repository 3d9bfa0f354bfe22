// Where to cut a cycle or a tangle: what to change, what remains afterwards, and the lines that must change.
import { useState } from 'preact/hooks';
import type { Cut } from '../../src/model/report.ts';
import { showFix } from '../state/describe-fix.ts';
import { shortName } from '../state/file-name.ts';
import { countOf } from '../../src/std/words.ts';
import type { ReportIndex } from '../state/report-index.ts';
import { Breakable } from './breakable.tsx';
import { FileDependencies } from './file-dependencies.tsx';

interface CutListProps {
  readonly current: ReportIndex;
  readonly kind: 'cut-cycle' | 'cut-tangle';
  /** The number of the cycle or tangle in the report. */
  readonly at: number;
  readonly cuts: readonly Cut[];
  /** Members before the first cut. */
  readonly size: number;
}

const shownAtFirst = 3;

export function CutList({ current, kind, at, cuts, size }: CutListProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? cuts : cuts.slice(0, shownAtFirst);
  const left = cuts.at(-1)?.after ?? 0;
  const steps = shown.map((cut, step) => {
    const before = cuts[step - 1]?.after ?? size;
    return { cut, ...showFix({ kind, at, step, cut, before }, current.report, shortName) };
  });
  return (
    <section class="cut-list">
      <h3>Where to cut, in this order</h3>
      <ol>
        {steps.map(({ cut, text, reasons }, step) => (
          <li key={step}>
            <h4>
              <Breakable text={text} />
            </h4>
            {reasons !== '' && reasons !== steps[step - 1]?.reasons && (
              <p class="hint">
                <Breakable text={reasons} />
              </p>
            )}
            <FileDependencies
              current={current}
              dependencies={cut.edges}
              changes={cut.changes}
              shownAtFirst={3}
            />
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
          {countOf(left, kind === 'cut-cycle' ? 'file' : 'member')} still depend on each other after these
          cuts. The report lists the first {cuts.length}; <code>--cuts all</code> lists all.
        </p>
      )}
    </section>
  );
}
