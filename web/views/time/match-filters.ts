// Which files of the past the filters leave.
import { isInFolder } from '../../state/format.ts';
import type { ReportIndex } from '../../state/report-index.ts';
import type { Filters } from '../../state/view-state.ts';

interface Today {
  readonly current: ReportIndex;
  /** Node → 1 if the filters leave it. */
  readonly visible: Uint8Array;
  readonly filters: Filters;
}

/** Of a file that is gone only its folder is known: a filter by anything else leaves it out. */
export function matchFilters({ nodes }: ReportIndex, { current, visible, filters }: Today): Uint8Array {
  const { folder, exclude, language, role, signal, selected } = filters;
  const isByFolderOnly =
    language === null &&
    filters.package === null &&
    role === 'all' &&
    signal === null &&
    selected.length === 0;
  return Uint8Array.from(nodes, (node) => {
    const number = current.numberOf.get(node.id);
    if (number !== undefined) return visible[number] ?? 0;
    const isInside = folder === null || isInFolder(node.folder, folder);
    return Number(isByFolderOnly && isInside && !exclude.some((other) => isInFolder(node.folder, other)));
  });
}
