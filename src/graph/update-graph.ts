// The same nodes and edges, with the current files and lines of code.
import type { FilePath } from '../model/file-path.ts';
import type { Evidence, Graph } from '../model/graph.ts';
import type { ResolvedImport } from '../model/resolution.ts';
import type { SourceFile } from '../model/source.ts';
import { evidenceOf } from './evidence-of.ts';
import { mergeEvidence } from './merge-evidence.ts';
import { fileId, packageId } from '../model/node-id.ts';
import { orderFiles } from './number-nodes.ts';
import { addTo } from '../std/multi-map.ts';

/** `moved` contains the files with imports on other lines than before, and all resolved imports of each. */
export function updateGraph(
  graph: Graph,
  files: readonly SourceFile[],
  moved: ReadonlyMap<FilePath, readonly ResolvedImport[]>,
): Graph {
  const { ids, edgeStart, edgeTarget } = graph;
  const evidence = [...graph.evidence];
  for (let node = 0; node < graph.fileCount; node++) {
    const imports = moved.get(graph.files[node]!.path);
    if (imports === undefined) continue;
    const linesOf = evidenceByTarget(imports);
    for (let edge = edgeStart[node]!; edge < edgeStart[node + 1]!; edge++)
      evidence[edge] = mergeEvidence(linesOf.get(ids[edgeTarget[edge]!]!) ?? []);
  }
  return { ...graph, files: orderFiles(files), evidence };
}

/** ID of a target → the lines of code that import it. */
function evidenceByTarget(imports: readonly ResolvedImport[]): ReadonlyMap<string, readonly Evidence[]> {
  const evidence = new Map<string, Evidence[]>();
  for (const { statement, target } of imports) {
    const line = evidenceOf(statement);
    const ids =
      target.kind === 'package' ? [packageId(target.name)] : target.paths.map((path) => fileId({ path }));
    for (const id of ids) {
      addTo(evidence, id, line);
    }
  }
  return evidence;
}
