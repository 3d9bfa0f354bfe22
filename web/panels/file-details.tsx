// The selected file: its impact, its risk, and its dependencies with their import lines.
import type { DetailedNode } from '../../src/model/report.ts';
import { nodeStates } from '../state/change/align-reports.ts';
import type { ReportIndex } from '../state/report-index.ts';
import { alignedReports, drawnIndex } from '../state/store.ts';
import { DependencyList } from './dependency-list.tsx';
import { FileHeading } from './file-heading.tsx';
import { FileHistory } from './file-history.tsx';
import { FileImpact } from './file-impact.tsx';
import { FileRisk } from './file-risk.tsx';
import { PathsBetween } from './paths-between.tsx';

interface FileDetailsProps {
  readonly current: ReportIndex;
  readonly number: number;
  readonly node: DetailedNode;
}

export function FileDetails({ current, number, node }: FileDetailsProps) {
  const drawn = drawnIndex.value ?? current;
  return (
    <article class="file-panel" aria-labelledby="file-name">
      <FileHeading node={node} state={nodeStates[alignedReports.value?.states[number] ?? 0]} />
      <PathsBetween current={current} />
      <FileImpact current={current} number={number} />
      {node.type === 'file' && <FileRisk current={current} number={number} node={node} />}
      {node.type === 'file' && <FileHistory id={node.id} />}
      <DependencyList current={drawn} number={number} side="in" />
      {node.type === 'file' && <DependencyList current={drawn} number={number} side="out" />}
    </article>
  );
}
