// `independent`: members that do not use each other, neither directly nor through files that belong to no member.
import type { IndependentRule } from '../model/rule.ts';
import { findWays } from './find-ways.ts';
import { findMembers } from './member-units.ts';
import type { BrokenEdge, RuleContext } from './rule-context.ts';

export function checkIndependent(
  rule: IndependentRule,
  context: RuleContext,
  counts: Uint8Array,
): readonly BrokenEdge[] {
  const { graph, selections } = context;
  const { memberOf, names } = findMembers(rule.members, selections);
  const ways = rule.transitive ? waysBetween(memberOf, names.length) : undefined;
  const broken: BrokenEdge[] = [];
  for (let edge = 0; edge < counts.length; edge++) {
    const own = memberOf[graph.edgeSource[edge]!]!;
    if (counts[edge] === 0 || own === -1) continue;
    const target = graph.edgeTarget[edge]!;
    const other = memberOf[target] === -1 ? (ways?.groupFrom(target, own) ?? -1) : memberOf[target]!;
    if (other === -1 || other === own) continue;
    const onward = memberOf[target] === -1 ? ways!.wayTo(other, target).slice(1) : [];
    broken.push({ edge, detail: `${names[own]} uses ${names[other]}`, ...(onward.length > 0 && { onward }) });
  }
  return broken;

  function waysBetween(of: Int32Array, count: number) {
    const groups = Array.from({ length: count }, (): number[] => []);
    const isOpen = new Uint8Array(of.length);
    for (let node = 0; node < of.length; node++) {
      if (of[node] === -1) isOpen[node] = 1;
      else groups[of[node]!]!.push(node);
    }
    return findWays(context, { counts, isOpen, groups });
  }
}
