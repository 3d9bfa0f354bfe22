// Scripts that a compiler, a build or a bundler wrote, where their names and places show it.
import type { SourceFile } from '../../model/source.ts';
import { groupBy } from '../../std/group-by.ts';
import { parentPath } from '../../std/paths.ts';

export function findBuiltScripts(files: readonly Pick<SourceFile, 'path'>[]): readonly string[] {
  return [...compiledScripts(files), ...builtScripts(files), ...bundledScripts(files)];
}

/** What TypeScript wrote next to its sources: nearly all of them have such a file, where a mixed project has few. */
function compiledScripts(files: readonly Pick<SourceFile, 'path'>[]): readonly string[] {
  const scripts = files.filter(({ path }) => path.endsWith('js'));
  if (scripts.length < minCompiledFiles * minCompiledShare) return [];
  const sources = files.filter(({ path }) => typeScript.test(path));
  if (sources.length < minCompiledFiles) return [];
  const paths = new Set<string>(scripts.map(({ path }) => path));
  const compiled = sources
    .map(({ path }) => path.replace(typeScript, '.$1js'))
    .filter((path) => paths.has(path));
  return compiled.length >= sources.length * minCompiledShare ? compiled : [];
}

const typeScript = /(?<!\.d)\.([cm]?)tsx?$/;
const minCompiledFiles = 20;
const minCompiledShare = 0.9;

/**
 * What a build wrote into a folder next to its sources, under their paths in `src` or in the package: `lib/cart.js` or
 * `lib/src/cart.js` from `src/cart.ts`.
 */
function builtScripts(files: readonly Pick<SourceFile, 'path'>[]): readonly string[] {
  const built = files.flatMap(({ path }) => {
    const found = path.endsWith('s') ? builtScript.exec(path) : null;
    if (found === null) return [];
    const [, folder = '', around = '', inside = ''] = found;
    return [{ path, folder, written: [`${around}src/${inside}`, `${around}${inside}`] }];
  });
  if (built.length < minCompiledFiles) return [];
  const sources = new Set(files.flatMap(({ path }) => anyScript.exec(path)?.[1] ?? []));
  return [...groupBy(built, ({ folder }) => folder).values()]
    .filter((inFolder) => inFolder.length >= minCompiledFiles)
    .filter(
      (inFolder) =>
        inFolder.filter(({ written }) => written.some((source) => sources.has(source))).length >=
        inFolder.length * minCompiledShare,
    )
    .flatMap((inFolder) => inFolder.map(({ path }) => path));
}

/**
 * The output folder, the folder that it is in, and the path in it without an extension. Types for old compilers are in a
 * folder of their own: `ts3.4/lib`.
 */
const builtScript =
  /^(((?:.*?\/)??)(?:ts\d\.\d\/)?(?:lib|libs|es|esm|cjs|commonjs|module|types(?=\/.+\.d\.[cm]?ts$)|build|build-(?:module|types|cjs|esm)))\/(.+?)(?:\.d)?\.[cm]?[jt]s$/;
const anyScript = /^(.+?)(?:\.d)?\.(?:[cm]?[jt]s|[jt]sx|vue|svelte)$/;

/** `index-C31FH01Q.js`, `main.3f9ab2c4.chunk.js`: what a bundler puts into a folder has a hash in its name. */
function bundledScripts(files: readonly Pick<SourceFile, 'path'>[]): readonly string[] {
  const hashed = files.flatMap(({ path }) => {
    const hash = hashedScript.exec(path)?.[1];
    return hash !== undefined && mayBeHash(hash) ? [{ path, hash }] : [];
  });
  if (hashed.length < minBundledFiles) return [];
  const byFolder = groupBy(hashed, ({ path }) => parentPath(path));
  return [...byFolder.values()]
    .filter((inFolder) => inFolder.length >= minBundledFiles)
    .filter((inFolder) => inFolder.filter(({ hash }) => isHash(hash)).length * 2 >= inFolder.length)
    .flatMap((inFolder) => inFolder.map(({ path }) => path));
}

/** The last eight characters or more before the extension: `-` and `_` are among them. */
const hashedScript = /[-.]([\w-]{8}|[0-9a-f]{16,20})(?:\.chunk)?\.m?js$/;
const minBundledFiles = 5;
const hex = /^[0-9a-f]+$/;

/** `order-settings.js` and `cart-Checkout.js` have none. */
function mayBeHash(name: string): boolean {
  return /\d/.test(name)
    ? hex.test(name) || /[A-Z]/.test(name)
    : /[A-Z]/.test(name.slice(1)) && /[a-z]/.test(name);
}

/** Not `ListNode`, `Chapter1` and `20240105`. */
function isHash(name: string): boolean {
  if (hex.test(name)) return /\d/.test(name) && /[a-f]/.test(name);
  return !words.test(name) && (/[a-z]/.test(name) || /^[A-Z\d]+$/.test(name));
}

const words = /^(?:(?:[A-Z]*[a-z]{2,}|[A-Z]{2,})[-_]?)+\d*$/;
