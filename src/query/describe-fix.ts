// What to do about a finding, in words: the action, the lines of code, and what it changes.
import type { BackDependency, Cut, CutChange, Dependency, DetailedEdge, Report } from '../model/report.ts';
import { countVerbs, shortVerbs, verbFor } from './change-words.ts';
import { cutMembers, listFew, pairsWith } from './cut-members.ts';
import { describeOpposite, noneOpposite, type Opposite } from './describe-opposite.ts';
import { describeGain } from './describe-gain.ts';
import { describeShrinking } from './describe-shrinking.ts';
import { type AdviseDirectImports, directImports, sharedTarget, sizeIn } from './direct-imports.ts';
import { countOf, writeNumber } from '../std/words.ts';
import type { CutFix, Fix, PlaceFix, RuleFix, UnresolvedFix } from './list-fixes.ts';
import { memberName } from './member-name.ts';

/** What belongs on one line: `Remove src/cart.ts:12`, `→ src/price.ts`. Joined by spaces it is the whole. */
export type Phrase = readonly string[];

export interface DescribedFix {
  readonly action: Phrase;
  /** The dependencies behind an action that stands for several. */
  readonly places: readonly Phrase[];
  /**
   * What it changes, what that is worth, then why this is the way: `the cycle shrinks from 55 to 8 files`,
   * `about +2.1 points`, `only types are used`.
   */
  readonly effects: readonly string[];
}

export type DescribableReport = Pick<Report, 'cycles' | 'tangles'> & {
  readonly risks: Pick<Report['risks'], 'layer_violations'>;
  readonly detailed: Pick<Report['detailed'], 'edges' | 'nodes'>;
};

export function describeFixes(fixes: readonly Fix[], report: DescribableReport): readonly DescribedFix[] {
  const { edges, nodes } = report.detailed;
  const context: FixContext = {
    report,
    placeOf: placeDependencies(fixes, report),
    advise: directImports({
      listEdges: () => edges.map(({ source, target }) => [source, target] as const),
      sizeOf: (id) => sizeIn(nodes.find((node) => node.id === id)),
    }),
  };
  return fixes.map((fix) => withGain(describeKind(fix, context), fix));
}

function withGain(description: DescribedFix, { gain }: Fix): DescribedFix {
  const worth = describeGain(gain);
  if (worth === undefined) return description;
  const [effect, ...reasons] = description.effects;
  return { ...description, effects: [effect!, worth, ...reasons] };
}

/** A dependency as `src/cart.ts:12`, `→ src/price.ts`. */
type PlaceOf = (dependency: Dependency) => readonly [source: string, target: string];

function placeDependencies(fixes: readonly Fix[], { detailed }: DescribableReport): PlaceOf {
  const wanted = new Set(fixes.flatMap(edgesOf).map(([source]) => source));
  // A type is no part of a cycle of files, but of a tangle.
  const ofCycles = fixes.filter(({ kind }) => kind === 'cut-cycle').flatMap(edgesOf);
  const inCycles = new Set(ofCycles.map((edge) => edge.join('->')));
  const lines = new Map<string, readonly [first: number, others: number]>();
  // By the source: it is a string of the graph, while each ID of an edge is one of its own.
  for (const edge of detailed.edges)
    if (wanted.has(edge.source))
      lines.set(edge.id, [lineOf(edge), countOtherLines(edge, !inCycles.has(edge.id))]);
  return ([source, target]) => {
    const [line, others = 0] = lines.get(`${source}->${target}`) ?? [];
    const more = others === 0 ? '' : ` (and ${countOf(others, 'more line')})`;
    return [`${source}${line === undefined ? '' : `:${line}`}${more}`, `→ ${target}`];
  };
}

/** Lines besides that one which make the dependency too, so that they must change as well. */
function countOtherLines({ imports }: Pick<DetailedEdge, 'imports'>, withTypes: boolean): number {
  const ofProduct = imports.filter(({ role }) => role === undefined);
  const running = ofProduct.filter(({ kind }) => kind !== 'type');
  const lines = new Set((running.length > 0 && !withTypes ? running : ofProduct).map(({ line }) => line));
  return Math.max(0, lines.size - 1);
}

/** Where a person finds the dependency: the first import that is there at run time, else the first name of the target. */
export function lineOf({ imports }: Pick<DetailedEdge, 'imports'>): number {
  const ofProduct = imports.filter(({ role }) => role === undefined);
  const found =
    ofProduct.find(({ kind }) => kind === 'static' || kind === 'lazy') ??
    ofProduct.find(({ kind }) => kind !== 'type');
  return (found ?? imports[0]!).line;
}

function edgesOf(fix: Fix): readonly Dependency[] {
  if (fix.kind === 'unresolved' || fix.kind === 'place') return [];
  return fix.kind === 'rule' ? fix.edges : fix.cut.edges;
}

/** Removing one dependency can break a cycle and a tangle: it is listed where it is worth most. */
export function withoutRepeated(fixes: readonly Fix[]): readonly Fix[] {
  const listed = new Set<string>();
  return fixes.filter((fix) => {
    const ids = edgesOf(fix).map((edge) => edge.join('->'));
    const isNew = ids.length === 0 || ids.some((id) => !listed.has(id));
    for (const id of ids) listed.add(id);
    return isNew;
  });
}

interface FixContext {
  readonly report: DescribableReport;
  readonly placeOf: PlaceOf;
  readonly advise: AdviseDirectImports;
}

function describeKind(fix: Fix, context: FixContext): DescribedFix {
  switch (fix.kind) {
    case 'cut-cycle':
      return describeCycleCut(fix, context);
    case 'cut-tangle':
      return describeTangleCut(fix, context);
    case 'rule':
      return describeRule(fix, context.placeOf);
    case 'unresolved':
      return describeUnresolved(fix);
    case 'place':
      return describePlace(fix, context.report);
  }
}

function describeCycleCut(
  { at, step, cut, before }: CutFix,
  { report, placeOf, advise }: FixContext,
): DescribedFix {
  const effect = cut.after === 0 ? 'breaks the cycle' : `the cycle ${describeShrinking(before, cut)} files`;
  const description = describeCut(cut, placeOf, {
    between: sharedEnd(cut.edges),
    effect: inTurn(step, effect),
    opposed: isViolation(cut, report)
      ? 'clearly'
      : opposedBy(report.tangles.flatMap(({ back }) => pairsWith(cut, back))),
  });
  const advice = advise(cut, report.cycles[at]!);
  return advice === undefined ? description : { ...description, effects: [...description.effects, advice] };
}

function describeTangleCut(
  { at, step, cut, before }: CutFix,
  { report: { tangles }, placeOf }: FixContext,
): DescribedFix {
  const { folder, members, misplaced } = tangles[at]!;
  const units = members.every((member) => member.endsWith('/')) ? 'folders' : 'folders and files';
  const effect = (tangle: string): string =>
    inTurn(
      misplaced === undefined ? step : step + 1,
      cut.after === 0 ? `breaks ${tangle}` : `${tangle} ${describeShrinking(before, cut)} ${units}`,
    );
  const { pairs, sources, targets } = cutMembers(cut, tangles[at]!);
  const opposed = opposedBy(pairs);
  const isRoot = folder === '.';
  // A folder can hold several.
  const isOnly = tangles.every((other, i) => i === at || other.folder !== folder);
  const name = isOnly
    ? 'the tangle'
    : `the tangle of ${listFew(members.map((member) => memberName({ folder }, member)))}`;
  if (cut.edges.length > 1 && (sources.length === 1 || targets.length === 1)) {
    const folders = `of ${listFew(sources)} on ${listFew(targets)}`;
    const between = isRoot ? [folders] : [folders, `in ${folder}`];
    const tangle = isRoot ? `${name} at the root` : name;
    return describeCut(cut, placeOf, { between, effect: effect(tangle), opposed });
  }
  const between = sharedEnd(cut.edges);
  const tangle = isRoot ? `${name} at the root` : `${name} in ${folder}`;
  return describeCut(cut, placeOf, { between, effect: effect(tangle), opposed });
}

interface CutWords {
  /** Of what on what, where a cut stands for several dependencies. */
  readonly between: Phrase;
  readonly effect: string;
  readonly opposed: Opposed;
}

/** What says the opposite between the folders; `clearly` where so much does that the order is certain. */
type Opposed = Opposite | 'clearly';

function opposedBy(pairs: readonly BackDependency[]): Opposite {
  return pairs.reduce(
    (sum, { forward, direct = forward }) => ({ forward: sum.forward + forward, direct: sum.direct + direct }),
    noneOpposite,
  );
}

function isViolation({ edges }: Cut, { risks }: DescribableReport): boolean {
  const violations = risks.layer_violations.map(({ source, target }): Dependency => [source, target]);
  return edges.every((edge) => includes(violations, edge));
}

function describeCut(cut: Cut, placeOf: PlaceOf, { between, effect, opposed }: CutWords): DescribedFix {
  const { edges, change, changes } = cut;
  if (changes !== undefined) {
    return {
      action: [`Cut ${edges.length} dependencies`, ...between],
      places: edges.map((edge, i) => [...placeOf(edge), `(${shortVerbs[changes[i]!]})`]),
      effects: [effect, countVerbs(changes), againstOrder(opposed)],
    };
  }
  const isOne = edges.length === 1;
  const movesOne = change === 'move-source' ? haveOneFolder(edges) : sharedTarget(edges) !== undefined;
  const what = isOne ? placeOf(edges[0]!) : [`${edges.length} dependencies`, ...between];
  return {
    action: describeMove(cut, verbFor(change, movesOne), what),
    places: isOne ? [] : edges.map(placeOf),
    effects: [effect, ...reasonsFor(change, movesOne, opposed)],
  };
}

/** The one thing that is moved, where that is a folder, and where to: `Move src/parse/np/ to src/eval:`, `3 dependencies`. */
function describeMove({ moves = [] }: Cut, verb: string, [first = '', ...rest]: Phrase): Phrase {
  const [{ paths, to } = { paths: [] }] = moves;
  const place = moves.length === 1 && to !== undefined ? [`to ${to}`] : [];
  if (moves.length !== 1 || !paths[0]!.endsWith('/')) return [`${verb} ${first}`, ...rest, ...place];
  return [`${[`Move ${paths[0]}`, ...place].join(' ')}:`, first, ...rest];
}

function reasonsFor(change: CutChange, movesOne: boolean, opposed: Opposed): readonly string[] {
  switch (change) {
    case 'type-only':
      return ['only types are used'];
    case 'move':
      return [
        movesOne
          ? 'the target uses nothing else of its folder: it, or a folder around it, may belong with its users, or lower'
          : 'the targets use nothing else of their folders: they, or folders around them, may belong with their users, or lower',
      ];
    case 'move-source':
      return [
        movesOne
          ? 'nothing else of its folder uses that package: it, or a folder around it, may belong with what it uses, or higher'
          : 'nothing else of their folders uses these packages: they, or folders around them, may belong with what they use, or higher',
      ];
    case 'move-types':
      return [
        'only types are used: the lower side or a file of their own can have them',
        againstOrder(opposed),
      ];
    case 'move-class':
      return [
        'a supertype cannot be passed in: it belongs lower, or the subclass higher',
        againstOrder(opposed),
      ];
    case 'invert':
      return [againstOrder(opposed)];
    case 'remove':
      return [];
  }
}

/** Few dependencies make no clear order, so their number is told. */
function againstOrder(opposed: Opposed): string {
  return opposed === 'clearly' ? "against the project's order" : describeOpposite(opposed);
}

/** A later cut counts on those before it. */
function inTurn(step: number, effect: string): string {
  return step === 0 ? effect : `then ${effect}`;
}

function includes(edges: readonly Dependency[], [source, target]: Dependency): boolean {
  return edges.some((edge) => edge[0] === source && edge[1] === target);
}

/** Whether all sources lie in one folder. */
function haveOneFolder(edges: readonly Dependency[]): boolean {
  return new Set(edges.map(([source]) => source.slice(0, Math.max(0, source.lastIndexOf('/'))))).size === 1;
}

function sharedEnd(edges: readonly Dependency[]): Phrase {
  const target = sharedTarget(edges);
  if (target !== undefined) return [`on ${target}`];
  const [source] = edges[0]!;
  return edges.every((edge) => edge[0] === source) ? [`of ${source}`] : [];
}

function describeRule({ edges, sourceLayer, targetLayer }: RuleFix, placeOf: PlaceOf): DescribedFix {
  const between = [`of ${sourceLayer}`, `on ${targetLayer}`];
  const effect = 'the configured layers do not allow it';
  return describeCut({ edges, change: 'remove', after: 0 }, placeOf, {
    between,
    effect,
    opposed: noneOpposite,
  });
}

function describeUnresolved({ file, lines }: UnresolvedFix): DescribedFix {
  if (lines.length === 1) {
    return {
      action: [`Correct the import at ${file}:${lines[0]}`],
      places: [],
      effects: ['it is unresolved'],
    };
  }
  return {
    action: [`Correct ${lines.length} imports`, `in ${file}`],
    places: lines.map((line) => [`${file}:${line}`]),
    effects: ['they are unresolved'],
  };
}

function describePlace(
  { at, paths, folder, side, edges, back, fewer }: PlaceFix,
  { tangles }: DescribableReport,
): DescribedFix {
  const { folder: tangled } = tangles[at]!;
  const place = tangled === '.' ? 'at the root' : `in ${tangled}`;
  const all = countOf(back, 'back dependency', 'back dependencies');
  const [it, needs, has] =
    paths.length === 1 ? ['it', 'it uses', 'it has'] : ['them', 'they use', 'they have'];
  const count = countOf(edges.length, 'dependency', 'dependencies');
  return {
    action: [`Move ${paths.join(' and ')}`, `out of ${folder}`],
    places: [],
    effects: [
      `${writeNumber(fewer)} of the ${all} of the tangle ${place} go away`,
      side === 'target'
        ? `${count} of its other members lead to ${it}, and ${needs} nothing else of ${folder}`
        : `${has} ${count} on its other members, and hardly anything in ${folder} uses ${it}`,
    ],
  };
}
