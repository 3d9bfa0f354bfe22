// The members that `independent` and `acyclic` speak of: the folders, files or captured names of one selector, or each of
// several selectors.
import type { Selector } from '../model/rule.ts';
import type { Selections } from './select.ts';

export interface Members {
  /** Node → its member, -1 for none. */
  readonly memberOf: Int32Array;
  /** Names of the members. */
  readonly names: readonly string[];
}

export function findMembers(selectors: readonly Selector[], selections: Selections): Members {
  const [only, ...others] = selectors;
  if (only !== undefined && others.length === 0) {
    const { unitOf, units } = selections.select(only);
    return { memberOf: unitOf, names: units };
  }
  const memberOf =
    selectors.length === 0 ? new Int32Array() : selections.select(selectors[0]!).unitOf.slice().fill(-1);
  for (const [member, selector] of selectors.entries()) {
    for (const node of selections.select(selector).nodes) if (memberOf[node] === -1) memberOf[node] = member;
  }
  return { memberOf, names: selectors.map(({ text }) => text) };
}
