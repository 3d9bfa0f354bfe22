// The targets of symbolic links inside the project. Targets are never read through links: the walk found them at their own
// paths.
import { sep } from 'node:path';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { EntryKind } from '../model/project.ts';
import { childOf } from './disk-path.ts';
import type { FileTree } from './file-tree.ts';

/** No real project has more. */
const maxLinks = 10_000;

interface Walked {
  readonly realRoot: string;
  readonly entries: ReadonlyMap<string, EntryKind>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Path of the link → path of the file or folder that the walk found. */
export function readLinks(
  { realRoot, entries, diagnostics }: Walked,
  tree: FileTree,
): ReadonlyMap<string, string> {
  const inside = realRoot.endsWith(sep) ? realRoot : realRoot + sep;
  const links = new Map<string, string>();
  for (const { kind, file } of diagnostics) {
    if (kind !== 'link-not-followed') continue;
    if (links.size === maxLinks) break;
    const disk = childOf(realRoot, file);
    const real = typeof disk === 'string' ? tree.realPath(disk) : undefined;
    if (real?.startsWith(inside) !== true) continue;
    const path = real.slice(inside.length).replaceAll(sep, '/');
    const found = entries.get(path);
    if (found !== undefined && found !== 'ignored') links.set(file, path);
  }
  return links;
}
