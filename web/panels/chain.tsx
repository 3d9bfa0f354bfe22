// Dependencies that follow each other: the files of a path or of a cycle, with the import lines of each step.
import { type ReportIndex, edgeOf } from '../state/report-index.ts';
import { ImportLines } from './import-lines.tsx';
import { NodeLink } from './node-link.tsx';

interface ChainProps {
  readonly current: ReportIndex;
  readonly edges: readonly number[];
}

export function Chain({ current, edges }: ChainProps) {
  const steps = edges.map((edge) => edgeOf(current, edge));
  const last = steps.at(-1)?.target;
  return (
    <ol class="chain">
      {steps.map(({ id, source, target, imports }) => (
        <li key={id}>
          <NodeLink id={source} />
          <ImportLines file={source} target={target} imports={imports} />
        </li>
      ))}
      {last !== undefined && (
        <li>
          <NodeLink id={last} />
        </li>
      )}
    </ol>
  );
}
