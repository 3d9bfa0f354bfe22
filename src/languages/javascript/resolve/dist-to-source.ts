// A package names what it publishes, which in a checkout is not built, or built and ignored. This finds what it is built
// from: by the outDir and rootDir of the package's own configs, else by the usual names of build folders.
import { wordSet } from '../../kit/word-set.ts';
import type { Found } from './targets.ts';
import type { Layout } from './layout.ts';
import { childPath, isInside, joinPath, relativeTo } from '../../kit/paths.ts';
import { withoutScriptExtension } from './probe-file.ts';

/** `path` is a file in the package that is not there. */
export function buildSources(layout: Layout, folder: string, path: string): Found | undefined {
  for (const candidate of sourceCandidates(layout, folder, path)) {
    const found = probeSource(layout, candidate);
    if (found !== undefined) return found;
  }
  return undefined;
}

function* sourceCandidates(layout: Layout, folder: string, path: string): Generator<string> {
  for (const { folder: configFolder, outDirs, rootDir } of layout.configs.configsAround(folder)) {
    // Without a rootDir the compiler takes the deepest folder with all the sources: the config's own, or src in it.
    const roots = rootDir === undefined ? [configFolder, childPath(configFolder, 'src')] : [rootDir];
    for (const outDir of outDirs) {
      if (outDir === configFolder || !isInside(outDir, path)) continue;
      for (const root of roots) yield joinPath(root, relativeTo(outDir, path)) ?? path;
    }
  }
  if (!isInside(folder, path)) return;
  const parts = relativeTo(folder, path).split('/');
  // `dist/esm/cart.js` may come from `src/esm/cart.ts`, and if not, from `src/cart.ts`.
  for (let depth = 1; depth < parts.length && buildFolders.has(parts[depth - 1] ?? ''); depth++) {
    const rest = parts.slice(depth).join('/');
    for (const sources of sourceFolders) yield joinPath(folder, `${sources}/${rest}`) ?? path;
  }
}

const buildFolders = wordSet(`
  dist lib build out output es esm cjs umd commonjs module modules types typings dts
`);

/** SvelteKit packages src/lib. */
const sourceFolders = ['src', '.', 'src/lib'];

/** What a compiler or bundler makes a script of, by the likelihood of being the source. */
const sourceExtensions = [
  '.ts',
  '.tsx',
  '.mts',
  '.cts',
  '.js',
  '.jsx',
  '.mjs',
  '.cjs',
  '.vue',
  '.svelte',
  '.d.ts',
];

function probeSource({ entries }: Layout, path: string): Found | undefined {
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
