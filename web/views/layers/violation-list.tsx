import { NodeLink } from '../../panels/node-link.tsx';
import type { ReportIndex } from '../../state/report-index.ts';
import { plural } from '../../state/format.ts';

const listLimit = 100;

export function ViolationList({ report }: { readonly report: ReportIndex }) {
  const violations = report.report.risks.layer_violations;
  if (violations.length === 0) return <p class="healthy">No layer violations.</p>;
  return (
    <details class="violation-list">
      <summary>{plural(violations.length, 'layer violation')}</summary>
      <ul>
        {violations.slice(0, listLimit).map(({ source, target, sourceLayer, targetLayer }) => (
          <li key={`${source}->${target}`}>
            <NodeLink id={source} figure={sourceLayer} />
            <NodeLink id={target} figure={targetLayer} />
          </li>
        ))}
      </ul>
      {violations.length > listLimit && <p class="muted">and {violations.length - listLimit} more</p>}
    </details>
  );
}
