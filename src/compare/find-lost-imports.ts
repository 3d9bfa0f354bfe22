// Imports that resolve to a file of the project on one side and to a package on the other, although the file still exists: an
// alias, a workspace or a module name changed, and no package was added. If the file is gone, its code may really have become
// a package.
import type { ChangedImport, Difference } from '../model/change.ts';
import type { DetailedEdge, Report } from '../model/report.ts';
import type { Sides } from './sides.ts';

/** By the IDs of the side on which they resolve to a package. */
export function findLostImports({ before, after, names, edges }: Sides): Difference<ChangedImport> {
  const gone = edges.different.flatMap((pair) => (pair.after === undefined ? [pair.before!] : []));
  const fresh = edges.different.flatMap((pair) => (pair.before === undefined ? [pair.after!] : []));
  return {
    added: findTaken(after, fresh, { report: before, edges: gone, nameOf: names.toAfter }),
    removed: findTaken(before, gone, { report: after, edges: fresh, nameOf: names.toBefore }),
  };
}

export function importKey(file: string, specifier: string): string {
  return JSON.stringify([file, specifier]);
}

interface OtherSide {
  readonly report: Report;
  /** Edges that only this side has. */
  readonly edges: readonly DetailedEdge[];
  /** Converts an ID of the other side to its name on this side. */
  readonly nameOf: (id: string) => string;
}

function findTaken(
  report: Report,
  edges: readonly DetailedEdge[],
  other: OtherSide,
): readonly ChangedImport[] {
  const known = idsOf(other.report);
  const toPackage = edges.filter(({ target }) => isPackage(target) && !known.has(target));
  if (toPackage.length === 0) return [];
  const present = idsOf(report);
  const fileOf = new Map<string, string>();
  for (const { source, target, imports } of other.edges) {
    const file = other.nameOf(target);
    if (isPackage(target) || !present.has(file)) continue;
    for (const { specifier } of imports) fileOf.set(importKey(other.nameOf(source), specifier), file);
    // In Go, used names resolve to files, and an import to a folder.
    fileOf.set(folderKey(other.nameOf(source), file.split('/').slice(0, -1)), file);
  }
  if (fileOf.size === 0) return [];
  const resolved = resolvedImports(report, new Set(toPackage.map(({ source }) => source)));
  const lost = new Map<string, ChangedImport>();
  for (const { source, target, imports } of toPackage) {
    for (const { specifier, line } of imports) {
      const key = importKey(source, specifier);
      const meantFile = fileOf.get(key) ?? findInFolder(fileOf, source, specifier);
      if (meantFile === undefined || resolved.has(key) || lost.has(key)) continue;
      const message = `'${specifier}' is taken for the package ${target.slice('pkg:'.length)}, not for ${meantFile}`;
      lost.set(key, { file: source, specifier, line, message, meantFile });
    }
  }
  return [...lost.values()];
}

function folderKey(source: string, folder: readonly string[]): string {
  return JSON.stringify([source, folder]);
}

/** A file in the folder that the specifier ends with: `tax/tax.go` for `example.com/shop/tax`. */
function findInFolder(
  fileOf: ReadonlyMap<string, string>,
  source: string,
  specifier: string,
): string | undefined {
  const parts = specifier.split('/');
  for (let start = 1; start < parts.length; start++) {
    const file = fileOf.get(folderKey(source, parts.slice(start)));
    if (file !== undefined) return file;
  }
  return undefined;
}

/** What these files import from the project. One specifier can resolve to both files and a package. */
function resolvedImports({ detailed }: Report, files: ReadonlySet<string>): ReadonlySet<string> {
  const own = detailed.edges.filter(({ source, target }) => files.has(source) && !isPackage(target));
  return new Set(
    own.flatMap(({ source, imports }) => imports.map(({ specifier }) => importKey(source, specifier))),
  );
}

function idsOf({ detailed }: Report): ReadonlySet<string> {
  return new Set(detailed.nodes.map(({ id }) => id));
}

function isPackage(id: string): boolean {
  return id.startsWith('pkg:');
}
