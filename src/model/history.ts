// The history of a project: its figures at some commits, where its findings come from, and what the commits say about its
// files. The JSON Schema is generated from these types and their comments.
import type { BackEnds, CycleKind, Grade, HealthCaveat, RatedFile } from './findings.ts';
import type { AboutFile, Count, Generator, Score } from './report.ts';

export interface History {
  /** Absolute path of the project. */
  readonly projectRoot: string;
  /**
   * When it was written: ISO 8601 with UTC offset.
   * @pattern ^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}\+00:00$
   */
  readonly generatedAt: string;
  /** Version of this format. */
  readonly schemaVersion: 1;
  /** The program that wrote it. */
  readonly generator: Generator;
  /** How the points were chosen. */
  readonly sampling: Sampling;
  /** The project at some of its commits, oldest first; the last one is the newest commit. */
  readonly points: readonly HistoryPoint[];
  /** The figures of folders, in code-point order. Includes folders that are gone. */
  readonly folders: readonly FolderTrend[];
  /** Every source file that existed at one of the points, in code-point order. */
  readonly files: readonly FileTrend[];
  /** The commits that introduced the cycles, tangles and back dependencies of the newest point, newest first. */
  readonly births: readonly Birth[];
  /** Files that are risky and change often, by risk score. */
  readonly hotspots: readonly Hotspot[];
  /** Pairs of files that change together although neither depends on the other, by degree. */
  readonly coupling: readonly CoupledPair[];
  /** Who changed what. Absent with `--no-authors`. */
  readonly ownership?: Ownership;
  /** What limits the history, in sentences. */
  readonly notes: readonly string[];
}

export interface Sampling {
  /** The last commit of each day, week, month, quarter or year; or every nth commit. */
  readonly every: SamplingStep;
  /** Commits on the first-parent line within the requested range. */
  readonly commits: Count;
}

/** A period, or a number of commits. */
export type SamplingStep = 'day' | 'week' | 'month' | 'quarter' | 'year' | Count;

export interface Commit {
  /** Full ID. */
  readonly id: string;
  /**
   * When it was committed: ISO 8601 with UTC offset.
   * @pattern ^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+00:00$
   */
  readonly date: string;
  /** First line of its message. */
  readonly subject: string;
  /** Name of its author after `.mailmap`. Absent with `--no-authors`. */
  readonly author?: string;
}

export interface HistoryPoint extends Figures {
  readonly commit: Commit;
  /** Packages used. */
  readonly packages: Count;
  /** Violations of the project's current rules; 0 if it has none. */
  readonly ruleViolations: Count;
  /** Files in the largest cycle. */
  readonly largestCycle: Count;
  /** From 0 to 100. */
  readonly health: Count;
  readonly grade: Grade;
  /** Why the health score means little, if so. */
  readonly caveat?: HealthCaveat;
}

/** What is counted for the whole project and for each folder. */
export interface Figures {
  /** Source files. */
  readonly files: Count;
  /** Dependencies of these files, on files and packages. */
  readonly dependencies: Count;
  /** Cycles with a file here. */
  readonly cycles: Count;
  /** Those of them that exist at load time. */
  readonly loadCycles: Count;
  /** Cycles between folders here. */
  readonly tangles: Count;
  /** Dependencies of files here that point back up in a tangle. */
  readonly backDependencies: Count;
}

export interface FolderTrend {
  /** Path relative to the project root. */
  readonly folder: string;
  /** Its figures, including everything below it, from the given point until the next entry. Only changes are listed. */
  readonly figures: readonly FolderFigures[];
}

export interface FolderFigures extends Figures {
  /** Index in `points`. */
  readonly point: Count;
}

export interface FileTrend extends AboutFile {
  /** Its size in bytes from the given point until the next entry; null when it is gone. Only changes are listed. */
  readonly sizes: readonly (readonly [point: Count, size: Count | null])[];
}

export type Birth = CycleBirth | TangleBirth | BackDependencyBirth;

interface BirthOrigin {
  /**
   * The commit that introduced it: the finding exists at this commit and ever since, but not at the first parent. Absent if
   * it already existed at the oldest commit analysed.
   */
  readonly commit?: Commit;
  /** Index in `points` of the first point that has it without a gap until now. */
  readonly point: Count;
  /**
   * True if imports in the cycle or back dependency are older than the commit. For a cycle, the commit changed what they
   * resolve to. For a back dependency, it closed the tangle, reversed its order, or changed what imports resolve to.
   */
  readonly indirect?: boolean;
}

export interface CycleBirth extends BirthOrigin {
  readonly type: 'cycle';
  /** Kind of cycle now. */
  readonly kind: CycleKind;
  /** Its members now. */
  readonly members: readonly string[];
  /** How many of them load each other; absent if all do, or none. */
  readonly loading?: Count;
  /** How many members it had at its birth. */
  readonly sizeAtBirth: Count;
}

export interface TangleBirth extends BirthOrigin {
  readonly type: 'tangle';
  /** Path of the folder whose children are tangled. */
  readonly folder: string;
  /** Its members now. */
  readonly members: readonly string[];
  /** Its members at its birth, or at the oldest commit, by their names then. */
  readonly membersAtBirth: readonly string[];
}

export interface BackDependencyBirth extends BirthOrigin, BackEnds {
  readonly type: 'back-dependency';
  /** Path of the folder of the tangle. */
  readonly folder: string;
}

/** A risky file that changes often. */
export type Hotspot = RatedFile;

export interface CouplingDegree {
  /** Commits that touched both. Merges and commits of more than 30 files are not counted. */
  readonly shared: Count;
  /** Commits that touched the first file, and the second. */
  readonly revisions: readonly [Count, Count];
  /** Shared commits divided by the mean of both counts, two decimals, rounded down. */
  readonly degree: Score;
}

export interface CoupledPair extends CouplingDegree {
  /** IDs of the two files, in code-point order. */
  readonly files: readonly [string, string];
}

/** What a comparison uses of a history. */
export interface KnownCoupling {
  /** Time of the newest commit counted, as in `Commit`. */
  readonly until: string;
  readonly pairs: readonly CoupledPair[];
}

export interface Ownership {
  /** By ID, in code-point order. */
  readonly files: readonly Owned[];
  /** By path, in code-point order; `.` for the whole project. */
  readonly folders: readonly Owned[];
}

export interface Owned {
  /** ID of a file or path of a folder. */
  readonly path: string;
  /** Author of the largest number of commits that touched it. */
  readonly mainAuthor: string;
  /** Share of these commits, two decimals. */
  readonly share: Score;
  /** How many people made commits that touched it. */
  readonly authors: Count;
  /** The smallest number of people who together made more than half of these commits. */
  readonly busFactor: Count;
}
