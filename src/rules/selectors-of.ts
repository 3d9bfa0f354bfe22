// The selectors of a rule, in the order in which its result lists them.
import type { Rule, Selector } from '../model/rule.ts';

export function selectorsOf(rule: Rule): readonly Selector[] {
  switch (rule.verb) {
    case 'mustNotUse':
    case 'mayUse':
      return [rule.from, rule.targets];
    case 'layers':
      return [...rule.layers, ...(rule.within === undefined ? [] : [rule.within])];
    case 'independent':
      return rule.members;
    case 'acyclic':
      return [rule.members];
    case 'protected':
      return [rule.internals, rule.only];
    case 'budget':
      return [];
  }
}
