// What a folder looks like when it is too small for its files to be seen: one disc in the colour that speaks for them.
import type { MapLayout } from '../layout/pack-map.ts';

/**
 * Folder → place in the palette. On a scale, the colour that a fifth of its files reach, so that a hot corner is not
 * averaged away; among groups, the most frequent.
 */
export function folderColours(
  layout: MapLayout,
  colourOf: Uint8Array,
  colourCount: number,
  isScale: boolean,
): Uint8Array {
  const counts = new Uint32Array(layout.folders.length * colourCount);
  layout.folderOf.forEach((folder, node) => {
    const at = folder * colourCount + (colourOf[node] ?? 0);
    if (folder !== -1) counts[at] = (counts[at] ?? 0) + 1;
  });
  // Inner folders come last: each hands its counts to the one around it.
  for (let folder = layout.folders.length - 1; folder > 0; folder--) {
    const parent = layout.folders[folder]?.parent ?? 0;
    for (let colour = 0; colour < colourCount; colour++) {
      const at = parent * colourCount + colour;
      counts[at] = (counts[at] ?? 0) + (counts[folder * colourCount + colour] ?? 0);
    }
  }
  return Uint8Array.from(layout.folders, ({ fileCount }, folder) => {
    const own = counts.subarray(folder * colourCount, (folder + 1) * colourCount);
    return isScale ? reachedBy(own, fileCount / 5) : mostFrequent(own);
  });
}

function reachedBy(counts: Uint32Array, wanted: number): number {
  let sum = 0;
  for (let colour = counts.length - 1; colour > 0; colour--) {
    sum += counts[colour] ?? 0;
    if (sum >= wanted) return colour;
  }
  return 0;
}

function mostFrequent(counts: Uint32Array): number {
  return counts.reduce((best, count, colour) => (count > (counts[best] ?? 0) ? colour : best), 0);
}
