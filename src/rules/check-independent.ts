// `independent`: members must not use each other, neither directly nor through files outside all members.
import type { IndependentRule } from '../model/rule.ts';
import { findPaths } from './find-paths.ts';
import { findMembers } from './member-units.ts';
import type { BrokenEdge, RuleContext } from './rule-context.ts';

export function checkIndependent(
  rule: IndependentRule,
  context: RuleContext,
  counts: Uint8Array,
): readonly BrokenEdge[] {
  const { graph } = context;
  const { memberOf, names } = findMembers(rule.members, context);
  const paths = rule.transitive ? pathsBetween(memberOf, names.length) : undefined;
  const broken: BrokenEdge[] = [];
  for (let source = 0; source < graph.fileCount; source++) {
    const own = memberOf[source]!;
    if (own === -1) continue;
    for (let edge = graph.edgeStart[source]!; edge < graph.edgeStart[source + 1]!; edge++) {
      const target = graph.edgeTarget[edge]!;
      if (counts[edge] === 0 || memberOf[target] === own) continue;
      const isDirect = memberOf[target] !== -1;
      const other = isDirect ? memberOf[target]! : (paths?.groupFrom(target, own) ?? -1);
      if (other === -1) continue;
      const onward = isDirect ? {} : { onward: paths!.pathTo(other, target).slice(1) };
      broken.push({ edge, detail: `${names[own]} uses ${names[other]}`, ...onward });
    }
  }
  return broken;

  function pathsBetween(of: Int32Array, count: number) {
    const groups = Array.from({ length: count }, (): number[] => []);
    const isOpen = new Uint8Array(of.length);
    for (let node = 0; node < of.length; node++) {
      if (of[node] === -1) isOpen[node] = 1;
      else groups[of[node]!]!.push(node);
    }
    return findPaths(context, { counts, isOpen, groups });
  }
}
