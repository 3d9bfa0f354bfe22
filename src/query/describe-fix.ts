// What to do about a finding, in words: the action, the lines of code, and what it changes.
import type { Cut, CutChange, Dependency, DetailedEdge, Report } from '../model/report.ts';
import type { CutFix, Fix, RuleFix, UnresolvedFix } from './list-fixes.ts';

/** What belongs on one line: `Remove src/cart.ts:12`, `→ src/price.ts`. Joined by spaces it is the whole. */
export type Phrase = readonly string[];

export interface DescribedFix {
  readonly action: Phrase;
  /** The dependencies behind an action that stands for several. */
  readonly places: readonly Phrase[];
  /** What it changes, then why this is the way: `the cycle shrinks from 55 to 8 files`, `only types are used`. */
  readonly effects: readonly string[];
  /** `about +2.1 points` */
  readonly gain: string;
}

export type DescribableReport = Pick<Report, 'tangles'> & {
  readonly detailed: Pick<Report['detailed'], 'edges'>;
};

export function describeFixes(fixes: readonly Fix[], report: DescribableReport): readonly DescribedFix[] {
  const placeOf = placeDependencies(fixes, report);
  return fixes.map((fix) => ({ ...describeKind(fix, report, placeOf), gain: describeGain(fix.gain) }));
}

/** A dependency as `src/cart.ts:12`, `→ src/price.ts`. */
type PlaceOf = (dependency: Dependency) => readonly [source: string, target: string];

function placeDependencies(fixes: readonly Fix[], { detailed }: DescribableReport): PlaceOf {
  const wanted = new Set(fixes.flatMap(edgesOf).map(([source]) => source));
  const lines = new Map<string, number>();
  // By the source: it is a string of the graph, while each ID of an edge is one of its own.
  for (const edge of detailed.edges) if (wanted.has(edge.source)) lines.set(edge.id, lineOf(edge));
  return ([source, target]) => {
    const line = lines.get(`${source}->${target}`);
    return [`${source}${line === undefined ? '' : `:${line}`}`, `→ ${target}`];
  };
}

/** Where a person finds the dependency: the first line that is there at run time. */
export function lineOf({ imports }: Pick<DetailedEdge, 'imports'>): number {
  return (imports.find(({ kind, role }) => kind !== 'type' && role === undefined) ?? imports[0]!).line;
}

function edgesOf(fix: Fix): readonly Dependency[] {
  if (fix.kind === 'unresolved') return [];
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

type Description = Omit<DescribedFix, 'gain'>;

function describeKind(fix: Fix, report: DescribableReport, placeOf: PlaceOf): Description {
  switch (fix.kind) {
    case 'cut-cycle':
      return describeCycleCut(fix, placeOf);
    case 'cut-tangle':
      return describeTangleCut(fix, report, placeOf);
    case 'rule':
      return describeRule(fix, placeOf);
    case 'unresolved':
      return describeUnresolved(fix);
  }
}

function describeCycleCut({ cut, before }: CutFix, placeOf: PlaceOf): Description {
  const effect = cut.after === 0 ? 'breaks the cycle' : `the cycle ${shrinks(before, cut.after)} files`;
  return describeCut(cut, placeOf, { between: sharedEnd(cut.edges), effect });
}

function describeTangleCut(
  { at, cut, before }: CutFix,
  { tangles }: DescribableReport,
  placeOf: PlaceOf,
): Description {
  const { folder, members, back } = tangles[at]!;
  const units = members.every((member) => member.endsWith('/')) ? 'folders' : 'folders and files';
  const effect = (tangle: string): string =>
    cut.after === 0 ? `breaks ${tangle}` : `${tangle} ${shrinks(before, cut.after)} ${units}`;
  const [pair, ...others] = back.filter(({ edges }) => edges.some((edge) => includes(cut.edges, edge)));
  if (cut.edges.length > 1 && pair !== undefined && others.length === 0 && folder !== '.') {
    const nameOf = (member: string): string => member.slice(folder.length + 1);
    const between = [`of ${nameOf(pair.from)} on ${nameOf(pair.to)}`, `in ${folder}`];
    return describeCut(cut, placeOf, { between, effect: effect('the tangle') });
  }
  const between = sharedEnd(cut.edges);
  const tangle = folder === '.' ? 'the tangle at the root' : `the tangle in ${folder}`;
  return describeCut(cut, placeOf, { between, effect: effect(tangle) });
}

interface CutWords {
  /** Of what on what, where a cut stands for several dependencies. */
  readonly between: Phrase;
  readonly effect: string;
}

function describeCut({ edges, change }: Cut, placeOf: PlaceOf, { between, effect }: CutWords): Description {
  const isOne = edges.length === 1;
  const [first = '', ...rest] = isOne ? placeOf(edges[0]!) : [`${edges.length} dependencies`, ...between];
  return {
    action: [`${verbs[change]} ${first}`, ...rest],
    places: isOne ? [] : edges.map(placeOf),
    effects: [effect, ...reasons[change]],
  };
}

const verbs: Readonly<Record<CutChange, string>> = {
  'type-only': 'Make type-only:',
  move: 'Move the target of',
  invert: 'Invert',
  remove: 'Remove',
};

const reasons: Readonly<Record<CutChange, readonly string[]>> = {
  'type-only': ['only types are used'],
  move: ['the target probably lies in the wrong folder'],
  invert: ["against the project's order"],
  remove: [],
};

/** The largest part can stay as large as it is while another one shrinks. */
function shrinks(before: number, after: number): string {
  return after < before
    ? `shrinks from ${before} to ${after}`
    : `comes apart further, its largest part still has ${after}`;
}

function includes(edges: readonly Dependency[], [source, target]: Dependency): boolean {
  return edges.some((edge) => edge[0] === source && edge[1] === target);
}

function sharedEnd(edges: readonly Dependency[]): Phrase {
  const [source, target] = edges[0]!;
  if (edges.every((edge) => edge[1] === target)) return [`on ${target}`];
  return edges.every((edge) => edge[0] === source) ? [`of ${source}`] : [];
}

function describeRule({ edges, sourceLayer, targetLayer }: RuleFix, placeOf: PlaceOf): Description {
  const between = [`of ${sourceLayer}`, `on ${targetLayer}`];
  const effect = 'the configured layers do not allow it';
  return describeCut({ edges, change: 'remove', after: 0 }, placeOf, { between, effect });
}

function describeUnresolved({ file, lines }: UnresolvedFix): Description {
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

function describeGain(points: number): string {
  return points < 0.05 ? 'under 0.1 points' : `about +${points.toFixed(1)} points`;
}
