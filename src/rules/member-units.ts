// The members of an `independent` rule: the folders, files or captured names of one selector, or each of several selectors.
import type { Selector } from '../model/rule.ts';
import type { RuleContext } from './rule-context.ts';

export interface Members {
  /** Node → its member, -1 for none. */
  readonly memberOf: Int32Array;
  /** Names of the members. */
  readonly names: readonly string[];
}

export function findMembers(
  selectors: readonly Selector[],
  { selections, graph }: Pick<RuleContext, 'selections' | 'graph'>,
): Members {
  const [only, ...others] = selectors;
  if (only !== undefined && others.length === 0) {
    const { unitOf, names } = selections.unitsOf(only);
    return { memberOf: unitOf, names };
  }
  const memberOf = new Int32Array(graph.ids.length).fill(-1);
  for (const [member, selector] of selectors.entries()) {
    for (const node of selections.select(selector).nodes) if (memberOf[node] === -1) memberOf[node] = member;
  }
  return { memberOf, names: selectors.map(({ text }) => text) };
}
