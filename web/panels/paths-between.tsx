// How the first selected file leads to the second, over the fewest imports.
import { findPaths } from '../state/reach.ts';
import { type ReportIndex, edgeOf } from '../state/report-index.ts';
import { goTo, secondNode, selectedNode, view } from '../state/store.ts';
import { plural } from '../state/words.ts';
import { ImportLines } from './import-lines.tsx';
import { NodeLink } from './node-link.tsx';

export function PathsBetween({ current }: { readonly current: ReportIndex }) {
  const edges = findPaths(current, selectedNode.value, secondNode.value);
  const target = current.nodes[secondNode.value]?.id ?? '';
  return (
    <section class="paths">
      <h2>From here to</h2>
      <NodeLink id={target} />
      {edges.length === 0 ? (
        <p>No import leads there, not even through others.</p>
      ) : (
        <>
          <p class="muted">{plural(edges.length, 'import')} on the shortest ways:</p>
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
          onClick={() => goTo({ selected: view.value.second, second: view.value.selected })}
        >
          The other way round
        </button>
        <button type="button" onClick={() => goTo({ second: null })}>
          Done
        </button>
      </p>
    </section>
  );
}
