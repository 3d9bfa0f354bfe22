// An `index.ts` that re-exports other files loads all of them, so importing it for one can create a cycle with another.
// Importing the file itself breaks the cycle if that file is outside. If the file is known, the cut names it.
import type { Cut, Dependency, DetailedNode } from '../../model/report.ts';
import { listFew, sharedTarget } from './cut-members.ts';
import { writeNumber } from '../../std/words.ts';
import { adviseToKeepExports } from './keep-exports.ts';
import { nameOf } from '../../std/paths.ts';
import { addTo } from '../../std/multi-map.ts';

const indexFile = /(?:^|\/)index\.[cm]?[jt]sx?$/;

/** Advice that a cut does not contain: its dependencies could import files behind an index instead. */
export type AdviseDirectImports = (cut: Cut, cycle: readonly string[]) => string | undefined;

export interface IndexedFiles {
  /** Called only if needed. */
  readonly listEdges: () => Iterable<Dependency>;
  /** In bytes; undefined if it is not a file. */
  readonly sizeOf: (id: string) => number | undefined;
}

export function directImports({ listEdges, sizeOf }: IndexedFiles): AdviseDirectImports {
  let targets: TargetsOf | undefined;
  return (cut, cycle) => {
    const { edges, change, instead } = cut;
    if (instead !== undefined && instead.length > 0) return adviseInstead(instead);
    // What was moved can be exported from its new file.
    if (change === 'type-only' || change === 'move-part') return undefined;
    const ofEntry = adviseToKeepExports(cut, cycle, listEdges);
    // What is imported comes from the cycle: what else the index re-exports does not help.
    if (ofEntry !== undefined || instead !== undefined) return ofEntry;
    const index = sharedTarget(edges);
    if (index === undefined || !indexFile.test(index)) return undefined;
    targets ??= targetsOfIndexes(listEdges());
    const behind = filesBehind(index, targets, sizeOf);
    const members = new Set(cycle);
    const outside = behind.filter((file) => !members.has(file)).length;
    return outside === 0 ? undefined : advise(index, behind.length, outside);
  };
}

/** Undefined for a package. */
export function sizeIn(node: DetailedNode | undefined): number | undefined {
  return node?.type === 'file' ? node.size : undefined;
}

function adviseInstead(files: readonly string[]): string {
  return `import directly from ${listFew(files)}, which it re-exports and which ${files.length === 1 ? 'is' : 'are'} outside the cycle`;
}

/** Which file declares the imported name is unknown, so it is not mentioned. */
function advise(index: string, count: number, outside: number): string {
  const name = nameOf(index);
  const which = count === 1 ? 'the file' : `${writeNumber(outside)} of the ${writeNumber(count)} files`;
  const [are, they] = outside === 1 ? ['is', 'it declares'] : ['are', 'they declare'];
  return `${which} that ${name} re-exports ${are} outside the cycle: import directly what ${they}`;
}

type TargetsOf = ReadonlyMap<string, readonly string[]>;

/** A re-exporting line is rarely longer. */
const bytesOfExport = 80;

function targetsOfIndexes(edges: Iterable<Dependency>): TargetsOf {
  const targets = new Map<string, string[]>();
  for (const [source, target] of edges) {
    if (!indexFile.test(source)) continue;
    addTo(targets, source, target);
  }
  return targets;
}

/** Files in its folder, including those behind a nested index. */
function filesBehind(index: string, targets: TargetsOf, sizeOf: IndexedFiles['sizeOf']): readonly string[] {
  const folder = index.slice(0, index.lastIndexOf('/') + 1);
  const seen = new Set([index]);
  const behind: string[] = [];
  // The set grows during the loop.
  for (const id of seen) {
    const own = exportedBy(id);
    if (own === undefined && id !== index) behind.push(id);
    for (const target of own ?? [])
      if (target.startsWith(folder) && !target.startsWith('pkg:')) seen.add(target);
  }
  return behind;

  /** An index with code of its own is not only a list of re-exports. */
  function exportedBy(id: string): readonly string[] | undefined {
    const own = targets.get(id);
    if (own === undefined) return undefined;
    return (sizeOf(id) ?? Infinity) <= bytesOfExport * own.length ? own : undefined;
  }
}
