// What pointer and keys mean on the map: hover to see the neighbours, click to select, double-click to enter a folder.
import type { ReportIndex } from '../../../state/report-index.ts';
import { select } from '../../../state/store.ts';
import { folderId } from '../../../state/folder-id.ts';
import { chooseNode } from '../../../state/choose-node.ts';
import { type ScaleLimits, type Screen, fitCircle, toMap } from './camera.ts';
import { type CameraInput, listenToCamera } from './camera-input.ts';
import type { CameraMotion } from './camera-motion.ts';
import { folderAt, hitGridOf, nodeAt } from '../layout/hit-test.ts';
import type { MapLayout } from '../layout/pack-map.ts';

/** What input acts on. It changes with every report; the listeners are set once. */
export interface InputContext {
  readonly report: ReportIndex;
  readonly layout: MapLayout;
  readonly shown: Uint8Array;
  readonly screen: Screen;
  readonly limits: ScaleLimits;
  showAll(): void;
  /** The pointer is on a node, or on none: -1. */
  hover(node: number): void;
}

/** Radii in pixels: smaller files and folders are not what a click means. */
const smallestFile = 1.5;
const smallestFolder = 6;

export function listenToInput(
  element: HTMLCanvasElement,
  motion: CameraMotion,
  contextNow: () => InputContext,
): () => void {
  return listenToCamera(element, motion, () => inputOn(motion, contextNow()));
}

function inputOn(motion: CameraMotion, context: InputContext): CameraInput {
  const { report, layout, shown, screen, limits, showAll, hover } = context;
  const placeOf = (event: MouseEvent) => toMap(motion.now, screen, event.offsetX, event.offsetY);

  function nodeUnder(event: MouseEvent): number {
    const [x, y] = placeOf(event);
    return nodeAt(hitGridOf(layout), x, y, shown);
  }

  /** Of the file or package, else of the smallest folder that is drawn as a circle. */
  function idUnder(event: MouseEvent): string | null {
    const { scale } = motion.now;
    const node = layout.slot * scale < smallestFile ? -1 : nodeUnder(event);
    if (node !== -1) return report.nodes[node]?.id ?? null;
    const [x, y] = placeOf(event);
    const folder = layout.folders[folderAt(layout, x, y, smallestFolder / scale)];
    return folder === undefined || folder.path === '' ? null : folderId(folder.path);
  }

  /** Zooms to the folder under the pointer. */
  function enter(event: MouseEvent): void {
    const [x, y] = placeOf(event);
    const folder = layout.folders[folderAt(layout, x, y)];
    if (folder !== undefined) motion.flyTo(fitCircle(folder.x, folder.y, folder.r, screen, limits));
  }

  return {
    screen,
    limits,
    nodeUnder,
    hover,
    click: (event) => chooseNode(idUnder(event), event),
    doubleClick: enter,
    clearSelection: () => select(null),
    showAll,
  };
}
