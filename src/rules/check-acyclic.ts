// `acyclic`: no cycle among members. Every dependency between two members of a cycle is a violation, because any of them may
// be the one that closed it.
import { findComponents } from '../graph/find-components.ts';
import { linkPairs } from '../graph/link-pairs.ts';
import type { AcyclicRule } from '../model/rule.ts';
import type { BrokenEdge, RuleContext } from './rule-context.ts';

export function checkAcyclic(
  rule: AcyclicRule,
  context: RuleContext,
  counts: Uint8Array,
): readonly BrokenEdge[] {
  const { graph, selections } = context;
  const { unitOf: memberOf, names } = selections.unitsOf(rule.members);
  const edges: number[] = [];
  for (let source = 0; source < graph.fileCount; source++) {
    const own = memberOf[source]!;
    if (own === -1) continue;
    for (let edge = graph.edgeStart[source]!; edge < graph.edgeStart[source + 1]!; edge++) {
      const other = memberOf[graph.edgeTarget[edge]!]!;
      if (counts[edge] === 1 && other !== -1 && other !== own) edges.push(edge);
    }
  }
  const from = Uint32Array.from(edges, (edge) => memberOf[graph.edgeSource[edge]!]!);
  const to = Uint32Array.from(edges, (edge) => memberOf[graph.edgeTarget[edge]!]!);
  const componentOf = findComponents(
    linkPairs(names.length, { from, to }),
    new Uint8Array(edges.length).fill(1),
  );
  const circles = new Map<number, number>();
  const broken: BrokenEdge[] = [];
  for (const [i, edge] of edges.entries()) {
    const component = componentOf[from[i]!]!;
    if (component !== componentOf[to[i]!]) continue;
    if (!circles.has(component)) circles.set(component, circles.size);
    const members = [names[from[i]!]!, names[to[i]!]!] as const;
    broken.push({
      edge,
      circle: circles.get(component)!,
      ...(!areFiles(edge, members) && describe(members)),
    });
  }
  return broken;

  function areFiles(edge: number, [source, target]: Members): boolean {
    return graph.ids[graph.edgeSource[edge]!] === source && graph.ids[graph.edgeTarget[edge]!] === target;
  }
}

type Members = readonly [from: string, to: string];

function describe(members: Members): Pick<BrokenEdge, 'members' | 'detail'> {
  return { members, detail: members.join(' uses ') };
}
