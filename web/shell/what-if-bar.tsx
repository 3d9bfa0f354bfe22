// Says that the page shows a what-if: what changes by it, and the dependencies that it leaves out.
import { useRef } from 'preact/hooks';
import { writeGrade } from '../../src/model/health-words.ts';
import type { RuleReport } from '../../src/model/rule-result.ts';
import { LongName } from '../panels/long-name.tsx';
import { shortName } from '../state/file-name.ts';
import { countOf } from '../../src/std/words.ts';
import { type ReportIndex, findEdge } from '../state/report-index.ts';
import { alignedReports, index, realIndex, view } from '../state/store.ts';
import { ComparedFigure, type ComparedFigureProps } from './compared-figure.tsx';
import { useCloseOutside } from './use-close-outside.ts';
import '../style/what-if.css';
import { restoreAll, restoreDependency, whatIfState } from '../what-if/what-if.ts';

export function WhatIfBar() {
  const { removed } = view.value;
  if (removed.length === 0 || alignedReports.value !== null) return null;
  return (
    <section
      class="what-if"
      aria-label="What if"
      title="Computed from the report; the project is not changed."
    >
      <b>What if</b>
      <Removed />
      <p role="status">
        <Outcome />
      </p>
      <button type="button" onClick={restoreAll}>
        {removed.length === 1 ? 'Undo' : 'Undo all'}
      </button>
    </section>
  );
}

function Outcome() {
  const state = whatIfState.value;
  const [before, after] = [realIndex.value, index.value];
  if (state.kind === 'failed') return <>{state.reason}</>;
  if (state.kind !== 'shown' || before === null || after === null) return <>Computing…</>;
  const { removed } = view.value;
  const unknown = removed.filter((dependency) => findEdge(before, dependency) === -1).length;
  if (unknown === removed.length) return <>Nothing changes: the project has no such dependency.</>;
  return (
    <>
      {unknown > 0 && <span>{countOf(unknown, 'dependency', 'dependencies')} not in this project</span>}
      {compare(before, after).map((figure) => (
        <ComparedFigure key={figure.name} {...figure} />
      ))}
    </>
  );
}

function compare(
  { report: before }: ReportIndex,
  { report: after }: ReportIndex,
): readonly ComparedFigureProps[] {
  const count = (name: string, from: number, to: number): ComparedFigureProps => ({
    name,
    from: String(from),
    to: String(to),
    isBetter: to < from,
    isWorse: to > from,
  });
  const [from, to] = [before.health, after.health];
  const filesIn = ({ cycles }: typeof before): number => cycles.reduce((sum, files) => sum + files.length, 0);
  return [
    ...(from === undefined || to === undefined
      ? []
      : [
          {
            name: 'Health',
            from: writeGrade(from),
            to: writeGrade(to),
            isBetter: to.score > from.score,
            isWorse: to.score < from.score,
          },
        ]),
    count('Cycles', before.cycles.length, after.cycles.length),
    count('Files in cycles', filesIn(before), filesIn(after)),
    count('Tangles', before.tangles.length, after.tangles.length),
    count('Layer violations', before.risks.layer_violations.length, after.risks.layer_violations.length),
    ...(before.rules === undefined || after.rules === undefined
      ? []
      : [count('Rule violations', countViolations(before.rules), countViolations(after.rules))]),
  ];
}

function countViolations({ results }: RuleReport): number {
  return results.reduce((sum, { violations }) => sum + violations.length, 0);
}

function Removed() {
  const box = useRef<HTMLDetailsElement>(null);
  useCloseOutside(box);
  const { removed } = view.value;
  const real = realIndex.value;
  return (
    <details ref={box} class="what-if-removed">
      <summary>without {countOf(removed.length, 'dependency', 'dependencies')}</summary>
      <ul>
        {removed.map((dependency) => {
          const [source, target] = dependency;
          return (
            <li key={`${source}->${target}`}>
              <span class="what-if-dependency" title={`${source} → ${target}`}>
                <LongName text={shortName(source)} />
                <span aria-label="imports"> → </span>
                <LongName text={shortName(target)} />
                {real !== null && findEdge(real, dependency) === -1 && <small>not in this project</small>}
              </span>
              <button type="button" class="quiet" onClick={() => restoreDependency(dependency)}>
                Undo<span class="visually-hidden"> {`${source} imports ${target}`}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
