// Brings what is selected into view: a repository that is outside or too small to see, a cycle, the users of a package.
import { useEffect } from 'preact/hooks';
import type { Camera } from '../../../web/state/view-state.ts';
import type { CameraMotion } from '../../../web/views/map/camera/camera-motion.ts';
import { type Screen, toScreen } from '../../../web/views/map/camera/camera.ts';
import type { OrganisationIndex } from '../state/organisation.ts';
import { selectedUses } from '../state/selected-uses.ts';
import { selection } from '../state/selection.ts';
import { fitNodes } from './fit-all.ts';
import { findHighlight } from './highlight.ts';
import type { Placement } from './placement.ts';

interface ShownSelection {
  readonly whole: OrganisationIndex;
  readonly placement: Placement;
  readonly motion: CameraMotion;
  readonly screen: Screen;
}

export function useShowSelection(shown: ShownSelection): void {
  const isReady = shown.screen.width > 0;
  const chosen = selection.value;
  const uses = selectedUses.value;
  useEffect(() => {
    if (!isReady || chosen === null) return;
    const { nodes } = findHighlight(shown.whole, { selection: chosen, hovered: null, uses });
    const node = chosen.kind === 'repository' ? shown.whole.numberOf.get(chosen.name) : undefined;
    const camera = node === undefined ? showNodes(shown, nodes) : showNode(shown, node);
    if (camera !== undefined) shown.motion.flyTo(camera);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when the selection changes, not when the map moves
  }, [chosen, uses, isReady]);
}

const edge = 60;
/** Pixels: a circle of this radius can be seen. */
const visibleRadius = 5;
/** At this scale a repository and its neighbours can be told apart. */
const readableScale = 1.6;

/** Undefined if it is in view already. */
function showNode({ placement, motion, screen }: ShownSelection, node: number): Camera | undefined {
  const [x, y] = [placement.x[node] ?? 0, placement.y[node] ?? 0];
  const { scale } = motion.target;
  const isLarge = (placement.r[node] ?? 0) * scale >= visibleRadius;
  if (isLarge && isInside(motion.target, screen, [x, y])) return undefined;
  return { x, y, scale: isLarge ? scale : Math.max(scale, readableScale) };
}

/** Undefined if all are in view already, and not much smaller than they could be. */
function showNodes(shown: ShownSelection, nodes: ReadonlySet<number>): Camera | undefined {
  const { placement, motion, screen } = shown;
  if (nodes.size === 0) return undefined;
  const fit = fitNodes(placement, nodes, screen);
  const areInside = [...nodes].every((node) =>
    isInside(motion.target, screen, [placement.x[node] ?? 0, placement.y[node] ?? 0]),
  );
  return areInside && motion.target.scale >= fit.scale / 2 ? undefined : fit;
}

function isInside(camera: Camera, screen: Screen, [x, y]: readonly [x: number, y: number]): boolean {
  const [left, top] = toScreen(camera, screen, x, y);
  return left > edge && top > edge && left < screen.width - edge && top < screen.height - edge;
}
