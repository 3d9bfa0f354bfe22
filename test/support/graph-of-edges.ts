import { filePath } from '../../src/model/file-path.ts';
import type { Graph } from '../../src/model/graph.ts';

/** A graph of files that are only numbers, made without buildGraph: for graphs too large or too odd to write down. */
export function graphOfEdges(fileCount: number, pairs: readonly (readonly [number, number])[]): Graph {
  const files = Array.from({ length: fileCount }, (_, i) => ({
    path: filePath(`${i}.ts`),
    size: 1,
    language: 'typescript',
  }));
  const targets = Array.from({ length: fileCount }, () => new Set<number>());
  for (const [from, to] of pairs) targets[from]?.add(to);
  const edgeTarget = Uint32Array.from(targets.flatMap((own) => [...own].toSorted((a, b) => a - b)));
  const edgeStart = new Uint32Array(fileCount + 1);
  for (const [file, own] of targets.entries()) edgeStart[file + 1] = (edgeStart[file] ?? 0) + own.size;
  const incoming = new Uint32Array(fileCount);
  for (const target of edgeTarget) incoming[target] = (incoming[target] ?? 0) + 1;
  return {
    fileCount,
    files,
    ids: files.map(({ path }) => path),
    packages: [],
    edgeStart,
    edgeTarget,
    isOfProduct: new Uint8Array(edgeTarget.length).fill(1),
    usesOnlyTypes: new Uint8Array(edgeTarget.length),
    isOfSupertype: new Uint8Array(edgeTarget.length),
    carriesCycle: new Uint8Array(edgeTarget.length).fill(1),
    incoming,
    evidence: Array.from(edgeTarget, (target) => [{ line: 1, specifier: `./${target}.ts`, kind: 'static' }]),
  };
}
