// What a check on part of a project cannot know. It is reported, because no findings in one part do not mean no findings at
// all.
import type { BaselineEntry, Rule } from '../model/rule.ts';
import type { RuleContext } from './rule-context.ts';
import { selectorsOf } from './selectors-of.ts';

/** Phrases that continue "Not judged: ". */
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
 * Whether an entry without a violation is certainly stale: both ends were analysed, and no other file can cause the
 * violation.
 */
export function isJudged(
  rule: Pick<Rule, 'verb'> & { readonly transitive?: boolean },
  isAnalysed: (id: string) => boolean,
): (entry: BaselineEntry) => boolean {
  const isAboutFiles = rule.verb !== 'acyclic' && rule.verb !== 'budget' && rule.transitive !== true;
  return ({ from, to }) => isAboutFiles && isAnalysed(from) && (isAnalysed(to) || to.startsWith('pkg:'));
}
