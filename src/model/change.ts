// What a change does to the architecture: the difference of two reports. The JSON Schema is generated from these types and
// their comments.
import type {
  BackEnds,
  CycleKind,
  DeductionKind,
  HealthFigure,
  ViolatedLayers,
  ViolationBasis,
} from './findings.ts';
import type { CouplingDegree } from './history.ts';
import type { AboutFile, Count, DependencyEnds, EdgeImport, Generator } from './report.ts';
import type { RuleBreach, RuleTerms } from './rule-result.ts';

/** Renamed files are the same files: what only changed its name is not part of it. */
export interface Change {
  /** Version of this format. */
  readonly schemaVersion: 1;
  /** The program that compared. */
  readonly generator: Generator;
  /** What was compared with. */
  readonly before: ChangeSide;
  /** What was compared. */
  readonly after: ChangeSide;
  /** Source files. */
  readonly files: ChangedFiles;
  /** Dependencies on files and packages, in code-point order. */
  readonly dependencies: Difference<ChangedDependency>;
  /** Packages that nothing used before, or that nothing uses any more. */
  readonly packages: Difference<ChangedPackage>;
  /** Cycles that are not as they were; new ones first, then grown, changed, shrunk and gone ones. */
  readonly cycles: readonly ChangedCycle[];
  /** Packages of Go that newly import each other, which its compiler refuses. Absent where there are none. */
  readonly packageCycles?: readonly ChangedPackageCycle[];
  /** Cycles between folders that are not as they were, in the same order. */
  readonly tangles: readonly ChangedTangle[];
  /** Dependencies between the members of a tangle that point back up. */
  readonly backDependencies: Difference<ChangedBackDependency>;
  /** Dependencies from a lower layer to a higher one. */
  readonly layerViolations: Difference<ChangedLayerViolation>;
  /** What breaks the rules of the project, known violations of the baseline left out. */
  readonly violations: Difference<ChangedViolation>;
  /** Imports that resolve to nothing. */
  readonly unresolved: Difference<ChangedImport>;
  /** The whole project in one figure. Absent where one of the reports has none. */
  readonly health?: ChangedHealth;
  /** Changed files that often change together with another one, which did not change. Absent where no history is known. */
  readonly coupling?: ChangedCoupling;
  /** What limits the comparison, in sentences. */
  readonly notes: readonly string[];
}

export interface Difference<Item> {
  /** Only afterwards, with the IDs of then. */
  readonly added: readonly Item[];
  /** Only before, with the IDs of then. */
  readonly removed: readonly Item[];
}

export interface ChangeSide {
  /** As a person names it: `main (1a2b3c4)`, `working tree`, `old.json`. */
  readonly name: string;
  /** Full id of the commit, where it is one. */
  readonly commit?: string;
  /** Files analysed. */
  readonly files: Count;
  /** Dependencies, on files and packages. */
  readonly dependencies: Count;
  /** Packages used. */
  readonly packages: Count;
  /** Cycles. */
  readonly cycles: Count;
}

export interface ChangedFiles extends Difference<string> {
  /** Under another path. */
  readonly renamed: readonly RenamedFile[];
  /** Files with another text, by the name that they have afterwards; renamed ones too. */
  readonly changed: readonly string[];
}

export interface RenamedFile {
  /** ID before. */
  readonly from: string;
  /** ID afterwards. */
  readonly to: string;
}

export interface ChangedDependency extends DependencyEnds {
  /** The lines of code that make it. */
  readonly imports: readonly EdgeImport[];
}

export interface ChangedPackage {
  /** ID of the package. */
  readonly id: string;
  /** True for a module of the language's own standard library; absent otherwise. */
  readonly builtin?: true;
  /** True where no manifest asks for it, while manifests ask for nearly all other packages of its kind; absent otherwise. */
  readonly undeclared?: true;
  /** Who uses it. */
  readonly usedBy: readonly ChangedDependency[];
}

/**
 * `changed`: some members joined and as many left, or it became another kind of cycle. `shrunk`: also each part of one that
 * fell apart. Two that became one are `grown`: the larger one is, by the members of the other.
 */
export type ChangeState = 'new' | 'grown' | 'changed' | 'shrunk' | 'gone';

/** A cycle or a tangle. */
interface ChangedGroup {
  /** What became of it. */
  readonly state: ChangeState;
  /** Members; for one that is gone, those it had. */
  readonly members: readonly string[];
  /** How many members it had before; 0 for a new one. */
  readonly sizeBefore: Count;
  /** How many members it has; 0 for one that is gone. */
  readonly sizeAfter: Count;
  /** Members that it did not have before. */
  readonly joined: readonly string[];
  /** Members that it had before, by their IDs of then. */
  readonly left: readonly string[];
  /**
   * The added dependencies among its members, or the removed ones of one that is gone or shrunk. In a cycle also those that
   * were there, but only for types or only when code runs, and load now; or the other way round.
   */
  readonly because: readonly ChangedDependency[];
}

export interface ChangedCycle extends ChangedGroup {
  /**
   * What kind of circle it is; for one that is gone, what it was. The members of one at load time are those that load each
   * other; where these are as they were, and lazy imports close another circle around them, it is `lazy`. Absent where the
   * report does not say.
   */
  readonly kind?: CycleKind;
  /** What kind of circle it was, where it became another one. */
  readonly kindBefore?: CycleKind;
  /** One way around, through an added dependency where there is one: the last one depends on the first. Empty where it is gone. */
  readonly path: readonly ChangedDependency[];
}

export interface ChangedPackageCycle {
  /** Paths of the folders of the packages, in the order in which they import each other; the last one imports the first. */
  readonly packages: readonly string[];
  /** One way around, from the added dependency on. The next one can start in another file of the package. */
  readonly path: readonly ChangedDependency[];
}

export interface ChangedTangle extends ChangedGroup {
  /** Path of the folder whose children are tangled, `.` for the root. */
  readonly folder: string;
}

/**
 * Why something is there that was not. `dependency`: the dependency itself is new. `move`: it was there, and one of its ends
 * moved to another folder. `order`: it was there between the same folders, and their order is another one, for which nobody
 * who wrote this line is to blame. Of what is gone the same: the dependency is gone, moved, or the order changed.
 */
export type ChangeOrigin = 'dependency' | 'move' | 'order';

export interface ChangedBackDependency extends ChangedDependency, BackEnds {
  /** Folder of the tangle. */
  readonly folder: string;
  /** Why it is there, or gone. */
  readonly origin: ChangeOrigin;
}

export interface ChangedLayerViolation extends ChangedDependency, ViolatedLayers {
  /** Where the order comes from. Absent where the report does not say. */
  readonly basis?: ViolationBasis;
  /** Why it is there, or gone. */
  readonly origin: ChangeOrigin;
}

export interface ChangedViolation extends RuleTerms, RuleBreach {
  /** Name of the rule. */
  readonly rule: string;
}

export interface ChangedImport extends AboutFile {
  /** What the code says. */
  readonly specifier: string;
  /** The first line that says it. */
  readonly line?: Count;
  /** What happened. */
  readonly message: string;
  /** ID of the file that it leads to on the other side, where it is taken for a package and the file is still there. */
  readonly meantFile?: string;
  /** ID before of the file that had it, where the text that uses it did not change and nothing has it any more. */
  readonly formerFile?: string;
}

export interface ChangedHealth {
  /** As it was. */
  readonly before: HealthFigure;
  /** As it is. */
  readonly after: HealthFigure;
  /** The deductions that are not as they were, the largest difference first. */
  readonly reasons: readonly ChangedDeduction[];
}

export interface ChangedDeduction {
  /** What was measured. */
  readonly kind: DeductionKind;
  /** Points taken off before. */
  readonly before: number;
  /** Points taken off afterwards. */
  readonly after: number;
  /**
   * Whether what was measured grew: files in cycles, the weight of back dependencies, files that others reach. If not, points
   * are lost only because the project has another number of files.
   */
  readonly grew: boolean;
  /**
   * Why, in the report's sentence: of afterwards, or after `No longer:` of before. If it is the same, it says that the number of
   * files changed.
   */
  readonly reason: string;
}

export interface ChangedCoupling {
  /**
   * When the newest commit of the history was made: ISO 8601 with UTC offset.
   * @pattern ^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+00:00$
   */
  readonly until: string;
  /** The closest first. */
  readonly pairs: readonly HalfChangedPair[];
}

export interface HalfChangedPair extends CouplingDegree {
  /** ID of the file that changed. */
  readonly changed: string;
  /** ID of the file that did not, and that neither depends on the other nor is used by it. */
  readonly unchanged: string;
}
