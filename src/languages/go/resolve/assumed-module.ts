// The path of a module that has no go.mod: what imports of its own folders begin with.
import type { ExtractedFile } from '../../../model/source.ts';
import { folderOf } from '../../kit/paths.ts';
import type { Modules } from './modules.ts';
import type { PackageIndex } from './package-index.ts';

/** Paths of more parts than this belong to nobody. */
const maxParts = 24;

export function assumeModule(
  files: readonly ExtractedFile[],
  index: PackageIndex,
  modules: Modules,
): string | undefined {
  const counts = new Map<string, number>();
  for (const path of importsOutsideModules(files, modules)) {
    for (let slash = path.indexOf('/', 1); slash !== -1; slash = path.indexOf('/', slash + 1)) {
      if (index.packageIn(path.slice(slash + 1)) === undefined) continue;
      const prefix = path.slice(0, slash);
      counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
    }
  }
  let best: string | undefined;
  for (const [prefix, count] of counts) if (count > (counts.get(best ?? '') ?? 0)) best = prefix;
  return best;
}

function importsOutsideModules(files: readonly ExtractedFile[], modules: Modules): Set<string> {
  const paths = new Set<string>();
  for (const { file, imports } of files) {
    if (modules.around(folderOf(file.path)) !== undefined) continue;
    for (const { kind, specifier } of imports) {
      const parts = kind === 'static' ? specifier.split('/') : [];
      if (parts.length > 1 && parts.length <= maxParts && (parts[0] ?? '').includes('.'))
        paths.add(specifier);
    }
  }
  return paths;
}
