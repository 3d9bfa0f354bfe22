import { NodeLink } from '../../panels/node-link.tsx';
import type { ReportIndex } from '../../state/report-index.ts';
import { plural } from '../../state/words.ts';

const listedAtMost = 100;

export function ViolationList({ report }: { readonly report: ReportIndex }) {
  const violations = report.report.risks.layer_violations;
  if (violations.length === 0)
    return <p class="healthy">No dependency leads from a lower layer up to a higher one.</p>;
  return (
    <details class="violation-list">
      <summary>{plural(violations.length, 'dependency breaks', 'dependencies break')} a layer</summary>
      <ul>
        {violations.slice(0, listedAtMost).map(({ source, target, sourceLayer, targetLayer }) => (
          <li key={`${source}->${target}`}>
            <NodeLink id={source} figure={sourceLayer} />
            <NodeLink id={target} figure={targetLayer} />
          </li>
        ))}
      </ul>
      {violations.length > listedAtMost && <p class="muted">and {violations.length - listedAtMost} more</p>}
    </details>
  );
}
