// Builds the graph from imports: one edge per pair of nodes, with the lines of code behind it. Linear in the number of
// imports, in any order.
import type { Evidence, Graph } from '../model/graph.ts';
import type { Options } from '../model/options.ts';
import type { ResolvedImport } from '../model/resolution.ts';
import { Buckets } from './buckets.ts';
import { evidenceOf } from './evidence-of.ts';
import type { LinkedNodes } from './link-nodes.ts';
import { mergeEvidence } from './merge-evidence.ts';
import { orderIds } from './order-ids.ts';

/** `imports` must have the targets of the linked ones, but may have other kinds. */
export function buildGraph(linked: LinkedNodes, imports: readonly ResolvedImport[], options: Options): Graph {
  const { files, ids, packages } = linked.nodes;
  const bySource = orderLinks(linked, orderIds(ids, files.length));
  return {
    fileCount: files.length,
    files,
    ids,
    packages,
    ...mergeLinks({ ...linked, imports }, bySource, options),
  };
}

/** The links of each source, ordered by target ID. */
function orderLinks({ source, target }: LinkedNodes, byId: Uint32Array): Buckets {
  const byTarget = new Buckets(byId.length, target.length);
  for (let link = 0; link < target.length; link++) byTarget.put(link, target[link]!);
  const bySource = new Buckets(byId.length, source.length);
  for (let place = byId.length - 1; place >= 0; place--) {
    for (let link = byTarget.last[byId[place]!]!; link !== -1; link = byTarget.before[link]!) {
      bySource.put(link, source[link]!);
    }
  }
  return bySource;
}

interface LinkedImports extends LinkedNodes {
  readonly imports: readonly ResolvedImport[];
}

function mergeLinks(
  { target, importIndex, imports }: LinkedImports,
  { last, before }: Buckets,
  { cycles }: Options,
): Pick<
  Graph,
  | 'edgeStart'
  | 'edgeTarget'
  | 'isOfProduct'
  | 'carriesCycle'
  | 'usesOnlyTypes'
  | 'isOfSupertype'
  | 'incoming'
  | 'evidence'
> {
  const edgeStart = new Uint32Array(last.length + 1);
  const edgeTarget = new Uint32Array(target.length);
  const isOfProduct = new Uint8Array(target.length);
  const carriesCycle = new Uint8Array(target.length);
  const usesOnlyTypes = new Uint8Array(target.length).fill(1);
  const isOfSupertype = new Uint8Array(target.length);
  const incoming = new Uint32Array(last.length);
  const evidence: (readonly Evidence[])[] = [];
  /** The lines of the current edge. */
  let lines: Evidence[] = [];
  const several: number[] = [];
  let edge = -1;
  for (let node = 0; node < last.length; node++) {
    for (let link = last[node]!; link !== -1; link = before[link]!) {
      const to = target[link]!;
      const made = imports[importIndex[link]!]!;
      const { statement } = made;
      const line = evidenceOf(statement);
      if (evidence.length > edgeStart[node]! && edgeTarget[edge] === to) {
        if (lines.push(line) === 2) several.push(edge);
      } else {
        // Most edges have one line. A list created with that line takes an eighth of the memory of one created empty.
        edge = evidence.push((lines = [line])) - 1;
        edgeTarget[edge] = to;
        incoming[to]!++;
      }
      if (line.role !== undefined) continue;
      isOfProduct[edge] = 1;
      if (cycles.typeOnly || line.kind !== 'type') carriesCycle[edge] = 1;
      if (line.kind !== 'type' && statement.usesOnlyTypes === undefined) usesOnlyTypes[edge] = 0;
      if (made.isOfSupertype !== undefined) isOfSupertype[edge] = 1;
    }
    edgeStart[node + 1] = evidence.length;
  }
  for (const edgeOfSeveral of several) evidence[edgeOfSeveral] = mergeEvidence(evidence[edgeOfSeveral]!);
  return {
    edgeStart,
    edgeTarget: edgeTarget.slice(0, evidence.length),
    isOfProduct: isOfProduct.slice(0, evidence.length),
    carriesCycle: carriesCycle.slice(0, evidence.length),
    usesOnlyTypes: usesOnlyTypes.slice(0, evidence.length),
    isOfSupertype: isOfSupertype.slice(0, evidence.length),
    incoming,
    evidence,
  };
}
