// Dependencies between files, each with its import lines.
import type { Dependency } from '../../src/model/report.ts';
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
}

export function FileDependencies({ current, dependencies, shownAtFirst }: FileDependenciesProps) {
  return (
    <LongList
      items={dependencies}
      shownAtFirst={shownAtFirst}
      keyOf={([source, target]) => `${source}->${target}`}
      render={(dependency) => <FileDependency current={current} dependency={dependency} />}
    />
  );
}

interface FileDependencyProps {
  readonly current: ReportIndex;
  readonly dependency: Dependency;
}

export function FileDependency({ current, dependency }: FileDependencyProps) {
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
      </p>
      {edge !== -1 && (
        <ImportLines file={source} target={target} imports={current.evidence.importsOf(edge)} />
      )}
    </div>
  );
}
