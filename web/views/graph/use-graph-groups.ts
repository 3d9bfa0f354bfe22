// The groups that the graph shows: those of the filters, or those within some steps of the selection.
import { useCallback, useMemo } from 'preact/hooks';
import { isInFolder } from '../../state/format.ts';
import type { ReportIndex } from '../../state/report-index.ts';
import { selectedFolder, selectedNode, view } from '../../state/store.ts';
import { visible } from '../../state/visible.ts';
import type { Group } from '../groups/group-tree.ts';
import { openAround } from '../groups/open-around.ts';
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
  const id = steps === null ? undefined : report.nodes[node]?.id;
  const focusedFolder = steps === null ? null : folder;
  const chooseOpen = useCallback(
    (from: Group) => {
      // Around a folder, the others are as they were before.
      if (focusedFolder !== null) return openForGraph(buildGraphTree(report, included));
      // The file in focus is drawn itself, not the folder around it.
      return new Set([...openForGraph(from), ...(id === undefined ? [] : openAround(from, [id]))]);
    },
    [report, included, id, focusedFolder],
  );
  return useOpenGroups(report, root, chooseOpen);
}

function findStarts(report: ReportIndex, node: number, folder: string | null): number[] {
  if (folder === null) return node === -1 ? [] : [node];
  return report.nodes.flatMap((own, number) =>
    own.type === 'file' && isInFolder(own.folder, folder) ? [number] : [],
  );
}
