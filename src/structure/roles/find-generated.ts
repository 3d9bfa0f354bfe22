// Files that a generator wrote next to its input, or a compiler next to a source map, when their text does not say so.
// `cart.y` and `cart.l` say nothing about `cart.c`: people write their own next to them, and Bison and Flex mark their
// output.
import type { Project } from '../../model/project.ts';

/**
 * Input of a generator → its output with the same base name: Ragel, T4, PEG.js, Happy and Alex. Headers are written by hand. In
 * Haskell both files are the same module.
 */
const writtenFrom: ReadonlyMap<string, readonly string[]> = new Map([
  ['rl', ['c', 'cc', 'cpp', 'cxx', 'm', 'd', 'java', 'rb', 'cs', 'go', 'rs', 'js']],
  ['tt', ['cs']],
  ['peg', ['js']],
  ['pegjs', ['js']],
  ['y', ['hs']],
  ['ly', ['hs']],
  ['x', ['hs']],
]);

export function findGenerated({ entries }: Pick<Project, 'entries'>): readonly string[] {
  const found: string[] = [];
  const mapped: string[] = [];
  for (const [path, kind] of entries) {
    if (kind !== 'asset') continue;
    if (path.endsWith(map)) mapped.push(path.slice(0, -map.length));
    const dot = path.lastIndexOf('.');
    const written = writtenFrom.get(path.slice(dot + 1));
    if (written === undefined) continue;
    const name = path.slice(0, dot);
    // From `cart.rl` or `cart.rb.rl`.
    const outputs = [name, ...written.map((extension) => `${name}.${extension}`)];
    found.push(...outputs.filter((output) => entries.get(output) === 'source'));
  }
  return [...found, ...findCompiled(entries, mapped)];
}

const map = '.map';
const script = /\.[cm]?js$/;
const source = /(?<!\.d)\.(?:[cm]?[jt]sx?|vue|svelte)$/;
const declarations = /\.d\.[cm]?ts$/;

/** A package that consists of compiled code has nothing else to judge: so many times fewer sources make no project. */
const mostCompiled = 4;

/** Scripts and declarations with a source map next to them, and the declarations of these scripts: a compiler wrote them. */
function findCompiled(entries: Project['entries'], mapped: readonly string[]): readonly string[] {
  const isSource = (path: string): boolean => entries.get(path) === 'source';
  const scripts = mapped.filter((path) => script.test(path) && isSource(path));
  if (scripts.length === 0) return [];
  const compiled = new Set(scripts);
  let sources = 0;
  for (const [path, kind] of entries)
    if (kind === 'source' && source.test(path) && !compiled.has(path)) sources++;
  if (sources * mostCompiled < scripts.length) return [];
  const declared = scripts.map((path) => path.replace(script, (end) => `.d${end.replace('js', 'ts')}`));
  const written = [...mapped.filter((path) => declarations.test(path)), ...declared];
  return [...scripts, ...written.filter(isSource)];
}
