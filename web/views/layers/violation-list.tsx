import { NodeLink } from '../../panels/node-link.tsx';
import { describeViolation, plural } from '../../state/format.ts';
import { hasLayers } from '../../state/store.ts';
import { findings } from '../../state/visible.ts';

const listLimit = 100;

export function ViolationList() {
  const violations = findings.value?.violations ?? [];
  if (!hasLayers.value)
    return <p class="layers-note muted">No layers to check: no folder depends on another.</p>;
  if (violations.length === 0) return <p class="layers-note healthy">No layer violations.</p>;
  return (
    <details class="violation-list">
      <summary>{plural(violations.length, 'layer violation')}</summary>
      <ul>
        {violations.slice(0, listLimit).map((violation) => (
          <li key={`${violation.source}->${violation.target}`}>
            <NodeLink id={violation.source} />
            <NodeLink id={violation.target} />
            <p class="muted name">{describeViolation(violation)}</p>
          </li>
        ))}
      </ul>
      {violations.length > listLimit && <p class="muted">and {violations.length - listLimit} more</p>}
    </details>
  );
}
