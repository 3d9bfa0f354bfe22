// Maps a published file, usually absent in a checkout, to its source: by outDir and rootDir of the package's configs, or
// by common names of build folders.
import { wordSet, wordsIn } from '../../kit/word-set.ts';
import type { Found } from './targets.ts';
import type { Scope } from './scope.ts';
import { firstFound } from '../../../std/first-found.ts';
import { childPath, folderOf, isInside, joinPath, relativeTo } from '../../../std/paths.ts';
import { withoutScriptExtension } from './probe-file.ts';

/** `path` is a missing file of the package. What lies directly in the folder `except` is no source of it. */
export function buildSources(scope: Scope, folder: string, path: string, except?: string): Found | undefined {
  return firstFound(sourceCandidates(scope, folder, path), (candidate) => {
    const found = probeSource(scope, candidate);
    if (found === undefined || found.path === scope.except) return undefined;
    return folderOf(found.path) === except ? undefined : found;
  });
}

function* sourceCandidates(scope: Scope, folder: string, path: string): Generator<string> {
  for (const { folder: configFolder, outDirs, rootDir, selection } of scope.configs.configsAround(folder)) {
    // Without a rootDir the compiler uses the deepest common folder of all sources.
    const roots =
      rootDir === undefined
        ? new Set([selection.folder ?? configFolder, configFolder, childPath(configFolder, 'src')])
        : [rootDir];
    for (const outDir of outDirs) {
      if (outDir === configFolder || !isInside(outDir, path)) continue;
      for (const root of roots) yield joinPath(root, relativeTo(outDir, path)) ?? path;
    }
  }
  if (!isInside(folder, path)) return;
  const parts = relativeTo(folder, path).split('/');
  // `dist/esm/cart.js` may come from `src/esm/cart.ts`, or else from `src/cart.ts`.
  for (let depth = 1; depth < parts.length && isBuildFolder(parts[depth - 1]!, depth); depth++) {
    const rest = parts.slice(depth).join('/');
    for (const sources of sourceFolders) yield joinPath(folder, `${sources}/${rest}`) ?? path;
  }
}

const buildFolders = wordSet(`
  dist lib build out output es esm cjs umd commonjs module modules types typings dts
`);

/** What a build folder has inside where a package is built in several ways. */
const variants = wordSet('development production dev prod debug release browser node web');

const languageLevel = /^(?:esm?|fesm|node)(?:\d+|next)$/;

function isBuildFolder(name: string, depth: number): boolean {
  return buildFolders.has(name) || (depth > 1 && (variants.has(name) || languageLevel.test(name)));
}

/** SvelteKit publishes src/lib. */
const sourceFolders = ['src', '.', 'src/lib'];

/** Source extensions, most likely first. */
const sourceExtensions = wordsIn('.ts .tsx .mts .cts .js .jsx .mjs .cjs .vue .svelte .d.ts');

function probeSource({ entries }: Scope, path: string): Found | undefined {
  const kind = entries.get(path);
  if (kind === 'source' || kind === 'asset') return { kind, path };
  const stem = withoutScriptExtension(path);
  for (const place of [stem, `${stem}/index`]) {
    for (const extension of sourceExtensions) {
      if (entries.get(place + extension) === 'source') return { kind: 'source', path: place + extension };
    }
  }
  return undefined;
}
