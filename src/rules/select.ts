// Which files and packages a selector selects, and what it captures of their paths.
import type { Selector } from '../model/rule.ts';
import { compareCodePoints } from '../std/code-point-order.ts';
import { parseWildcard } from '../std/parse-wildcard.ts';
import { Wildcard } from '../std/wildcard.ts';
import { PathPattern } from '../std/path-pattern.ts';
import type { RuleGraph } from './rule-graph.ts';

const packagePrefix = 'package:';

export interface Selection {
  /** Node → 1 where it is selected. */
  readonly has: Uint8Array;
  readonly nodes: readonly number[];
  /** Name of a capture → node → number of what it captured there, -1 for nothing. */
  readonly captured: ReadonlyMap<string, Int32Array>;
  /** Node → number of the folder, file or captured names that it is selected as, -1 for none. */
  readonly unitOf: Int32Array;
  /** Names of the units. */
  readonly units: readonly string[];
  /** Patterns of files that match nothing. */
  readonly dead: readonly string[];
}

export class Selections {
  readonly #graph: Pick<RuleGraph, 'ids' | 'fileCount'>;
  readonly #known = new Map<string, Selection>();
  readonly #texts = new Map<string, number>();
  readonly #paths: (readonly string[])[] = [];

  constructor(graph: Pick<RuleGraph, 'ids' | 'fileCount'>) {
    this.#graph = graph;
  }

  select({ patterns }: Selector): Selection {
    const key = JSON.stringify(patterns);
    const known = this.#known.get(key) ?? this.#select(patterns);
    this.#known.set(key, known);
    return known;
  }

  #select(patterns: readonly string[]): Selection {
    const { ids } = this.#graph;
    const found = {
      has: new Uint8Array(ids.length),
      captured: new Map<string, Int32Array>(),
      unitOf: new Int32Array(ids.length).fill(-1),
      units: new Map<string, number>(),
    };
    const dead = patterns.filter((pattern) => !pattern.startsWith('!') && !this.#add(pattern, found));
    for (const pattern of patterns) if (pattern.startsWith('!')) this.#remove(pattern.slice(1), found);
    const nodes: number[] = [];
    for (let node = 0; node < ids.length; node++) if (found.has[node] === 1) nodes.push(node);
    return { ...found, units: [...found.units.keys()], nodes, dead };
  }

  /** Whether the pattern can be of use: it matches a file, or is about packages, which may be absent on purpose. */
  #add(pattern: string, { has, captured, unitOf, units }: Found): boolean {
    if (pattern.startsWith(packagePrefix)) {
      for (const node of this.#packages(pattern)) has[node] = 1;
      return true;
    }
    const path = new PathPattern(pattern);
    let isUsed = false;
    for (const [file, { end, captured: values }] of this.#files(path)) {
      isUsed = true;
      if (has[file] === 1) continue;
      has[file] = 1;
      for (const [i, name] of path.captures.entries()) {
        const column = captured.get(name) ?? new Int32Array(has.length).fill(-1);
        captured.set(name, column);
        column[file] = numberOf(values[i]!, this.#texts);
      }
      unitOf[file] = numberOf(this.#unitName(path, file, end, values), units);
    }
    return isUsed;
  }

  #unitName(path: PathPattern, file: number, end: number, values: readonly string[]): string {
    if (values.length > 0) return values.join(' ');
    if (path.namesFiles) return this.#graph.ids[file]!;
    const parts = this.#partsOf(file);
    return parts.slice(0, end).join('/') + (end < parts.length ? '/' : '');
  }

  #remove(pattern: string, { has, unitOf }: Found): void {
    const nodes = pattern.startsWith(packagePrefix)
      ? this.#packages(pattern)
      : [...this.#files(new PathPattern(pattern))].map(([file]) => file);
    for (const node of nodes) {
      has[node] = 0;
      unitOf[node] = -1;
    }
  }

  *#files(pattern: PathPattern) {
    for (const folder of new Set(pattern.folders)) {
      const [start, end] = this.#rangeOf(folder);
      for (let file = start; file < end; file++) {
        const match = pattern.match(this.#partsOf(file));
        if (match !== undefined) yield [file, match] as const;
      }
    }
  }

  /** The files of a folder stand together. */
  #rangeOf(folder: string): readonly [start: number, end: number] {
    if (folder === '') return [0, this.#graph.fileCount];
    const start = this.#firstFrom(folder);
    let end = start;
    while (end < this.#graph.fileCount && this.#graph.ids[end]!.startsWith(folder)) end++;
    return [start, end];
  }

  #firstFrom(path: string): number {
    let low = 0;
    let high = this.#graph.fileCount;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compareCodePoints(this.#graph.ids[middle]!, path) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #packages(pattern: string): readonly number[] {
    const { ids, fileCount } = this.#graph;
    const wildcard = compileName(pattern.slice(packagePrefix.length));
    const nodes: number[] = [];
    for (let node = fileCount; node < ids.length; node++) {
      if (wildcard.matches(ids[node]!.slice('pkg:'.length))) nodes.push(node);
    }
    return nodes;
  }

  #partsOf(file: number): readonly string[] {
    return (this.#paths[file] ??= this.#graph.ids[file]!.split('/'));
  }
}

interface Found {
  readonly has: Uint8Array;
  readonly captured: Map<string, Int32Array>;
  readonly unitOf: Int32Array;
  readonly units: Map<string, number>;
}

function numberOf(text: string, numbers: Map<string, number>): number {
  const known = numbers.get(text);
  if (known !== undefined) return known;
  numbers.set(text, numbers.size);
  return numbers.size - 1;
}

/** In the name of a package `*` stands for anything, `/` included: `@babel/*`, `*`. */
function compileName(pattern: string): Wildcard {
  const parsed = parseWildcard(pattern);
  if (!parsed.ok) throw new Error(`Bad pattern of a package: ${pattern}`);
  return new Wildcard(parsed.tokens.map((token) => (token.kind === 'star' ? { kind: 'globstar' } : token)));
}

/** Whether what both selections capture under one name is the same: `src/{part}/**` and `src/{part}/internal/**`. */
export function agree(a: Selection, nodeA: number, b: Selection, nodeB: number): boolean {
  for (const [name, valuesA] of a.captured) {
    const valuesB = b.captured.get(name);
    if (valuesB === undefined) continue;
    const [valueA, valueB] = [valuesA[nodeA]!, valuesB[nodeB]!];
    if (valueA !== valueB && valueA !== -1 && valueB !== -1) return false;
  }
  return true;
}

export function shareCaptures(a: Selection, b: Selection): boolean {
  return [...a.captured.keys()].some((name) => b.captured.has(name));
}
