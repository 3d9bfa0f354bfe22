// The first second: which project, how healthy, how large.
import { index } from '../state/store.ts';
import '../style/verdict.css';

export function Verdict() {
  const report = index.value?.report;
  if (report === undefined) return null;
  const { health, metrics, risks } = report;
  return (
    <div class="verdict">
      <h1 class="name" title={report.projectRoot}>
        {report.projectRoot.split(/[/\\]/).findLast((part) => part !== '') ?? report.projectRoot}
      </h1>
      <strong class="grade" data-grade={health.grade} title={explain(health)}>
        {health.grade} <small>{health.score}</small>
      </strong>
      <Figure count={metrics.filesAnalyzed} one="file" many="files" />
      <Figure count={metrics.totalDependencies} one="dependency" many="dependencies" />
      <Figure count={metrics.circularDependencyCount} one="cycle" many="cycles" bad />
      <Figure count={risks.god_modules.length} one="god module" many="god modules" bad />
      <Figure count={risks.layer_violations.length} one="layer violation" many="layer violations" bad />
    </div>
  );
}

interface FigureProps {
  readonly count: number;
  readonly one: string;
  readonly many: string;
  /** Whether any at all is bad news. */
  readonly bad?: boolean;
}

function Figure({ count, one, many, bad = false }: FigureProps) {
  return (
    <span class="figure" data-bad={bad && count > 0}>
      <b>{count.toLocaleString('en')}</b> {count === 1 ? one : many}
    </span>
  );
}

function explain(health: {
  readonly deductions: readonly { readonly reason: string; readonly points: number }[];
}): string {
  if (health.deductions.length === 0) return '100: nothing was taken off';
  return `100 − ${health.deductions.map(({ reason, points }) => `${points} (${reason})`).join(' − ')}`;
}
