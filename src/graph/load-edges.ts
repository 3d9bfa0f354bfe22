// Which dependencies make a file load before another. Only those can close a circle in which code meets a half-loaded
// module.
import type { ConventionsOf, LanguageConventions } from '../model/conventions.ts';
import type { Evidence, Graph } from '../model/graph.ts';

export interface LoadEdges {
  /** Edge → 1 where the target is loaded before the source. */
  readonly first: Uint8Array;
  /** Edge → 1 where the target is loaded first, or when the code around the import runs. */
  readonly ever: Uint8Array;
}

export function findLoadEdges(graph: Graph, conventionsOf: ConventionsOf): LoadEdges {
  const { fileCount, files, edgeStart, edgeTarget, evidence } = graph;
  const first = new Uint8Array(edgeTarget.length);
  const ever = new Uint8Array(edgeTarget.length);
  for (let file = 0; file < fileCount; file++) {
    const { path, language } = files[file]!;
    const conventions = conventionsOf(language);
    if (conventions.imports !== 'load' || conventions.declarationFile?.test(path) === true) continue;
    for (let edge = edgeStart[file]!; edge < edgeStart[file + 1]!; edge++) {
      const target = files[edgeTarget[edge]!];
      if (target === undefined || conventions.declarationFile?.test(target.path) === true) continue;
      if (evidence[edge]!.some((line) => loadsFirst(line, conventions))) first[edge] = ever[edge] = 1;
      else if (evidence[edge]!.some(({ kind }) => kind === 'lazy')) ever[edge] = 1;
    }
  }
  return { first, ever };
}

function loadsFirst({ kind, specifier }: Evidence, { loadsBy }: LanguageConventions): boolean {
  return kind === 'static' && (loadsBy === undefined || loadsBy(specifier));
}
