import type { DetailedEdge, DetailedFile } from '../../model/report.ts';
import { groupBy } from '../../std/group-by.ts';
import type { UsesFolder } from '../../structure/folders/find-besides.ts';

/** Returns whether a file, by number, depends on one in a folder, not only for tests or documentation. */
export function folderUses(files: readonly DetailedFile[], edges: readonly DetailedEdge[]): UsesFolder {
  let edgesOf: ReadonlyMap<string, readonly DetailedEdge[]> | undefined;
  return (file, folder) => {
    edgesOf ??= groupBy(edges, ({ source }) => source);
    return (edgesOf.get(files[file]!.id) ?? []).some(
      ({ target, imports }) =>
        target.startsWith(`${folder}/`) && imports.some(({ role }) => role === undefined),
    );
  };
}
