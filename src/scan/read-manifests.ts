// The texts of the manifests: those that the walk met by their names, and those that they name in turn, such as the
// tsconfig that another extends.
import { posix } from 'node:path';
import { type FilePath, filePath } from '../model/file-path.ts';
import type { EntryKind } from '../model/project.ts';
import type { ManifestShelf } from './manifest-shelf.ts';
import type { Wanted } from './wanted.ts';

/** A chain of manifests longer than this is a trick. */
const maxDepth = 10;

export function readManifests(
  entries: ReadonlyMap<string, EntryKind>,
  wanted: readonly Wanted[],
  shelf: ManifestShelf,
): ReadonlyMap<FilePath, string> {
  const manifests = new Map<FilePath, string>();
  const walked = walkedManifests(entries, wanted);
  for (const language of wanted) {
    const seen = new Set<string>();
    let paths: readonly FilePath[] = language.manifests.flatMap((name) => walked.get(name) ?? []);
    for (let depth = 0; depth <= maxDepth && paths.length > 0; depth++) {
      const named: FilePath[] = [];
      for (const path of paths) {
        if (seen.has(path)) continue;
        seen.add(path);
        const text = manifests.get(path) ?? shelf.textOf(path);
        if (text === undefined) continue;
        manifests.set(path, text);
        for (const other of language.manifestsNamedBy?.(path, text) ?? []) named.push(other);
      }
      paths = named;
    }
  }
  return manifests;
}

/** Name, or `*` with an extension → where the walk met such files. */
function walkedManifests(
  entries: ReadonlyMap<string, EntryKind>,
  wanted: readonly Wanted[],
): ReadonlyMap<string, readonly FilePath[]> {
  const byName = new Map<string, FilePath[]>();
  for (const { manifests } of wanted) for (const name of manifests) byName.set(name, []);
  const extensions = new Set([...byName.keys()].map(extensionOf));
  entries.forEach((kind, path) => {
    if (kind !== 'asset' && kind !== 'source') return;
    const extension = extensionOf(path);
    if (!extensions.has(extension)) return;
    byName.get(posix.basename(path))?.push(filePath(path));
    byName.get(`*${extension}`)?.push(filePath(path));
  });
  return byName;
}

function extensionOf(path: string): string {
  const dot = path.lastIndexOf('.');
  return dot === -1 || path.includes('/', dot) ? '' : path.slice(dot);
}
