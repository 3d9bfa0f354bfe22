// The required shape of a history that was read from disk. The compiler compares each table with its type and reports members
// that are missing here.
import type { CycleKind } from '../model/findings.ts';
import type {
  BackDependencyBirth,
  Birth,
  Commit,
  CoupledPair,
  CycleBirth,
  Figures,
  FileTrend,
  FolderFigures,
  FolderTrend,
  History,
  HistoryPoint,
  Hotspot,
  Owned,
  Ownership,
  Sampling,
  TangleBirth,
} from '../model/history.ts';
import type { Generator } from '../model/report.ts';
import { type Shape, boolean, listOf, number, object, oneOf, optional, pairOf, string } from './shape.ts';

type MembersOf<T> = Readonly<Record<keyof T, Shape>>;

/** Indexes are checked as counts, so a wrong one is at most too large. */
const count: Shape = (value) =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? undefined : ' is not a count';

const date: Shape = (value) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value) && !Number.isNaN(Date.parse(value))
    ? undefined
    : ' is not a date';

const step: Shape = (value) =>
  (typeof value === 'number' ? count : oneOf('day', 'week', 'month', 'quarter', 'year'))(value);

const commit: MembersOf<Commit> = { id: string, date, subject: string, author: optional(string) };

const figures: MembersOf<Figures> = {
  files: count,
  dependencies: count,
  cycles: count,
  loadCycles: count,
  tangles: count,
  backDependencies: count,
};

const point: MembersOf<HistoryPoint> = {
  ...figures,
  commit: object(commit),
  packages: count,
  ruleViolations: count,
  largestCycle: count,
  health: count,
  grade: oneOf('A', 'B', 'C', 'D', 'F'),
  caveat: optional(oneOf('too-small', 'too-flat', 'unconnected', 'not-read', 'unresolved')),
};

const folder: MembersOf<FolderTrend> = {
  folder: string,
  figures: listOf(object({ ...figures, point: count } satisfies MembersOf<FolderFigures>)),
};

const size: Shape = (value) => {
  const [at, bytes, ...rest]: readonly unknown[] = Array.isArray(value) ? value : [];
  const isRight = count(at) === undefined && (bytes === null || count(bytes) === undefined);
  return isRight && rest.length === 0 ? undefined : ' is not a point and a size';
};

const file: MembersOf<FileTrend> = { file: string, sizes: listOf(size) };

const origin = { commit: optional(object(commit)), point: count, indirect: optional(boolean) };

const cycleKinds = {
  load: true,
  lazy: true,
  compile: true,
} satisfies Record<CycleKind, true>;

const birthOf = {
  cycle: object({
    ...origin,
    type: string,
    kind: oneOf(...Object.keys(cycleKinds)),
    members: listOf(string),
    loading: optional(count),
    sizeAtBirth: count,
  } satisfies MembersOf<CycleBirth>),
  tangle: object({
    ...origin,
    type: string,
    folder: string,
    members: listOf(string),
    membersAtBirth: listOf(string),
  } satisfies MembersOf<TangleBirth>),
  'back-dependency': object({
    ...origin,
    type: string,
    folder: string,
    from: string,
    to: string,
  } satisfies MembersOf<BackDependencyBirth>),
} satisfies Record<Birth['type'], Shape>;

const birthTypes = Object.keys(birthOf) as Birth['type'][];

const birth: Shape = (value) => {
  const problem = object({ type: oneOf(...birthTypes) })(value);
  return problem ?? birthOf[(value as Birth).type](value);
};

const hotspot: MembersOf<Hotspot> = {
  file: string,
  riskScore: count,
  changes: count,
  size: count,
  signals: listOf(string),
};

const coupledPair: MembersOf<CoupledPair> = {
  files: pairOf(string),
  shared: count,
  revisions: pairOf(count),
  degree: number,
};

const owned: MembersOf<Owned> = {
  path: string,
  mainAuthor: string,
  share: number,
  authors: count,
  busFactor: count,
};

const ownership: MembersOf<Ownership> = { files: listOf(object(owned)), folders: listOf(object(owned)) };

const history: MembersOf<History> = {
  projectRoot: string,
  generatedAt: string,
  schemaVersion: number,
  generator: object({ name: string, version: string } satisfies MembersOf<Generator>),
  sampling: object({ every: step, commits: count } satisfies MembersOf<Sampling>),
  points: listOf(object(point)),
  folders: listOf(object(folder)),
  files: listOf(object(file)),
  births: listOf(birth),
  hotspots: listOf(object(hotspot)),
  coupling: listOf(object(coupledPair)),
  ownership: optional(object(ownership)),
  notes: listOf(string),
};

export const historyShape = object(history);
