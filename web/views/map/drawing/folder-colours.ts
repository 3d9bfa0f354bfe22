// The colour of a folder that is too small to show its files.
import type { Colouring } from '../../shared/colouring.ts';
import { summarizeColours } from '../../shared/summarize-colours.ts';
import type { MapLayout } from '../layout/pack-map.ts';

/** Folder → index in the palette, the one after the last if the filters leave none of its files. */
export function folderColours(
  layout: MapLayout,
  colouring: Omit<Colouring, 'legend'>,
  shown: Uint8Array,
): Uint8Array {
  const { colourOf, palette } = colouring;
  // The last colour is that of packages.
  const colourCount = palette.length - 1;
  const counts = new Uint32Array(layout.folders.length * colourCount);
  layout.folderOf.forEach((folder, node) => {
    const at = folder * colourCount + (colourOf[node] ?? 0);
    if (folder !== -1 && shown[node] === 1) counts[at] = (counts[at] ?? 0) + 1;
  });
  // Subfolders come last: each adds its counts to its parent.
  for (let folder = layout.folders.length - 1; folder > 0; folder--) {
    const parent = layout.folders[folder]?.parent ?? 0;
    for (let colour = 0; colour < colourCount; colour++) {
      const at = parent * colourCount + colour;
      counts[at] = (counts[at] ?? 0) + (counts[folder * colourCount + colour] ?? 0);
    }
  }
  return Uint8Array.from(layout.folders, (_, folder) => {
    const own = counts.subarray(folder * colourCount, (folder + 1) * colourCount);
    return own.every((count) => count === 0) ? palette.length : summarizeColours(own, colouring);
  });
}
