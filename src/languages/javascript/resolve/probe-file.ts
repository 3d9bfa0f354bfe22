// Finds the file that a path means, in the compiler's order of extensions.
import type { Found } from './targets.ts';
import { getOrAdd } from '../../../std/multi-map.ts';
import type { EntryLookup } from '../../language.ts';
import { folderOf } from '../../../std/paths.ts';

/**
 * For an implementation next to its declaration (cart.js, cart.d.ts), the compiler reads the declaration and the runtime
 * the implementation. The graph is about what runs, so code prefers the implementation, and only declaration files
 * prefer the declaration.
 */
export type Preference = 'implementation' | 'declaration';

/** Where files are looked up, and how. */
export interface Lookup {
  readonly entries: EntryLookup;
  readonly preference: Preference;
  /** `moduleSuffixes` of the compiler: `.ios`, and an empty one for the name itself. */
  readonly suffixes: readonly string[] | undefined;
}

export function probeFile({ entries, suffixes, preference }: Lookup, path: string): Found | undefined {
  const extension = extensionOf(path);
  const stem = path.slice(0, path.length - extension.length);
  for (const ending of endingsOf(extension, preference)) {
    const candidate = stem + ending;
    const suffixed = suffixes === undefined ? undefined : probeSuffixed(entries, candidate, suffixes);
    if (suffixed !== undefined) return suffixed;
    const kind = entries.get(candidate);
    if (kind === 'source' || kind === 'asset') return { kind, path: candidate };
  }
  return undefined;
}

function probeSuffixed(entries: EntryLookup, path: string, suffixes: readonly string[]): Found | undefined {
  const stem = withoutScriptExtension(path);
  if (stem === path) return undefined;
  for (const suffix of suffixes) {
    const candidate = stem + suffix + path.slice(stem.length);
    if (entries.get(candidate) === 'source') return { kind: 'source', path: candidate };
  }
  return undefined;
}

/** Unbuilt files have no folder either, and then no extension needs a lookup. */
export function hasPlace(entries: EntryLookup, path: string): boolean {
  return entries.get(folderOf(path)) === 'folder';
}

/** Best first. */
export function candidatesFor(path: string, preference: Preference): readonly string[] {
  const extension = extensionOf(path);
  const stem = path.slice(0, path.length - extension.length);
  return endingsOf(extension, preference).map((ending) => stem + ending);
}

/** Where files that these paths mean may be: those of `candidatesFor` that are scripts, the paths themselves, or folders. */
export function placesFor({ preference }: Lookup, paths: readonly (string | undefined)[]): readonly string[] {
  return paths.flatMap((path) => {
    if (path === undefined) return [];
    // The index file of a folder is ignored with the folder; the root has none around it.
    const files = candidatesFor(path === '.' ? 'index' : path, preference);
    return [path, `${path}/`, ...files.filter((file) => !neverMeant.test(file) && file !== path)];
  });
}

/** A pattern such as `*.node` says nothing of `./cart`. */
const neverMeant = /\.(?:json|node)$/;

const known = {
  implementation: new Map<string, readonly string[]>(),
  declaration: new Map<string, readonly string[]>(),
};

/** Possible replacements of a written extension. */
function endingsOf(extension: string, preference: Preference): readonly string[] {
  return getOrAdd(known[preference], extension, () => [...new Set(listEndings(extension, preference))]);
}

function* listEndings(extension: string, preference: Preference): Generator<string> {
  const family = families.get(extension);
  if (extension.startsWith('.d.') || components.has(extension)) yield extension;
  if (family !== undefined) yield* family[preference];
  // The compiler adds an extension to a name with a dot too: `./cart.service`.
  for (const added of scripts[preference]) yield extension + added;
  if (extension !== '') yield `.d${extension}.ts`;
  yield extension;
  for (const added of addedLast) yield extension + added;
}

export function isDeclaration(path: string): boolean {
  return declarationExtension.test(path);
}

/** Without the extension that a compiler adds: `index` of `index.d.mts`. */
export function withoutScriptExtension(path: string): string {
  const extension = extensionOf(path);
  return families.has(extension) ? path.slice(0, path.length - extension.length) : path;
}

function extensionOf(path: string): string {
  const dot = path.lastIndexOf('.');
  if (dot <= path.lastIndexOf('/') + 1) return '';
  return declarationExtension.exec(path)?.[0] ?? path.slice(dot);
}

type Order = Readonly<Record<Preference, readonly string[]>>;

function order(sources: readonly string[], declaration: string, built: readonly string[]): Order {
  return {
    implementation: [...sources, ...built, declaration],
    declaration: [...sources, declaration, ...built],
  };
}

const scripts = order(['.ts', '.tsx'], '.d.ts', ['.js', '.jsx']);
const jsxScripts = order(['.tsx', '.ts'], '.d.ts', ['.jsx', '.js']);
const modules = order(['.mts'], '.d.mts', ['.mjs']);
const commonModules = order(['.cts'], '.d.cts', ['.cjs']);

/** Possible files for a written extension: TypeScript is imported by the name of its output. */
const families: ReadonlyMap<string, Order> = new Map([
  ...['.ts', '.js', '.d.ts'].map((extension) => [extension, scripts] as const),
  ...['.tsx', '.jsx'].map((extension) => [extension, jsxScripts] as const),
  ...['.mts', '.mjs', '.d.mts'].map((extension) => [extension, modules] as const),
  ...['.cts', '.cjs', '.d.cts'].map((extension) => [extension, commonModules] as const),
]);

const declarationExtension = /\.d\.[cm]?ts$/;

/** Separate modules: a declaration next to one only describes it. */
const components = new Set(['.vue', '.svelte', '.astro']);

/** Added by Node's `require` and bundlers, never by the compiler. */
const addedLast = ['.mts', '.cts', '.mjs', '.cjs', '.d.mts', '.d.cts', '.json', '.node', '.vue'];
