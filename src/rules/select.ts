// Which files and packages a selector matches, and what it captures from their paths.
import type { Selector } from '../model/rule.ts';
import { compareCodePoints } from '../std/code-point-order.ts';
import { expandNames } from '../std/expand-names.ts';
import { parseWildcard } from '../std/parse-wildcard.ts';
import { type PatternMatch, PathPattern } from '../std/path-pattern.ts';
import { Wildcard } from '../std/wildcard.ts';
import type { RuleGraph } from './rule-graph.ts';

const packagePrefix = 'package:';

export interface Selection {
  /** Node → 1 if it is selected. */
  readonly has: Uint8Array;
  readonly nodes: readonly number[];
  /** Name of a capture → node → number of the captured text, -1 for none. */
  readonly captured: ReadonlyMap<string, Int32Array>;
  /** File patterns that match nothing, except those with `!`. */
  readonly dead: readonly string[];
  /** Patterns with `!` whose literal part names no existing file or folder. Their wildcards may match nothing. */
  readonly deadExceptions: readonly string[];
}

/** The folders, files or captured names that a selector matches. */
export interface Units {
  /** Node → its unit, -1 for none. */
  readonly unitOf: Int32Array;
  readonly names: readonly string[];
}

/** What one pattern matches. */
interface Matched {
  readonly nodes: readonly number[];
  /** In the order of the nodes; undefined if each matches as a whole and nothing is captured. */
  readonly matches?: readonly PatternMatch[];
  readonly captures: readonly string[];
  /** Whether each file is its own unit. */
  readonly namesFiles: boolean;
}

/** Rules share patterns, so each is matched only once. */
export class Selections {
  readonly #graph: Pick<RuleGraph, 'ids' | 'fileCount'>;
  readonly #known = new Map<string, Selection>();
  readonly #matched = new Map<string, Matched>();
  readonly #texts = new Map<string, number>();
  readonly #paths: (readonly string[])[] = [];
  /** Sorted by name. */
  readonly #files: readonly number[];

  /** The files of a graph are already sorted by name, unless other names are used. */
  constructor(graph: Pick<RuleGraph, 'ids' | 'fileCount'>, hasOtherNames = false) {
    this.#graph = graph;
    const files = Array.from({ length: graph.fileCount }, (_, file) => file);
    if (hasOtherNames) files.sort((a, b) => compareCodePoints(graph.ids[a]!, graph.ids[b]!));
    this.#files = files;
  }

  select({ patterns }: Selector): Selection {
    const key = patterns.length === 1 ? patterns[0]! : JSON.stringify(patterns);
    const known = this.#known.get(key) ?? this.#select(patterns);
    this.#known.set(key, known);
    return known;
  }

  unitsOf(selector: Selector): Units {
    const { has } = this.select(selector);
    const unitOf = new Int32Array(has.length).fill(-1);
    const numbers = new Map<string, number>();
    for (const pattern of selector.patterns) {
      if (pattern.startsWith('!') || pattern.startsWith(packagePrefix)) continue;
      const matched = this.#match(pattern);
      for (const [i, node] of matched.nodes.entries()) {
        if (has[node] === 1 && unitOf[node] === -1)
          unitOf[node] = numberOf(this.#unitName(matched, i), numbers);
      }
    }
    return { unitOf, names: [...numbers.keys()] };
  }

  #select(patterns: readonly string[]): Selection {
    const has = new Uint8Array(this.#graph.ids.length);
    const captured = new Map<string, Int32Array>();
    const dead: string[] = [];
    const deadExceptions: string[] = [];
    const added: number[] = [];
    for (const pattern of patterns) {
      if (pattern.startsWith('!')) continue;
      const matched = this.#match(pattern);
      // A package may be absent on purpose.
      if (matched.nodes.length === 0 && !pattern.startsWith(packagePrefix)) dead.push(pattern);
      if (matched.captures.length > 0) this.#capture(matched, has, captured);
      for (const node of matched.nodes) {
        if (has[node] === 0) added.push(node);
        has[node] = 1;
      }
    }
    for (const pattern of patterns) {
      if (!pattern.startsWith('!')) continue;
      const matched = this.#match(pattern.slice(1));
      if (matched.nodes.length === 0 && this.#namesAbsent(pattern.slice(1))) deadExceptions.push(pattern);
      for (const node of matched.nodes) has[node] = 0;
    }
    const nodes = patterns.length === 1 ? added : added.filter((node) => has[node] === 1);
    return { has, nodes, captured, dead, deadExceptions };
  }

  #namesAbsent(pattern: string): boolean {
    if (pattern.startsWith(packagePrefix)) return false;
    const { isPlain, folders } = new PathPattern(pattern);
    const isAbsent = ([start, end]: readonly [number, number]): boolean => start === end;
    return isPlain || folders.every((folder) => isAbsent(this.#rangeOf(folder)));
  }

  /** The captures of a file come from the first pattern that matches it. */
  #capture({ nodes, matches, captures }: Matched, has: Uint8Array, captured: Map<string, Int32Array>): void {
    for (const [at, name] of captures.entries()) {
      const column = captured.get(name) ?? new Int32Array(has.length).fill(-1);
      captured.set(name, column);
      for (const [i, node] of nodes.entries()) {
        if (has[node] === 0) column[node] = numberOf(matches![i]!.captured[at]!, this.#texts);
      }
    }
  }

  #unitName({ nodes, matches, captures, namesFiles }: Matched, i: number): string {
    const node = nodes[i]!;
    const match = matches?.[i];
    if (namesFiles || match === undefined) return this.#graph.ids[node]!;
    if (captures.length > 0) return match.captured.join(' ');
    const parts = this.#partsOf(node);
    return parts.slice(0, match.end).join('/') + (match.end < parts.length ? '/' : '');
  }

  #match(pattern: string): Matched {
    const known = this.#matched.get(pattern) ?? this.#matchNew(pattern);
    this.#matched.set(pattern, known);
    return known;
  }

  #matchNew(pattern: string): Matched {
    if (pattern.startsWith(packagePrefix)) {
      return { nodes: this.#packages(pattern), captures: [], namesFiles: true };
    }
    const path = new PathPattern(pattern);
    const { captures, wholeFolder } = path;
    const namesFiles = path.namesFiles && captures.length === 0;
    if (wholeFolder !== undefined) {
      const [start, end] = this.#rangeOf(wholeFolder);
      return { nodes: this.#files.slice(start, end), captures, namesFiles };
    }
    const nodes: number[] = [];
    const matches: PatternMatch[] = [];
    const seen = new Set<number>();
    for (const folder of new Set(path.folders)) {
      const [start, end] = this.#rangeOf(folder);
      for (let place = start; place < end; place++) {
        const file = this.#files[place]!;
        const match = path.match(this.#partsOf(file));
        if (match === undefined || seen.has(file)) continue;
        seen.add(file);
        nodes.push(file);
        matches.push(match);
      }
    }
    return { nodes, matches, captures, namesFiles };
  }

  /** Files of a folder are consecutive. */
  #rangeOf(folder: string): readonly [start: number, end: number] {
    if (folder === '') return [0, this.#graph.fileCount];
    // `0` is the character after `/`.
    return [this.#firstFrom(folder), this.#firstFrom(`${folder.slice(0, -1)}0`)];
  }

  #firstFrom(path: string): number {
    let low = 0;
    let high = this.#graph.fileCount;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compareCodePoints(this.#graph.ids[this.#files[middle]!]!, path) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #packages(pattern: string): readonly number[] {
    const { ids, fileCount } = this.#graph;
    const wildcards = compileNames(pattern.slice(packagePrefix.length));
    const nodes: number[] = [];
    for (let node = fileCount; node < ids.length; node++) {
      const name = ids[node]!.slice('pkg:'.length);
      if (wildcards.some((wildcard) => wildcard.matches(name))) nodes.push(node);
    }
    return nodes;
  }

  #partsOf(file: number): readonly string[] {
    return (this.#paths[file] ??= this.#graph.ids[file]!.split('/'));
  }
}

function numberOf(text: string, numbers: Map<string, number>): number {
  const known = numbers.get(text);
  if (known !== undefined) return known;
  numbers.set(text, numbers.size);
  return numbers.size - 1;
}

/**
 * In package names `*` matches anything, including `/`: `@babel/*`, `*`. A Node module can be given by its bare name: `fs` is
 * `node:fs`.
 */
function compileNames(pattern: string): readonly Wildcard[] {
  const expanded = expandNames(pattern);
  if (!expanded.ok) throw new Error(`Bad pattern of a package: ${pattern}`);
  return expanded.patterns.flatMap((name) =>
    /[*?[\\]/.test(name) ? [compileName(name)] : [compileName(name), compileName(`node:${name}`)],
  );
}

function compileName(pattern: string): Wildcard {
  const parsed = parseWildcard(pattern);
  if (!parsed.ok) throw new Error(`Bad pattern of a package: ${pattern}`);
  return new Wildcard(parsed.tokens.map((token) => (token.kind === 'star' ? { kind: 'globstar' } : token)));
}

/** Whether both selections captured the same text under each shared name: `src/{part}/**` and `src/{part}/internal/**`. */
export function agree(a: Selection, nodeA: number, b: Selection, nodeB: number): boolean {
  if (a.captured.size === 0 || b.captured.size === 0) return true;
  for (const [name, valuesA] of a.captured) {
    const valuesB = b.captured.get(name);
    if (valuesB === undefined) continue;
    const valueA = valuesA[nodeA]!;
    const valueB = valuesB[nodeB]!;
    if (valueA !== valueB && valueA !== -1 && valueB !== -1) return false;
  }
  return true;
}

export function shareCaptures(a: Selection, b: Selection): boolean {
  return [...a.captured.keys()].some((name) => b.captured.has(name));
}
