// Finds the sources with the definitions of a header. Many files with the same name only use it: each `init.c` of Linux
// includes `linux/init.h`.
import { conventionsOf } from '../../languages/conventions.ts';
import { isHeader, ownerOfPrivateHeader } from '../../model/header-name.ts';
import type { DetailedFile } from '../../model/report.ts';
import { groupBy } from '../../std/group-by.ts';
import type { ReportGraph } from './report-graph.ts';
import { nameOf } from '../../std/paths.ts';
import { addTo } from '../../std/multi-map.ts';

/** Each platform may have a folder. With more folders than this, equal names are a coincidence. */
const maxFolders = 3;

/**
 * Joins files with the same name in one folder, with their private headers, and headers with sources elsewhere that have their name and include them:
 * `include/cart.h` and `src/cart.c`. If there is a source next to the header, others count only below that folder and without
 * a header next to them: `cuda/cart.cu`. If there is none, those count whose folders share the most names with the header's
 * path: `sal/osl/file.c` for `include/osl/file.h`.
 */
export function pairHeaders(
  { nodes, edgeSource, edgeTarget }: Pick<ReportGraph, 'nodes' | 'edgeSource' | 'edgeTarget'>,
  join: (a: number, b: number) => void,
): void {
  const fileAt = (number: number): DetailedFile => nodes[number] as DetailedFile;
  const folderOf = (file: number): string => fileAt(file).folder;
  const stems = nodes.map(({ id, language }) =>
    conventionsOf(language).pairsHeaders === true ? stemOf(id) : undefined,
  );
  const placeOf = (file: number): string => `${folderOf(file)}/${stems[file]}`;
  const files = [...stems.keys()].filter((number) => stems[number] !== undefined);
  const places = new Set(files.map(placeOf));
  for (const file of files) {
    const owner = ownerOfPrivateHeader(fileAt(file).id);
    if (owner !== undefined && places.has(`${folderOf(file)}/${nameOf(owner)}`)) stems[file] = nameOf(owner);
  }
  const beside = groupBy(files, placeOf);
  for (const [first, ...others] of beside.values()) for (const file of others) join(first!, file);

  const sourcesOf = new Map<number, number[]>();
  for (const [edge, from] of edgeSource.entries()) {
    const to = edgeTarget[edge]!;
    if (stems[from] === undefined || stems[from] !== stems[to] || folderOf(from) === folderOf(to)) continue;
    const isFromHeader = isHeader(fileAt(from).id);
    if (isFromHeader === isHeader(fileAt(to).id)) continue;
    const [header, source] = isFromHeader ? [from, to] : [to, from];
    // A test does not contain the definitions.
    if (fileAt(source).role !== 'product' && fileAt(header).role === 'product') continue;
    addTo(sourcesOf, header, source);
  }
  const hasBeside = (file: number, test: (path: string) => boolean): boolean =>
    beside.get(placeOf(file))!.some((each) => test(fileAt(each).id));
  for (const [header, sources] of sourcesOf) {
    const meant = hasBeside(header, isSource)
      ? sources.filter(
          (file) => folderOf(file).startsWith(`${folderOf(header)}/`) && !hasBeside(file, isHeader),
        )
      : mostAlike(placeOf(header), sources, folderOf);
    if (new Set(meant.map(folderOf)).size <= maxFolders) for (const file of meant) join(header, file);
  }
}

/** The files whose folders share the most names with the given path. */
function mostAlike(
  place: string,
  files: readonly number[],
  folderOf: (file: number) => string,
): readonly number[] {
  const names = new Set(place.split('/'));
  const shared = files.map(
    (file) =>
      folderOf(file)
        .split('/')
        .filter((name) => names.has(name)).length,
  );
  const most = Math.max(...shared);
  return files.filter((_, i) => shared[i] === most);
}

/** Excludes files that a header includes at its end. */
function isSource(path: string): boolean {
  return !isHeader(path) && !/\.(?:inl|ipp|tpp)$/i.test(path);
}

/** Up to the first dot. */
function stemOf(path: string): string {
  const name = nameOf(path);
  const dot = name.indexOf('.', 1);
  return dot === -1 ? name : name.slice(0, dot);
}
