// Rules that a project already follows, or nearly: the order of its folders, folders that do not use each other, and no new
// cycles. Each is checked against the project before it is proposed.
import { rebuildGraph } from '../../graph/rebuild-graph.ts';
import type { CycleDetail, DetailedFile, Report } from '../../model/report.ts';
import type { Rule, Selector } from '../../model/rule.ts';
import { evaluateRules } from '../../rules/evaluate-rules.ts';
import { type RuleGraph, toRuleGraph } from '../../rules/rule-graph.ts';
import { compareCodePoints } from '../../std/code-point-order.ts';
import { groupBy } from '../../std/group-by.ts';
import { countOf, writeNumber } from '../../std/words.ts';
import { withParents } from './with-parents.ts';
import { productFiles } from '../product/product-files.ts';
import { countUncovered, type ProposedLayers, proposeLayers } from './propose-layers.ts';
import { parentPath, sharedFolder } from '../../std/paths.ts';

export interface ProposedRule {
  /** As written in the configuration. */
  readonly rule: Readonly<Record<string, unknown>> & { readonly name: string };
  /** What was found, in one sentence. */
  readonly finding: string;
}

export function proposeRules(
  report: Pick<Report, 'detailed' | 'cycleDetails' | 'risks'>,
): readonly ProposedRule[] {
  const ofFolders = [...proposeOrder(report), ...proposeIslands(report)];
  // Files that load in any order may need each other: then a cycle is no reason for a rule, unless there is no other rule.
  const isHarmless = report.cycleDetails.some(({ kind }) => kind === 'compile');
  return isHarmless && ofFolders.length > 0
    ? ofFolders
    : [...ofFolders, proposeNoCycles(report.cycleDetails)];
}

function proposeOrder(report: Pick<Report, 'detailed' | 'risks'>): readonly ProposedRule[] {
  const proposed = proposeLayers(report);
  if (proposed === undefined) return [];
  const { folder, layers, entries } = proposed;
  const patternsOf = (name: string): readonly string[] => [
    `${escapePattern(folder === '' ? name : `${folder}/${name}`)}/**`,
    ...(entries.get(name) ?? []).map(escapePattern),
  ];
  const written = layers.map((names) => {
    const patterns = names.flatMap(patternsOf);
    return patterns.length === 1 ? patterns[0]! : patterns;
  });
  return [
    {
      rule: { name: 'order', layers: written, productOnly: true },
      finding: describeOrder(proposed, countUncovered(report, proposed)),
    },
  ];
}

function describeOrder({ folder, following, against }: ProposedLayers, uncovered: number): string {
  const where = folder === '' ? '' : `Between the folders in ${folder}, `;
  const go = against.length === 0 ? 'none go' : countOf(against.length, 'goes', 'go');
  const others = countOf(uncovered, 'layer violation that', 'layer violations that');
  return [
    `${where}${writeNumber(following)} dependencies follow this order, ${go} against it.`,
    ...(uncovered === 0 ? [] : [`The analysis also finds ${others} this rule does not cover.`]),
  ].join(' ');
}

/**
 * Minimums for independent subfolders: their number in one language, files and dependencies in each, and dependencies in
 * total.
 */
const island = { subfolders: 3, files: 2, dependencies: 6 };
const maxIslands = 3;

/** Folders whose subfolders do not use each other, those with the most files first, none inside another. */
function proposeIslands(report: Pick<Report, 'detailed'>): readonly ProposedRule[] {
  const isProduct = productFiles(report);
  const plain = rebuildGraph(report);
  const graph = toRuleGraph(
    plain,
    Uint8Array.from(plain.ids, (id) => (isProduct(id) ? 1 : 0)),
  );
  const chosen: string[] = [];
  const proposed: ProposedRule[] = [];
  for (const [folder, children] of candidates(report)) {
    if (proposed.length === maxIslands) break;
    if (chosen.some((other) => isNested(folder, other))) continue;
    const pattern = `${folder === '' ? '' : `${escapePattern(folder)}/`}{part}/**`;
    const transitive = [true, false].find((way) => holds(graph, pattern, way));
    if (transitive === undefined) continue;
    chosen.push(folder);
    proposed.push({
      rule: {
        name: `parts of ${folder === '' ? 'the project' : folder} stand alone`,
        independent: pattern,
        ...(!transitive && { transitive }),
        productOnly: true,
      },
      finding: `${children} subfolders, none uses another one${transitive ? '' : ' directly'}.`,
    });
  }
  return proposed;
}

function candidates({
  detailed,
}: Pick<Report, 'detailed'>): readonly (readonly [folder: string, children: number])[] {
  const isProduct = productFiles({ detailed });
  const files = detailed.nodes.filter(
    (node): node is DetailedFile => node.type === 'file' && isProduct(node.id),
  );
  const filesIn = new Map<string, number>();
  for (const { folder } of files)
    for (const path of withParents(folder)) filesIn.set(path, (filesIn.get(path) ?? 0) + 1);
  const used = new Map<string, number>();
  const inside = new Map<string, number>();
  for (const { source, target } of detailed.edges) {
    if (!isProduct(source) || !isProduct(target)) continue;
    const shared = sharedFolder(source, target);
    const isBetween = source.indexOf('/', shared.length) !== -1 && target.indexOf('/', shared.length) !== -1;
    if (isBetween) used.set(shared, (used.get(shared) ?? 0) + 1);
    for (const path of withParents(shared.slice(0, -1))) inside.set(path, (inside.get(path) ?? 0) + 1);
  }
  const childrenOf = groupBy(
    [...filesIn.keys()].filter((path) => path !== ''),
    (path) => parentPath(path),
  );
  const isPart = (path: string): boolean => filesIn.get(path)! >= island.files && inside.has(path);
  const mainLanguage = (folder: string): string => {
    const inFolder = files.filter(({ id }) => id.startsWith(`${folder}/`));
    return largestGroup(groupBy(inFolder, ({ language }) => language))[0];
  };
  return [...childrenOf]
    .filter(([folder, children]) => {
      if (used.has(folder === '' ? '' : `${folder}/`)) return false;
      const parts = children.filter(isPart);
      if (parts.length < island.subfolders) return false;
      // Parts in different languages cannot use each other anyway.
      const [, alike] = largestGroup(groupBy(parts, mainLanguage));
      const dependencies = alike.reduce((sum, path) => sum + inside.get(path)!, 0);
      return alike.length >= island.subfolders && dependencies >= island.dependencies;
    })
    .toSorted(([a], [b]) => filesIn.get(b)! - filesIn.get(a)! || compareCodePoints(a, b))
    .map(([folder, children]) => [folder, children.length]);
}

function largestGroup<T>(groups: ReadonlyMap<string, readonly T[]>): readonly [string, readonly T[]] {
  return [...groups].reduce((most, next) => (next[1].length > most[1].length ? next : most));
}

function isNested(a: string, b: string): boolean {
  return a === '' || b === '' || `${a}/`.startsWith(`${b}/`) || `${b}/`.startsWith(`${a}/`);
}

function holds(graph: RuleGraph, pattern: string, transitive: boolean): boolean {
  const members: readonly Selector[] = [{ text: pattern, patterns: [pattern] }];
  const rule: Rule = { ...proposedBasis, verb: 'independent', members, transitive };
  const { results } = evaluateRules({ rules: [rule], baseline: [] }, graph);
  return results[0]!.violations.length === 0;
}

const proposedBasis = {
  name: '',
  severity: 'error',
  except: [],
  optional: true,
  productOnly: true,
  place: '',
} as const;

function proposeNoCycles(cycles: readonly Pick<CycleDetail, 'kind'>[]): ProposedRule {
  const rule = { name: 'no new cycles', acyclic: '**', productOnly: true };
  const count = cycles.length;
  if (count === 0) return { rule, finding: 'There is no cycle between files.' };
  const [are, them] = count === 1 ? ['is 1 cycle', 'it'] : [`are ${count} cycles`, 'them'];
  if (cycles.every(({ kind }) => kind === 'lazy')) {
    // Such a project uses lazy imports to avoid load cycles: adding more of them is normal.
    return {
      rule: { ...rule, kinds: ['static', 'reference'] },
      finding: `There ${are} between files, closed only by lazy imports. Lazy imports do not count.`,
    };
  }
  return {
    rule,
    finding: `There ${are} between files${loadOrder(cycles)}. No dependency may be added to ${them}.`,
  };
}

function loadOrder(cycles: readonly Pick<CycleDetail, 'kind'>[]): string {
  const inAny = cycles.filter(({ kind }) => kind === 'compile').length;
  if (inAny === 0) return '';
  return inAny === cycles.length ? ', independent of load order' : ', some of them independent of load order';
}

/** Escapes a path, as a pattern that matches nothing else. */
function escapePattern(path: string): string {
  return path.replaceAll(/[*?[\]{},\\!]/g, String.raw`\$&`);
}
