// Collects what the C resolver needs from the project.
import type { Project } from '../../../model/project.ts';
import type { ExtractedFile } from '../../../model/source.ts';
import type { Resolver } from '../../language.ts';
import { readCompileCommands } from './compile-commands.ts';
import { HeaderFinder } from './header-finder.ts';
import { HeaderIndex } from './header-index.ts';
import type { IncludeFolders } from './include-flags.ts';
import { IncludeRoots } from './include-roots.ts';
import { Modules } from './modules.ts';
import { IncludeResolver } from './resolver.ts';

export function createResolver(project: Project, files: readonly ExtractedFile[]): Resolver {
  const { entries } = project;
  const { foldersOf, diagnostics } = readCompileCommands(project);
  const finder = new HeaderFinder(entries, new IncludeRoots(entries), new HeaderIndex(entries, files));
  const known = new Map(foldersOf);
  const resolver = new IncludeResolver(entries, finder, new Modules(files), known, diagnostics);
  inheritFolders(resolver, files, known);
  return resolver;
}

/** A header has no command: it uses the include folders of the first file that includes it. */
function inheritFolders(
  resolver: Resolver,
  files: readonly ExtractedFile[],
  foldersOf: Map<string, IncludeFolders>,
): void {
  if (foldersOf.size === 0) return;
  const fileAt = new Map<string, ExtractedFile>(files.map((file) => [file.file.path, file]));
  const queue = files.filter(({ file }) => foldersOf.has(file.path));
  for (let next = 0; next < queue.length; next++) {
    const { file, imports } = queue[next]!;
    const folders = foldersOf.get(file.path)!;
    for (const statement of imports) {
      const target = resolver.resolve(file, statement);
      if (target.kind !== 'files') continue;
      for (const path of target.paths) {
        const header = fileAt.get(path);
        if (header === undefined || foldersOf.has(path)) continue;
        foldersOf.set(path, folders);
        queue.push(header);
      }
    }
  }
}
