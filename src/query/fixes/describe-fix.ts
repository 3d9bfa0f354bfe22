// What to do about a finding, in words: the action, the dependencies, the effect and the reason. Shared by terminal, answers
// and page.
import type {
  BackDependency,
  Cut,
  CutChange,
  CutPart,
  Dependency,
  Report,
  Tangle,
} from '../../model/report.ts';
import { countVerbs, shortVerb, wordsFor } from './change-words.ts';
import { cutMembers, listFew, pairsWith, sharedTarget } from './cut-members.ts';
import { describeOpposite, noneOpposite, type Opposite } from './describe-opposite.ts';
import { describeShrinking } from './describe-shrinking.ts';
import { countOf, writeNumber } from '../../std/words.ts';
import type { CutFix, Fix, PlaceFix, RuleFix, UnresolvedFix } from './list-fixes.ts';
import { memberName, placeOfTangle } from './member-name.ts';
import { partOf } from '../../structure/cuts/part-of.ts';
import { parentPath } from '../../std/paths.ts';

/**
 * Parts that should stay on one line: `Remove src/cart.ts:12`, `→ src/price.ts`. Joined with spaces they are the full text.
 */
export type Phrase = readonly string[];

export interface DescribedFix {
  readonly action: Phrase;
  /** The dependencies behind an action that covers several. */
  readonly places: readonly Phrase[];
  /**
   * The effect, its gain, then the reason: `the cycle shrinks from 55 to 8 files`, `about +2.1 points`, `only types are
   * used`.
   */
  readonly effects: readonly string[];
}

export interface FixContext {
  readonly report: Pick<Report, 'tangles'> & { readonly risks: Pick<Report['risks'], 'layer_violations'> };
  /** Returns the displayed name of a file: its path, or a shorter form. */
  readonly nameFile: (id: string) => string;
  /** Undefined if lines are not shown. */
  readonly findLine: (dependency: Dependency) => number | undefined;
  /** How many other lines are behind the dependency. Undefined if that is not shown. */
  readonly countOtherLines?: (dependency: Dependency) => number;
}

/** The description does not include the gain. */
type WithoutWorth<Any> = Any extends unknown ? Omit<Any, 'gain' | 'effort' | 'forward'> : never;
export type DescribableFix = WithoutWorth<Fix>;

export function describeFix(fix: DescribableFix, context: FixContext): DescribedFix {
  switch (fix.kind) {
    case 'cut-cycle':
      return describeCycleCut(fix, context);
    case 'cut-tangle':
      return describeTangleCut(fix, context);
    case 'rule':
      return describeRule(fix, context);
    case 'unresolved':
      return describeUnresolved(fix, context);
    case 'place':
      return describePlace(fix, context);
  }
}

function describeCycleCut({ step, cut, before }: WithoutWorth<CutFix>, context: FixContext): DescribedFix {
  const { report } = context;
  const effect =
    cut.after === 0
      ? `breaks the cycle${step === 0 ? ` of ${countOf(before, 'file')}` : ''}`
      : `the cycle ${describeShrinking(before, cut)} files`;
  return describeCut(cut, context, {
    between: sharedEnd(cut.edges, context),
    effect: inTurn(step, effect),
    partPlace: 'a file of its own',
    opposed: isViolation(cut, context)
      ? 'clearly'
      : opposedBy(report.tangles.flatMap(({ back }) => pairsWith(cut, back))),
  });
}

function describeTangleCut(
  { at, step, cut, before }: WithoutWorth<CutFix>,
  context: FixContext,
): DescribedFix {
  const { tangles } = context.report;
  const { folder, members, misplaced } = tangles[at]!;
  const units = members.every((member) => member.endsWith('/')) ? 'folders' : 'folders and files';
  const effect = (tangle: string): string =>
    inTurn(
      misplaced === undefined ? step : step + 1,
      cut.after === 0 ? `breaks ${tangle}` : `${tangle} ${describeShrinking(before, cut)} ${units}`,
    );
  const { pairs, sources, targets } = cutMembers(cut, tangles[at]!);
  const partPlace = 'the lower folder';
  const opposed = opposedBy(pairs);
  const isRoot = folder === '.';
  const where = writePlace(tangles[at]!);
  // A folder can contain several tangles.
  const isOnly = tangles.every((other, i) => i === at || other.folder !== folder);
  const name = isOnly
    ? 'the tangle'
    : `the tangle of ${listFew(members.map((member) => memberName({ folder }, member)))}`;
  if (cut.edges.length > 1 && (sources.length === 1 || targets.length === 1)) {
    const folders = `of ${listFew(sources)} on ${listFew(targets)}`;
    const between = isRoot ? [folders] : [folders, `in ${folder}`];
    const tangle = isRoot ? `${name} ${where}` : name;
    return describeCut(cut, context, { between, effect: effect(tangle), partPlace, opposed });
  }
  const between = sharedEnd(cut.edges, context);
  return describeCut(cut, context, { between, effect: effect(`${name} ${where}`), partPlace, opposed });
}

function writePlace(tangle: Tangle): string {
  const place = placeOfTangle(tangle);
  return place === '' ? 'at the root' : `in ${place.slice(0, -1)}`;
}

interface CutWords {
  /** Source and target, if a cut covers several dependencies. */
  readonly between: Phrase;
  readonly effect: string;
  /** Where a part of a file can go. */
  readonly partPlace: string;
  readonly opposed: Opposed;
}

/** What contradicts the back dependencies; `clearly` if it is so much that the order is certain. */
type Opposed = Opposite | 'clearly';

function opposedBy(pairs: readonly BackDependency[]): Opposite {
  return pairs.reduce(
    (sum, { forward, direct = forward }) => ({ forward: sum.forward + forward, direct: sum.direct + direct }),
    noneOpposite,
  );
}

function isViolation({ edges }: Cut, { report }: FixContext): boolean {
  const violations = report.risks.layer_violations.map(({ source, target }): Dependency => [source, target]);
  return edges.every((edge) => includes(violations, edge));
}

function describeCut(
  cut: Cut,
  context: FixContext,
  { between, effect, partPlace, opposed }: CutWords,
): DescribedFix {
  const { edges, change, changes } = cut;
  const count = countOf(edges.length, 'dependency', 'dependencies');
  if (changes !== undefined) {
    return {
      action: [`Cut ${count}`, ...between],
      places: edges.map((edge, i) => [...placeOf(edge, context), `(${shortWords(cut, edge, changes[i]!)})`]),
      effects: [effect, countVerbs(changes), againstOrder(opposed)],
    };
  }
  const isOne = edges.length === 1;
  const part = partToMove(cut, context, { partPlace, effect });
  if (part !== undefined) return part;
  const movesOne = change === 'move-source' ? haveOneFolder(edges) : sharedTarget(edges) !== undefined;
  const { verb, reason } = wordsFor(change, movesOne);
  const what = isOne ? placeOf(edges[0]!, context) : [count, ...between];
  return {
    action: describeMove(cut, verb, what),
    places: isOne ? [] : edges.map((edge) => placeOf(edge, context)),
    effects: [
      effect,
      ...(reason === undefined ? [] : [reason]),
      ...(isAboutOrder(change) ? [againstOrder(opposed)] : []),
    ],
  };
}

/** `Move Total and round out of src/cart.ts,`, `used by src/price.ts:12`. Undefined if several files have such parts. */
function partToMove(
  { edges, parts = [] }: Cut,
  context: FixContext,
  { partPlace, effect }: Pick<CutWords, 'partPlace' | 'effect'>,
): DescribedFix | undefined {
  const [part] = parts;
  if (part === undefined || parts.length > 1) return undefined;
  if (part.path !== edges[0]![1]) return usingPartToMove(edges, part, { context, partPlace, effect });
  const users = edges.map((edge) => placeOf(edge, context)[0]!);
  const [they, need] = part.names.length === 1 ? ['it', 'needs'] : ['they', 'need'];
  return {
    action: [
      `Move ${listFew(part.names.map(nameInWords))} out of ${context.nameFile(part.path)},`,
      `used by ${users.length === 1 ? users[0]! : countOf(users.length, 'file')}`,
    ],
    places: users.length === 1 ? [] : users.map((user) => [user]),
    effects: [effect, `to ${partPlace}: ${they} ${need} nothing that leads back`],
  };
}

/** `Move total out of src/cart.ts:12,`, `which needs src/price.ts only for it`. */
function usingPartToMove(
  edges: readonly Dependency[],
  { path, names }: CutPart,
  { context, partPlace, effect }: { readonly context: FixContext } & Pick<CutWords, 'partPlace' | 'effect'>,
): DescribedFix {
  const [one] = edges.length === 1 ? edges : [];
  const it = names.length === 1 ? 'it' : 'them';
  const used = one === undefined ? countOf(edges.length, 'file') : context.nameFile(one[1]);
  return {
    action: [
      `Move ${listFew(names.map(nameInWords))} out of ${one === undefined ? context.nameFile(path) : placeOf(one, context)[0]!},`,
      `which needs ${used} only for ${it}`,
    ],
    places: one === undefined ? edges.map((edge) => placeOf(edge, context)) : [],
    effects: [effect, `to ${partPlace}: nothing in the cycle uses ${it}`],
  };
}

/** What `export default` declares. */
function nameInWords(name: string): string {
  return name === 'default' ? 'the default export' : name;
}

function shortWords({ parts = [] }: Cut, edge: Dependency, change: CutChange): string {
  const part = change === 'move-part' ? partOf(edge, parts) : undefined;
  return part === undefined ? shortVerb(change) : `move ${listFew(part.names.map(nameInWords))}`;
}

/** For a single moved folder, including its destination: `Move src/parse/np/ to src/eval:`, `3 dependencies`. */
function describeMove({ moves = [] }: Cut, verb: string, [first = '', ...rest]: Phrase): Phrase {
  const [{ paths, to } = { paths: [] }] = moves;
  const place = moves.length === 1 && to !== undefined ? [`to ${to}`] : [];
  if (moves.length !== 1 || !paths[0]!.endsWith('/')) return [`${verb} ${first}`, ...rest, ...place];
  return [`${[`Move ${paths[0]}`, ...place].join(' ')}:`, first, ...rest];
}

/** A dependency as `src/cart.ts:12`, `→ src/price.ts`. */
function placeOf(dependency: Dependency, { nameFile, findLine, countOtherLines }: FixContext): Phrase {
  const [source, target] = dependency;
  const line = findLine(dependency);
  const others = countOtherLines?.(dependency) ?? 0;
  const more = others === 0 ? '' : ` (and ${countOf(others, 'more line')})`;
  return [`${nameFile(source)}${line === undefined ? '' : `:${line}`}${more}`, `→ ${nameFile(target)}`];
}

/** Whether the order of the folders is the reason for this change. */
function isAboutOrder(change: CutChange): boolean {
  return change === 'invert' || change === 'move-types' || change === 'move-class';
}

/** Few dependencies give no clear order, so their number is shown. */
function againstOrder(opposed: Opposed): string {
  return opposed === 'clearly' ? "against the project's order" : describeOpposite(opposed);
}

/** A later cut assumes those before it. */
function inTurn(step: number, effect: string): string {
  return step === 0 ? effect : `then ${effect}`;
}

function includes(edges: readonly Dependency[], [source, target]: Dependency): boolean {
  return edges.some((edge) => edge[0] === source && edge[1] === target);
}

/** Whether all sources are in one folder. */
function haveOneFolder(edges: readonly Dependency[]): boolean {
  return new Set(edges.map(([source]) => parentPath(source))).size === 1;
}

function sharedEnd(edges: readonly Dependency[], { nameFile }: FixContext): Phrase {
  const target = sharedTarget(edges);
  if (target !== undefined) return [`on ${nameFile(target)}`];
  const [source] = edges[0]!;
  return edges.every((edge) => edge[0] === source) ? [`of ${nameFile(source)}`] : [];
}

function describeRule(
  { edges, sourceLayer, targetLayer }: WithoutWorth<RuleFix>,
  context: FixContext,
): DescribedFix {
  const between = [`of ${sourceLayer}`, `on ${targetLayer}`];
  const effect = 'the configured layers do not allow it';
  return describeCut({ edges, change: 'remove', after: 0 }, context, {
    between,
    effect,
    partPlace: '',
    opposed: noneOpposite,
  });
}

function describeUnresolved(
  { file, lines, cause }: WithoutWorth<UnresolvedFix>,
  { nameFile }: FixContext,
): DescribedFix {
  if (cause !== undefined) {
    return {
      action: [cause.action],
      places: [],
      effects: [`${countOf(cause.imports, 'import')} may be unresolved because of it`],
    };
  }
  const name = nameFile(file);
  if (lines.length === 1) {
    return {
      action: [`Correct the import at ${name}:${lines[0]}`],
      places: [],
      effects: ['it is unresolved'],
    };
  }
  return {
    action: [`Correct ${countOf(lines.length, 'import')}`, `in ${name}`],
    places: lines.map((line) => [`${name}:${line}`]),
    effects: ['they are unresolved'],
  };
}

function describePlace(
  { at, paths, folder, side, edges, back, fewer }: WithoutWorth<PlaceFix>,
  { report: { tangles }, nameFile }: FixContext,
): DescribedFix {
  const names = paths.map((path) => (path.endsWith('/') ? path : nameFile(path)));
  const all = countOf(back, 'back dependency', 'back dependencies');
  const [it, needs, has] =
    paths.length === 1 ? ['it', 'it uses', 'it has'] : ['them', 'they use', 'they have'];
  const count = countOf(edges.length, 'dependency', 'dependencies');
  return {
    action: [`Move ${names.join(' and ')}`, `out of ${folder}`],
    places: [],
    effects: [
      `${writeNumber(fewer)} of the ${all} of the tangle ${writePlace(tangles[at]!)} go away`,
      side === 'target'
        ? `${count} of its other members lead to ${it}, and ${needs} nothing else in ${folder}`
        : `${has} ${count} on its other members, and hardly anything in ${folder} uses ${it}`,
    ],
  };
}
