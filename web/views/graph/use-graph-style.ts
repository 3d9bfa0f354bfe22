// Turns report, view and theme into the style of groups and links.
import { useMemo } from 'preact/hooks';
import { nodeStates } from '../../state/change/align-reports.ts';
import { stateSigns } from '../../panels/state-sign.tsx';
import type { ReportIndex } from '../../state/report-index.ts';
import {
  alignedReports,
  hoveredNode,
  secondNode,
  selectedFolder,
  selectedNode,
  view,
} from '../../state/store.ts';
import { visible } from '../../state/visible.ts';
import { useLinkChanges } from '../groups/use-link-changes.ts';
import type { ShownGroups } from '../groups/shown-groups.ts';
import { colourByState } from '../shared/colour-by-state.ts';
import { type Colouring, colourNodes } from '../shared/colouring.ts';
import type { DrawingTheme } from '../shared/drawing-theme.ts';
import { type GroupLooks, colourGroups } from './group-look.ts';
import { type GraphStyle, computeStyle } from './graph-style.ts';
import { findGroupsOfFolder, findNeighbourhood } from './neighbourhood.ts';

export interface StyledGraph {
  readonly style: GraphStyle;
  readonly colouring: Colouring;
  /** The groups of the selection. */
  readonly selected: readonly number[];
}

interface GraphStyleOptions {
  readonly looks: Omit<GroupLooks, 'colour'>;
  readonly theme: DrawingTheme;
  readonly isLayoutRunning: boolean;
  /** The group under the pointer, -1 for none. */
  readonly pointed: number;
}

export function useGraphStyle(
  report: ReportIndex,
  shown: ShownGroups,
  { looks, theme, isLayoutRunning, pointed }: GraphStyleOptions,
): StyledGraph {
  const { colour, cycle } = view.value;
  const included = colour === 'folder' ? visible.value : null;
  const change = alignedReports.value;
  const colouring = useMemo(
    () =>
      change === null
        ? colourNodes(report, colour, theme, included === null ? undefined : { shown: included, path: '' })
        : colourByState(report, change.states, theme),
    [report, colour, theme, included, change],
  );
  const colours = useMemo(() => colourGroups(shown, colouring), [shown, colouring]);
  const folder = selectedFolder.value;
  const [first, second] = [selectedNode.value, secondNode.value];
  const selected = useMemo(() => {
    if (folder !== null) return findGroupsOfFolder(shown, folder);
    return groupsOf(shown, first);
  }, [shown, folder, first]);
  const hovered = pointed === -1 ? (shown.groupOf[hoveredNode.value] ?? -1) : pointed;
  const neighbourhood = useMemo(() => {
    const isHovered = hovered !== -1;
    return findNeighbourhood(report, shown, {
      focus: isHovered ? [hovered] : selected,
      path: isHovered ? [-1, -1] : [first, second],
      cycle,
    });
  }, [report, shown, hovered, selected, first, second, cycle]);
  const changes = useLinkChanges(report, shown);
  const style = useMemo(() => {
    const chosen = [...(selected.length > 1 ? [] : selected), ...groupsOf(shown, second), hovered];
    return computeStyle({
      shown,
      looks: {
        ...looks,
        labels: change === null ? looks.labels : signLabels(looks.labels, colours),
        colour: colours,
      },
      neighbourhood,
      chosen,
      palette: colouring.palette,
      theme,
      isLayoutRunning,
      changes,
    });
  }, [
    shown,
    looks,
    colours,
    change,
    neighbourhood,
    colouring,
    theme,
    selected,
    second,
    hovered,
    isLayoutRunning,
    changes,
  ]);
  return { style, colouring, selected };
}

/** The sign of what changed, besides its colour. */
function signLabels(labels: readonly string[], colours: Uint8Array): readonly string[] {
  return labels.map((label, group) => {
    const state = nodeStates[colours[group] ?? 0];
    return label === '' || state === undefined || state === 'same' ? label : `${stateSigns[state]} ${label}`;
  });
}

function groupsOf({ groupOf }: ShownGroups, node: number): number[] {
  const group = groupOf[node] ?? -1;
  return group === -1 ? [] : [group];
}
