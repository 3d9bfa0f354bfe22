// The shortest paths from the selected file to the second one.
import { findShortestPaths } from '../state/graph-search.ts';
import { type ReportIndex, edgeOf } from '../state/report-index.ts';
import { navigate, secondNode, selectedNode, view } from '../state/store.ts';
import { shortName } from '../state/file-name.ts';
import { plural } from '../state/format.ts';
import { visibleName } from '../state/visible-name.ts';
import { ImportLines } from './import-lines.tsx';
import { NodeLink } from './node-link.tsx';

export function PathsBetween({ current }: { readonly current: ReportIndex }) {
  const edges = findShortestPaths(current, selectedNode.value, secondNode.value);
  const target = current.nodes[secondNode.value]?.id ?? '';
  return (
    <section class="paths">
      <h2>Paths to</h2>
      <NodeLink id={target} />
      {edges.length === 0 ? (
        <p>
          No path from {fileNameOf(current, selectedNode.value)} to {fileNameOf(current, secondNode.value)}.
        </p>
      ) : (
        <>
          <p class="muted">{plural(edges.length, 'import')} on the shortest paths:</p>
          <ol>
            {edges
              .toReversed()
              .map((edge) => edgeOf(current, edge))
              .map(({ id, source, imports }) => (
                <li key={id}>
                  <NodeLink id={source} />
                  <ImportLines file={source} imports={imports} />
                </li>
              ))}
          </ol>
        </>
      )}
      <p class="file-actions">
        <button
          type="button"
          onClick={() => navigate({ selected: view.value.second, second: view.value.selected })}
        >
          Reverse
        </button>
        <button type="button" onClick={() => navigate({ second: null })}>
          Done
        </button>
      </p>
    </section>
  );
}

function fileNameOf({ nodes }: ReportIndex, node: number): string {
  return visibleName(shortName(nodes[node]?.id ?? ''));
}
