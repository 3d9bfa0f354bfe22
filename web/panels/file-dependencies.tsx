// Dependencies between files, each with its import lines.
import type { CutChange, Dependency } from '../../src/model/report.ts';
import { shortVerb } from '../../src/query/fixes/change-words.ts';
import { shortName } from '../state/file-name.ts';
import { type ReportIndex, findEdge } from '../state/report-index.ts';
import { select } from '../state/store.ts';
import { ImportLines } from './import-lines.tsx';
import { LongList } from './long-list.tsx';
import { LongName } from './long-name.tsx';
import { NodeLink } from './node-link.tsx';

interface FileDependenciesProps {
  readonly current: ReportIndex;
  readonly dependencies: readonly Dependency[];
  readonly shownAtFirst: number;
  /** What to do about each, where that differs. */
  readonly changes?: readonly CutChange[] | undefined;
}

export function FileDependencies({ current, dependencies, shownAtFirst, changes }: FileDependenciesProps) {
  return (
    <LongList
      items={dependencies.map((dependency, i) => ({ dependency, change: changes?.[i] }))}
      shownAtFirst={shownAtFirst}
      keyOf={({ dependency }) => dependency.join('->')}
      render={(item) => <FileDependency current={current} {...item} />}
    />
  );
}

interface FileDependencyProps {
  readonly current: ReportIndex;
  readonly dependency: Dependency;
  readonly change?: CutChange | undefined;
}

export function FileDependency({ current, dependency, change }: FileDependencyProps) {
  const [source, target] = dependency;
  const edge = findEdge(current, dependency);
  return (
    <div class="file-dependency">
      <NodeLink id={source} />
      <p>
        imports{' '}
        <button type="button" class="quiet" title={target} onClick={() => select(target)}>
          <LongName text={shortName(target)} />
        </button>
        {change !== undefined && ` (${shortVerb(change)})`}
      </p>
      {edge !== -1 && (
        <ImportLines file={source} target={target} imports={current.evidence.importsOf(edge)} />
      )}
    </div>
  );
}
