// The groups that the graph shows: those of the filters, or those within some steps of the selection.
import { useMemo } from 'preact/hooks';
import { isInFolder } from '../../state/format.ts';
import type { ReportIndex } from '../../state/report-index.ts';
import { selectedFolder, selectedNode, view } from '../../state/store.ts';
import { visible } from '../../state/visible.ts';
import { type Groups, useOpenGroups } from '../groups/use-groups.ts';
import { buildGraphTree, openForGraph } from './graph-tree.ts';
import { findWithinSteps } from './within-steps.ts';

export function useGraphGroups(report: ReportIndex): Groups {
  const included = visible.value;
  const { steps } = view.value;
  const [node, folder] = [selectedNode.value, selectedFolder.value];
  const near = useMemo(() => {
    const starts = findStarts(report, node, folder);
    if (steps === null || starts.length === 0) return included;
    return findWithinSteps(report, starts, steps, included);
  }, [report, included, steps, ...(steps === null ? [] : [node, folder])]);
  const root = useMemo(() => buildGraphTree(report, near), [report, near]);
  return useOpenGroups(report, root, openForGraph);
}

function findStarts(report: ReportIndex, node: number, folder: string | null): number[] {
  if (folder === null) return node === -1 ? [] : [node];
  return report.nodes.flatMap((own, number) =>
    own.type === 'file' && isInFolder(own.folder, folder) ? [number] : [],
  );
}
