// The groups that the graph shows: those of the filters, or those within some steps of the selection.
import { useCallback, useMemo } from 'preact/hooks';
import { findShortestCycle } from '../../state/break-cycle.ts';
import { isInFolder } from '../../state/format.ts';
import type { ReportIndex } from '../../state/report-index.ts';
import { selectedFolder, selectedNode, view } from '../../state/store.ts';
import { visible } from '../../state/visible.ts';
import type { Group } from '../groups/group-tree.ts';
import { openAround } from '../groups/open-around.ts';
import { type Groups, useOpenGroups } from '../groups/use-groups.ts';
import { buildGraphTree, fileLimit, openForGraph } from './graph-tree.ts';
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
  const { cycle } = view.value;
  const root = useMemo(
    () => buildGraphTree(report, near, findApart(report, near, cycle)),
    [report, near, cycle],
  );
  const apart = steps === null ? -1 : node;
  const focusedFolder = steps === null ? null : folder;
  const chooseOpen = useCallback(
    (from: Group) => {
      // Around a folder or a cycle, the others are as they were before.
      if (focusedFolder !== null) return openForGraph(buildGraphTree(report, included));
      if (cycle !== null) return openForGraph(buildGraphTree(report, near));
      // The file in focus is drawn itself, not the folder around it.
      return new Set([
        ...openForGraph(from),
        ...(apart === -1 ? [] : openAround(from, (file) => Number(file === apart))),
      ]);
    },
    [report, included, near, cycle, apart, focusedFolder],
  );
  return useOpenGroups(report, root, chooseOpen);
}

/** Of a larger cycle, only the shortest loop is drawn file by file. */
const cycleLimit = 40;

/** The files of the cycle in focus, which the folders around them would hide. */
function findApart(index: ReportIndex, near: Uint8Array, cycle: number | null): number[] {
  if (cycle === null || near.reduce((sum, isNear) => sum + isNear, 0) <= fileLimit) return [];
  const members = index.report.cycles[cycle] ?? [];
  if (members.length > cycleLimit)
    return findShortestCycle(index, { cycle }).map((edge) => index.edgeSource[edge] ?? 0);
  return members.flatMap((id) => index.numberOf.get(id) ?? []);
}

function findStarts(report: ReportIndex, node: number, folder: string | null): number[] {
  if (folder === null) return node === -1 ? [] : [node];
  return report.nodes.flatMap((own, number) =>
    own.type === 'file' && isInFolder(own.folder, folder) ? [number] : [],
  );
}
