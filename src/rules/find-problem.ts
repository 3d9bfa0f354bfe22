// Why a rule cannot be checked: nothing could violate it as written. A rule that silently checks nothing is worse than no
// rule.
import type { BudgetRule, Rule, Selector } from '../model/rule.ts';
import { PathPattern } from '../std/path-pattern.ts';
import { findLayerOf } from './check-layers.ts';
import { findMembers } from './member-units.ts';
import type { RuleContext } from './rule-context.ts';
import { selectorsOf } from './selectors-of.ts';
import { suggestPattern } from './suggest-pattern.ts';

type EdgeRule = Exclude<Rule, BudgetRule>;

export function findProblem(rule: EdgeRule, context: RuleContext): string | undefined {
  const problem =
    findSingleMember(rule, context) ??
    findTakenCapture(rule, context) ??
    (rule.optional
      ? undefined
      : (findDead(rule, context) ??
        findEmpty(rule, context) ??
        findLeftOut(rule, context) ??
        findCovered(rule, context)));
  return problem && `${rule.place}: ${problem}`;
}

/** `acyclic` and `independent` need two members, and a path without wildcards is only one. */
function findSingleMember(rule: EdgeRule, context: RuleContext): string | undefined {
  if (rule.verb !== 'acyclic' && rule.verb !== 'independent') return undefined;
  const [members, ...others] = rule.verb === 'acyclic' ? [rule.members] : rule.members;
  if (members === undefined || others.length > 0) return undefined;
  const [name, ...more] = context.selections.unitsOf(members).names;
  if (name === undefined || more.length > 0 || !addedBy(members).every(isOnePath)) return undefined;
  const folder = name.endsWith('/') ? name.slice(0, -1) : undefined;
  const advice =
    folder === undefined
      ? 'Write a pattern that matches several.'
      : `Write "${folder}/*" for the folders and files in it, or "${folder}/**" for its files.`;
  return `"${members.text}" is one member of "${rule.verb}", in the rule "${rule.name}", which only two can break. ${advice}`;
}

function isOnePath(pattern: string): boolean {
  return pattern.startsWith('package:') || new PathPattern(pattern).isPlain;
}

/** `!src/{part}/**` with `src/{part}/**` on the other side: captures are not compared in exceptions. */
function findTakenCapture(rule: EdgeRule, { selections }: RuleContext): string | undefined {
  const sides = [...rule.except];
  if (rule.verb === 'mustNotUse' || rule.verb === 'mayUse') sides.push([rule.from, rule.targets]);
  if (rule.verb === 'protected') sides.push([rule.internals, rule.only]);
  for (const [own, other] of sides.flatMap(([a, b]) => [[a, b] as const, [b, a] as const])) {
    const names = [...selections.select(other).captured.keys()].filter(
      (name) => !selections.select(own).captured.has(name),
    );
    if (names.length === 0) continue;
    for (const pattern of own.patterns.filter((each) => each.startsWith('!') && each.includes('{'))) {
      const name = names.find((each) => pattern.includes(`{${each}}`));
      if (name !== undefined)
        return `"${pattern}" takes away every {${name}}, not only that of "${other.text}", in the rule "${rule.name}". For parts that do not use each other there is "independent".`;
    }
  }
  return undefined;
}

function findDead(rule: EdgeRule, { selections, names, graph }: RuleContext): string | undefined {
  const dead = [...selectorsOf(rule), ...rule.except.flat()].flatMap((selector) => {
    const { dead: added, deadExceptions } = selections.select(selector);
    return [...added, ...deadExceptions].map((pattern) => ({ pattern, selector }));
  });
  if (dead.length === 0) return undefined;
  const [match, them] = dead.length === 1 ? ['matches', 'it'] : ['match', 'them'];
  const named = dead.map(
    ({ pattern, selector }) => `"${pattern}"${selector.text === pattern ? '' : ` of ${selector.text}`}`,
  );
  const files = names.slice(0, graph.fileCount);
  const hints = new Set(dead.map(({ pattern }) => suggestPattern(pattern, files, selections)));
  const advice = [...hints, `Correct ${them}, or add "optional": true.`].filter((each) => each !== undefined);
  return `${named.join(', ')} ${match} no file, in the rule "${rule.name}". ${advice.join(' ')}`;
}

/** A selector that is empty because its exceptions remove everything. Packages may be absent on purpose. */
function findEmpty(rule: EdgeRule, { selections }: RuleContext): string | undefined {
  const empty = [...selectorsOf(rule), ...rule.except.flat()].find(
    (selector) =>
      addedBy(selector).some((pattern) => !pattern.startsWith('package:')) &&
      selections.select(selector).nodes.length === 0,
  );
  return (
    empty &&
    `"${empty.text}" selects nothing, in the rule "${rule.name}": the exceptions take everything away. Correct it, or add "optional": true.`
  );
}

/** A selector of only non-product files, in a rule for product files. The list of allowed targets may contain anything. */
function findLeftOut(rule: EdgeRule, { selections, graph }: RuleContext): string | undefined {
  if (!rule.productOnly) return undefined;
  const allowed = rule.verb === 'mayUse' ? rule.targets : rule.verb === 'protected' ? rule.only : undefined;
  const left = selectorsOf(rule).find((selector) => {
    const { nodes } = selections.select(selector);
    const counts = (node: number): boolean => node >= graph.fileCount || graph.isProduct[node] === 1;
    return selector !== allowed && nodes.length > 0 && !nodes.some(counts);
  });
  return (
    left &&
    `"${left.text}" selects only tests and other non-product files, which "productOnly" leaves out, in the rule "${rule.name}". Correct it, or add "optional": true.`
  );
}

/** A layer or member whose files all belong to earlier ones. */
function findCovered(rule: EdgeRule, context: RuleContext): string | undefined {
  if (rule.verb !== 'layers' && (rule.verb !== 'independent' || rule.members.length < 2)) return undefined;
  const [kind, selectors, placeOf] =
    rule.verb === 'layers'
      ? (['layer', rule.layers, findLayerOf(rule, context).rank] as const)
      : (['member', rule.members, findMembers(rule.members, context).memberOf] as const);
  const hasOwn = new Set(placeOf);
  for (const [i, selector] of selectors.entries()) {
    if (hasOwn.has(i)) continue;
    const places = new Set(context.selections.select(selector).nodes.map((node) => placeOf[node]!));
    const others = selectors.filter((_, other) => places.has(other)).map(({ text }) => `"${text}"`);
    if (others.length > 0)
      return `the ${kind} "${selector.text}" has no file of its own, in the rule "${rule.name}": all of them are in ${others.join(' and ')} before it. Take them out there with "!${selector.patterns[0]}", or add "optional": true.`;
  }
  return undefined;
}

function addedBy({ patterns }: Selector): readonly string[] {
  return patterns.filter((pattern) => !pattern.startsWith('!'));
}
