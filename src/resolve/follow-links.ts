// Resolves imports through symbolic links in the project. Node resolves the imports of such a file from its real path, Python
// and C from that of the link; the file is the same.
import { asset, nothing, toFile } from '../languages/kit/targets.ts';
import type { Project } from '../model/project.ts';
import type { Target } from '../model/resolution.ts';
import type { ImportStatement, SourceFile } from '../model/source.ts';

/** The target of an unresolved import through symbolic links; undefined if there are none on its path. */
export function followLinks(
  from: SourceFile,
  { name }: ImportStatement,
  target: Target,
  { links, entries }: Pick<Project, 'links' | 'entries'>,
): Target | undefined {
  if (target.kind !== 'unresolved' || links === undefined || links.size === 0) return undefined;
  for (const place of target.places ?? []) {
    const path = realPathOf(place.replace(/\/$/, ''), links);
    if (path === undefined) continue;
    const modules = name === undefined ? [path] : [`${path}/${name}`, path];
    const found = modules
      .flatMap((module) => filesOf(module, from))
      .find((file) => entries.get(file) === 'source');
    if (found !== undefined) return found === from.path ? nothing : toFile(found);
    if (entries.get(path) === 'asset') return asset;
  }
  return undefined;
}

/**
 * Undefined if there is no symbolic link on the path. The target of a link is a real path, so only what follows can be
 * another link.
 */
function realPathOf(place: string, links: ReadonlyMap<string, string>): string | undefined {
  let real = '';
  let isLinked = false;
  for (const part of place.split('/')) {
    const path = real === '' ? part : `${real}/${part}`;
    real = links.get(path) ?? path;
    isLinked ||= real !== path;
  }
  return isLinked ? real : undefined;
}

/** The path itself, the path with the extension of the importing file, and the entry files of a folder. */
function filesOf(path: string, { path: from }: SourceFile): readonly string[] {
  const extension = from.slice(from.lastIndexOf('.'));
  const indexes = [extension, '.ts', '.tsx', '.js', '.jsx'].map((other) => `${path}/index${other}`);
  return [path, path + extension, `${path}/__init__${extension}`, ...indexes];
}
