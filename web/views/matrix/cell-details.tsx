// The import lines of a cell.
import { useEffect, useRef } from 'preact/hooks';
import { StateText } from '../../panels/state-text.tsx';
import { ImportLines } from '../../panels/import-lines.tsx';
import { RuleLink } from '../../panels/rule-link.tsx';
import { NodeLink } from '../../panels/node-link.tsx';
import { stateOfEdge } from '../../state/state-of-edge.ts';
import { findBrokenEdges } from '../../state/broken-edges.ts';
import { type ReportIndex, edgeOf } from '../../state/report-index.ts';
import { RemoveButton } from '../../what-if/remove-button.tsx';
import { nameOf } from '../groups/group-tree.ts';
import { edgesBetween, type ShownGroups } from '../groups/shown-groups.ts';

interface CellDetailsProps {
  readonly report: ReportIndex;
  readonly shown: ShownGroups;
  /** Numbers of the two groups. */
  readonly from: number;
  readonly to: number;
  close(): void;
}

const listLimit = 100;
/** The address holds every dependency that a what-if removes. */
const removalLimit = 200;

export function CellDetails({ report, shown, from, to, close }: CellDetailsProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), [from, to]);
  const [source, target] = [shown.groups[from], shown.groups[to]];
  if (source === undefined || target === undefined) return null;
  const rulesOf = findBrokenEdges(report);
  const edges = edgesBetween(report, shown, from, to)
    // What breaks a rule comes first.
    .toSorted((a, b) => Number(rulesOf.has(b)) - Number(rulesOf.has(a)))
    .map((edge) => ({
      ...edgeOf(report, edge),
      broken: rulesOf.get(edge) ?? [],
      state: stateOfEdge(report, edge),
    }))
    .toSorted((a, b) => Number(b.state !== undefined) - Number(a.state !== undefined));
  return (
    <section
      ref={section}
      class="cell-details"
      tabIndex={-1}
      aria-label="Imports of this cell"
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <header>
        <h3>
          <span class="name">{nameOf(source)}</span>
          {from === to ? ': imports inside' : ' depends on '}
          {from !== to && <span class="name">{nameOf(target)}</span>}
        </h3>
        {edges.length > 1 && edges.length <= removalLimit && (
          <RemoveButton dependencies={edges.map((edge) => [edge.source, edge.target])}>
            What if all {edges.length} were removed?
          </RemoveButton>
        )}
        <button type="button" onClick={close}>
          Close
        </button>
      </header>
      <ul>
        {edges.slice(0, listLimit).map((edge) => (
          <li key={edge.id} class={edge.isCircular ? 'circular' : ''}>
            <NodeLink id={edge.source} />
            <NodeLink id={edge.target} />
            <StateText state={edge.state} />
            <ImportLines
              file={edge.source}
              target={edge.target}
              imports={edge.imports}
              isPast={edge.state === 'removed'}
            />
            {edge.broken.map(({ rule, status }) => (
              <RuleLink key={rule} rule={rule} state={status === 'new' ? 'new' : 'in the baseline'} />
            ))}
          </li>
        ))}
      </ul>
      {edges.length > listLimit && (
        <p class="muted">and {edges.length - listLimit} more: open the folders to see them separately</p>
      )}
    </section>
  );
}
