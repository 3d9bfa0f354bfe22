// What a check of part of a project cannot tell. It must say so: that nothing was found does not mean that nothing is there.
import type { BaselineEntry, Rule } from '../model/rule.ts';
import type { RuleContext } from './rule-context.ts';
import { selectorsOf } from './selectors-of.ts';

/** In words, each to be read after "Not judged: ". */
export function findUnjudged(rule: Rule, { selections }: RuleContext): readonly string[] {
  if (rule.verb === 'budget') return ['figures of the whole project'];
  const dead = [...selectorsOf(rule), ...rule.except.flat()].flatMap(
    (selector) => selections.select(selector).dead,
  );
  const unlisted = rule.verb === 'layers' && rule.exhaustive ? ['whether every folder has a layer'] : [];
  return [
    ...[...new Set(dead)].map((pattern) => `"${pattern}", which matches no analysed file`),
    ...unlisted,
  ];
}

/**
 * Whether it is known of an entry that nothing breaks the rule there any more: both ends were analysed, and no other file
 * can be the reason.
 */
export function isJudged(
  rule: Pick<Rule, 'verb'> & { readonly transitive?: boolean },
  isAnalysed: (id: string) => boolean,
): (entry: BaselineEntry) => boolean {
  const isAboutFiles = rule.verb !== 'acyclic' && rule.verb !== 'budget' && rule.transitive !== true;
  return ({ from, to }) => isAboutFiles && isAnalysed(from) && (isAnalysed(to) || to.startsWith('pkg:'));
}
