// Which files of the past the filters leave.
import { isInFolder } from '../../state/format.ts';
import type { ReportIndex } from '../../state/report-index.ts';
import { type Filters, initialView } from '../../state/view-state.ts';

interface Today {
  readonly current: ReportIndex;
  /** Node → 1 if the filters leave it. */
  readonly visible: Uint8Array;
  readonly filters: Filters;
}

/** Of a file that is gone only its folder is known: a filter by anything else leaves it out. */
export function matchFilters({ nodes }: ReportIndex, { current, visible, filters }: Today): Uint8Array {
  const { folder, exclude, hidesPackages, hidesTypeOnly, hidesLazy, ...rest } = filters;
  const isByFolderOnly = Object.entries(rest).every(
    ([key, value]) => String(value) === String(initialView.filters[key as keyof Filters]),
  );
  return Uint8Array.from(nodes, (node) => {
    const number = current.numberOf.get(node.id);
    if (number !== undefined) return visible[number] ?? 0;
    const isInside = folder === null || isInFolder(node.folder, folder);
    return Number(isByFolderOnly && isInside && !exclude.some((other) => isInFolder(node.folder, other)));
  });
}
