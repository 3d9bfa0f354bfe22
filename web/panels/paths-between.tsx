// How the first selected file leads to the second, over the fewest imports.
import { findPaths } from '../state/reach.ts';
import type { ReportIndex } from '../state/report-index.ts';
import { goTo, secondNode, selectedNode } from '../state/store.ts';
import { plural } from '../state/words.ts';
import { ImportLines } from './import-lines.tsx';
import { NodeLink } from './node-link.tsx';

export function PathsBetween({ current }: { readonly current: ReportIndex }) {
  const edges = findPaths(current, selectedNode.value, secondNode.value);
  const target = current.nodes[secondNode.value]?.id ?? '';
  return (
    <section class="paths">
      <h2>Ways to</h2>
      <NodeLink id={target} />
      {edges.length === 0 ? (
        <p>No import leads there, not even through others.</p>
      ) : (
        <ul>
          {edges.toReversed().flatMap((edge) => {
            const detailed = current.edges[edge];
            if (detailed === undefined) return [];
            return [
              <li key={detailed.id}>
                <NodeLink id={detailed.source} />
                <ImportLines file={detailed.source} imports={detailed.imports} />
              </li>,
            ];
          })}
        </ul>
      )}
      <p>
        <span class="muted">{plural(edges.length, 'import')} on the shortest ways. </span>
        <button type="button" onClick={() => goTo({ second: null })}>
          Done
        </button>
      </p>
    </section>
  );
}
