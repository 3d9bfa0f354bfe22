// Dependencies that make one file load before another. Only these can close a cycle in which code sees a half-loaded module.
import type { ConventionsOf, LanguageConventions } from '../model/conventions.ts';
import type { Evidence, Graph } from '../model/graph.ts';
import { isHeader } from '../model/header-name.ts';

export interface LoadEdges {
  /** Edge → 1 if the target is loaded before the source. */
  readonly atLoadTime: Uint8Array;
  /** Edge → 1 if the target is loaded first, or when the code around the import runs. */
  readonly atRunTime: Uint8Array;
  /** Edge → 1 if the target is not needed at run time: only the type checker, documentation or tests need it. */
  readonly typeOnly: Uint8Array;
}

export function findLoadEdges(graph: Graph, conventionsOf: ConventionsOf): LoadEdges {
  const { fileCount, files, edgeStart, edgeTarget, evidence } = graph;
  const atLoadTime = new Uint8Array(edgeTarget.length);
  const atRunTime = new Uint8Array(edgeTarget.length);
  const typeOnly = new Uint8Array(edgeTarget.length);
  const isDeclaration = markDeclarations(graph, conventionsOf);
  for (let file = 0; file < fileCount; file++) {
    const conventions = conventionsOf(files[file]!.language);
    const loads = conventions.imports === 'load' && isDeclaration[file] === 0;
    const pairsHeaders = conventions.pairsHeaders === true;
    for (let edge = edgeStart[file]!; edge < edgeStart[file + 1]!; edge++) {
      const target = edgeTarget[edge]!;
      if (target >= fileCount) continue;
      const strongest = strongestUse(evidence[edge]!, conventions);
      if (strongest === use.type) typeOnly[edge] = 1;
      if (!loads || isDeclaration[target] === 1) continue;
      if (pairsHeaders && isOtherHalf(files[file]!.path, files[target]!.path)) continue;
      if (strongest === use.first) atLoadTime[edge] = 1;
      if (strongest >= use.later) atRunTime[edge] = 1;
    }
  }
  return { atLoadTime, atRunTime, typeOnly };
}

/** In ascending order. */
const use = { type: 0, name: 1, later: 2, first: 3 };

function strongestUse(evidence: readonly Evidence[], { loadsBy }: LanguageConventions): number {
  let strongest = use.type;
  for (let i = 0; i < evidence.length; i++) {
    const { kind, specifier, role } = evidence[i]!;
    if (kind === 'type' || role !== undefined) continue;
    if (kind === 'static' && (loadsBy === undefined || loadsBy(specifier))) return use.first;
    strongest = Math.max(strongest, kind === 'lazy' ? use.later : use.name);
  }
  return strongest;
}

const halfName = /^(?:[-_.](?:inl|inline|impl|priv))?\.[\w+]+$/;

/** A header and the file in its folder with its definitions are compiled as one: `cart.h` and `cart.c`, or `cart-inl.h`. */
function isOtherHalf(path: string, target: string): boolean {
  const stem = path.slice(0, path.lastIndexOf('.'));
  return target.startsWith(stem) && isHeader(path) && halfName.test(target.slice(stem.length));
}

/** File → 1 if it contains only declarations: `.d.ts`, `.pyi`. */
function markDeclarations({ fileCount, files }: Graph, conventionsOf: ConventionsOf): Uint8Array {
  const isDeclaration = new Uint8Array(fileCount);
  for (let file = 0; file < fileCount; file++) {
    const { path, language } = files[file]!;
    if (conventionsOf(language).declarationFile?.test(path) === true) isDeclaration[file] = 1;
  }
  return isDeclaration;
}
