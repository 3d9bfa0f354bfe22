// `protected`: internals that only certain files may use.
import type { ProtectedRule } from '../model/rule.ts';
import type { BrokenEdge, RuleContext } from './rule-context.ts';
import { agree } from './select.ts';

/** Internals of one part may always use each other. */
export function checkProtected(
  rule: ProtectedRule,
  { graph, selections, reversed }: RuleContext,
  counts: Uint8Array,
): readonly BrokenEdge[] {
  const internals = selections.select(rule.internals);
  const only = selections.select(rule.only);
  const { start, edges } = reversed();
  const broken: BrokenEdge[] = [];
  for (const target of internals.nodes) {
    for (let at = start[target]!; at < start[target + 1]!; at++) {
      const edge = edges[at]!;
      const source = graph.edgeSource[edge]!;
      const mayUse =
        (only.has[source] === 1 && agree(only, source, internals, target)) ||
        (internals.has[source] === 1 && agree(internals, source, internals, target));
      if (counts[edge] === 1 && !mayUse) broken.push({ edge });
    }
  }
  return broken;
}
