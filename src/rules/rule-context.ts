// The input for evaluating a rule.
import type { Rule } from '../model/rule.ts';
import type { ImportKind } from '../model/source.ts';
import { type CountedImports, markEdges, maskOf, type RuleGraph } from './rule-graph.ts';
import { agree, type Selections } from './select.ts';

export interface RuleContext {
  readonly graph: RuleGraph;
  /** Node → the name that patterns match. */
  readonly names: readonly string[];
  /** Whether the rules are from a later state of the project. */
  readonly isEarlier: boolean;
  readonly selections: Selections;
  /** The incoming edges of a node: edges[start[node]] … edges[start[node+1]-1]. */
  readonly reversed: () => ReversedEdges;
  /** `countEdges` with a cache: rules with the same arguments share the result. Do not modify it. */
  readonly countedEdges: (counted: CountedImports, productOnly: boolean) => Uint8Array;
  /** Whether an ID is that of an analysed file; undefined if the whole project is analysed. */
  readonly isAnalysed?: (id: string) => boolean;
}

export interface ReversedEdges {
  readonly start: Uint32Array;
  readonly edges: Uint32Array;
}

/** A dependency that a rule forbids. */
export interface BrokenEdge {
  readonly edge: number;
  /** For a forbidden transitive dependency: the nodes after the target. */
  readonly onward?: readonly number[];
  /** Why it is forbidden, if the rule does not make that obvious: `data is below web`. */
  readonly detail?: string;
  /** The lower and the higher layer, if a layer uses a higher one. */
  readonly layers?: readonly [from: string, to: string];
  /** The number of its cycle, from 0. */
  readonly circle?: number;
  /** The members that it connects, unless these are the files themselves. */
  readonly members?: readonly [from: string, to: string];
}

const allKinds: readonly ImportKind[] = ['static', 'type', 'lazy', 'reference'];
/** Imports that do not exist at run time form no cycle. */
const cycleKinds = allKinds.filter((kind) => kind !== 'type');

/** An unused import cannot be part of a cycle. Other rules are about what code may name. */
export function countedBy({ kinds, verb }: Rule): CountedImports {
  const isOfCycles = verb === 'acyclic';
  return { mask: maskOf(kinds ?? (isOfCycles ? cycleKinds : allKinds)), withUnused: !isOfCycles };
}

/** Edge → 1 if the rule applies to it. */
export function edgesFor(rule: Rule, context: RuleContext): Uint8Array {
  const counts = context.countedEdges(countedBy(rule), rule.productOnly);
  return rule.except.length === 0 ? counts : withoutExcepted(rule, context, counts.slice());
}

/** Edge → 1 if it has an import that counts, and connects product files if only those count. */
export function countEdges(graph: RuleGraph, counted: CountedImports, productOnly: boolean): Uint8Array {
  const { edgeSource, edgeTarget, isProduct, fileCount } = graph;
  const counts = markEdges(graph, counted);
  if (!productOnly) return counts;
  for (let edge = 0; edge < counts.length; edge++) {
    const target = edgeTarget[edge]!;
    if (isProduct[edgeSource[edge]!] === 0 || (target < fileCount && isProduct[target] === 0)) {
      counts[edge] = 0;
    }
  }
  return counts;
}

function withoutExcepted(rule: Rule, { graph, selections }: RuleContext, counts: Uint8Array): Uint8Array {
  for (const [from, to] of rule.except) {
    const sources = selections.select(from);
    const targets = selections.select(to);
    for (const source of sources.nodes) {
      for (let edge = graph.edgeStart[source]!; edge < graph.edgeStart[source + 1]!; edge++) {
        const target = graph.edgeTarget[edge]!;
        if (targets.has[target] === 1 && agree(sources, source, targets, target)) counts[edge] = 0;
      }
    }
  }
  return counts;
}

export function reverseEdges({ ids, edgeTarget }: RuleGraph): ReversedEdges {
  const start = new Uint32Array(ids.length + 1);
  for (const target of edgeTarget) start[target + 1]!++;
  for (let node = 0; node < ids.length; node++) start[node + 1]! += start[node]!;
  const next = start.slice();
  const edges = new Uint32Array(edgeTarget.length);
  for (let edge = 0; edge < edges.length; edge++) edges[next[edgeTarget[edge]!]!++] = edge;
  return { start, edges };
}
