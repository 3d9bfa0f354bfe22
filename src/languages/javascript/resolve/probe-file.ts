// Which file a path means that need not be spelt as on disk, in the compiler's order of extensions.
import type { Found } from './targets.ts';
import { getOrAdd } from '../../kit/multi-map.ts';
import type { EntryKind } from '../../../model/project.ts';
import { folderOf } from '../../kit/paths.ts';

/**
 * Where an implementation and its own declaration stand side by side (cart.js, cart.d.ts), the compiler reads the
 * declaration and the runtime runs the implementation. A dependency graph is about what runs, so code prefers the
 * implementation; a declaration file, which only the compiler reads, prefers the declaration.
 */
export type Preference = 'implementation' | 'declaration';

type Entries = ReadonlyMap<string, EntryKind>;

export function probeFile(entries: Entries, path: string, preference: Preference): Found | undefined {
  const extension = extensionOf(path);
  const stem = path.slice(0, path.length - extension.length);
  for (const ending of endingsOf(extension, preference)) {
    const candidate = stem + ending;
    const kind = entries.get(candidate);
    if (kind === 'source' || kind === 'asset') return { kind, path: candidate };
  }
  return undefined;
}

/** Of what is not built not even the folder is there, and then no ending needs to be tried. */
export function hasPlace(entries: Entries, path: string): boolean {
  return entries.get(folderOf(path)) === 'folder';
}

/** The files that a path may mean, best first. */
export function candidatesFor(path: string, preference: Preference): readonly string[] {
  const extension = extensionOf(path);
  const stem = path.slice(0, path.length - extension.length);
  return endingsOf(extension, preference).map((ending) => stem + ending);
}

const known = {
  implementation: new Map<string, readonly string[]>(),
  declaration: new Map<string, readonly string[]>(),
};

/** What may stand in place of a written extension. */
function endingsOf(extension: string, preference: Preference): readonly string[] {
  return getOrAdd(known[preference], extension, () => [...new Set(listEndings(extension, preference))]);
}

function* listEndings(extension: string, preference: Preference): Generator<string> {
  const family = families.get(extension);
  if (extension.startsWith('.d.') || components.has(extension)) yield extension;
  if (family !== undefined) yield* family[preference];
  // The compiler adds an extension to a name with a dot in it too: `./cart.service`.
  for (const added of scripts[preference]) yield extension + added;
  if (extension !== '') yield `.d${extension}.ts`;
  yield extension;
  for (const added of addedLast) yield extension + added;
}

export function isDeclaration(path: string): boolean {
  return declarationExtension.test(path);
}

/** The path without the extension that a compiler puts behind it: `index` of `index.d.mts`. */
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

/** What may stand where the code writes an extension: TypeScript is imported by the name of what it compiles to. */
const families: ReadonlyMap<string, Order> = new Map([
  ...['.ts', '.js', '.d.ts'].map((extension) => [extension, scripts] as const),
  ...['.tsx', '.jsx'].map((extension) => [extension, jsxScripts] as const),
  ...['.mts', '.mjs', '.d.mts'].map((extension) => [extension, modules] as const),
  ...['.cts', '.cjs', '.d.cts'].map((extension) => [extension, commonModules] as const),
]);

const declarationExtension = /\.d\.[cm]?ts$/;

/** Modules of their own: a declaration beside one only describes it. */
const components = new Set(['.vue', '.svelte', '.astro']);

/** The compiler never adds these; Node's `require` and the bundlers do. */
const addedLast = ['.mts', '.cts', '.mjs', '.cjs', '.d.mts', '.d.cts', '.json', '.node'];
