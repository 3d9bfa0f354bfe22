// The shortest paths from the selected file to the second one, each as a chain with the lines of its steps.
import { useMemo } from 'preact/hooks';
import { shortName } from '../state/file-name.ts';
import { countOf, writeNumber } from '../../src/std/words.ts';
import { listPaths } from '../state/path-search.ts';
import type { ReportIndex } from '../state/report-index.ts';
import { navigate, secondNode, selectedNode, view } from '../state/store.ts';
import { visibleName } from '../state/visible-name.ts';
import { Chain } from './chain.tsx';
import { LongList } from './long-list.tsx';

export function PathsBetween({ current }: { readonly current: ReportIndex }) {
  const { second } = view.value;
  if (second === null) return null;
  if (secondNode.value !== -1) return <Paths current={current} />;
  return (
    <section class="paths" aria-label="Paths">
      <h2>
        Path to <span class="name">{visibleName(second)}</span>
      </h2>
      <p>There is no file or package with this name in this project.</p>
      <p class="file-actions">
        <Done />
      </p>
    </section>
  );
}

function Paths({ current }: { readonly current: ReportIndex }) {
  const [from, to] = [selectedNode.value, secondNode.value];
  const { paths, count, isThroughSources } = useMemo(() => listPaths(current, from, to), [current, from, to]);
  const end = current.edgeTarget[paths[0]?.at(-1) ?? -1] ?? to;
  const nameOf = (node: number): string => visibleName(shortName(current.nodes[node]?.id ?? ''));
  return (
    <section class="paths" aria-label="Paths">
      <h2>
        Path to <span class="name">{nameOf(to)}</span>
      </h2>
      {count === 0 ? (
        <p>
          No path from {nameOf(from)} to {nameOf(to)}.
        </p>
      ) : (
        <>
          <p class="muted">
            {countOf(count, 'shortest path')} of {countOf(paths[0]?.length ?? 0, 'import')}
            {isThroughSources ? ', from headers on in their sources' : ''}
            {end === to ? '' : `; who uses ${nameOf(end)} depends on it`}
          </p>
          <LongList
            key={`${from}:${to}`}
            items={paths.map((edges) => ({ edges, key: edges.join() }))}
            shownAtFirst={5}
            keyOf={({ key }) => key}
            render={({ edges }) => <Chain current={current} edges={edges} />}
          />
          {paths.length < count && (
            <p class="muted">and {writeNumber(count - paths.length)} more of the same length</p>
          )}
        </>
      )}
      <p class="file-actions">
        <button
          type="button"
          onClick={() => navigate({ selected: view.value.second, second: view.value.selected })}
        >
          Swap direction
        </button>
        <Done />
      </p>
    </section>
  );
}

function Done() {
  return (
    <button type="button" onClick={() => navigate({ second: null })}>
      Done
    </button>
  );
}
