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
import type { FileRole } from './file-role.ts';
import type { CouplingDegree } from './history.ts';
import type { AboutFile, Count, DependencyEnds, EdgeImport, Generator } from './report.ts';
import type { RuleBreach, RuleTerms } from './rule-result.ts';

/** A renamed file counts as the same file: findings in which only a name changed are left out. */
export interface Change {
  /** Version of this format. */
  readonly schemaVersion: 1;
  /** The program that compared. */
  readonly generator: Generator;
  /** The side that is compared with. */
  readonly before: ChangeSide;
  /** The side that is compared. */
  readonly after: ChangeSide;
  /** Source files. */
  readonly files: ChangedFiles;
  /** Dependencies on files and packages, in code-point order. */
  readonly dependencies: Difference<ChangedDependency>;
  /** Packages that nothing used before, or that nothing uses any more. */
  readonly packages: Difference<ChangedPackage>;
  /** Cycles that changed: new ones first, then grown, changed, shrunk and gone ones. */
  readonly cycles: readonly ChangedCycle[];
  /** New import cycles of Go packages, which its compiler rejects. Absent if there are none. */
  readonly packageCycles?: readonly ChangedPackageCycle[];
  /** Cycles between folders that changed, in the same order. */
  readonly tangles: readonly ChangedTangle[];
  /** Dependencies between the members of a tangle that point back up. */
  readonly backDependencies: Difference<ChangedBackDependency>;
  /** Dependencies from a lower layer to a higher one. */
  readonly layerViolations: Difference<ChangedLayerViolation>;
  /** Rule violations. Those in the baseline are left out. */
  readonly violations: Difference<ChangedViolation>;
  /** Unresolved imports. */
  readonly unresolved: Difference<ChangedImport>;
  /** The health of the project. Absent if one of the reports has none. */
  readonly health?: ChangedHealth;
  /**
   * Changed files that often change together with another file, which did not change this time. Absent if there is no known
   * history.
   */
  readonly coupling?: ChangedCoupling;
  /** What limits the comparison, in sentences. */
  readonly notes: readonly string[];
}

export interface Difference<Item> {
  /** Only afterwards, by their IDs afterwards. */
  readonly added: readonly Item[];
  /** Only before, by their IDs before. */
  readonly removed: readonly Item[];
}

export interface ChangeSide {
  /** As a user names it: `main (1a2b3c4)`, `working tree`, `old.json`. */
  readonly name: string;
  /** Full ID of the commit, if it is one. */
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
  /** Files with a new path. */
  readonly renamed: readonly RenamedFile[];
  /** Files with changed content, renamed ones included, by their new paths. */
  readonly changed: readonly string[];
}

export interface RenamedFile {
  /** ID before. */
  readonly from: string;
  /** ID afterwards. */
  readonly to: string;
}

export interface ChangedDependency extends DependencyEnds {
  /** The lines of code behind it. */
  readonly imports: readonly EdgeImport[];
  /** In `dependencies`, what the source is for; absent for a product file. */
  readonly role?: FileRole;
}

export interface ChangedPackage {
  /** ID of the package. */
  readonly id: string;
  /** True for a module of the language's own standard library; absent otherwise. */
  readonly builtin?: true;
  /**
   * True if no manifest asks for it, although manifests ask for nearly all other packages of its ecosystem; absent otherwise.
   */
  readonly undeclared?: true;
  /** The dependencies on it. */
  readonly usedBy: readonly ChangedDependency[];
}

/**
 * `changed`: as many members left as joined, or the kind of cycle changed. `shrunk`: also each part of a cycle that was
 * split. When two cycles merge, the larger one is `grown` by the members of the other.
 */
export type ChangeState = 'new' | 'grown' | 'changed' | 'shrunk' | 'gone';

/** A cycle or a tangle. */
interface ChangedGroup {
  /** How it changed. */
  readonly state: ChangeState;
  /** Members; for one that is gone, those it had. */
  readonly members: readonly string[];
  /** How many members it had before; 0 for a new one. */
  readonly sizeBefore: Count;
  /** How many members it has; 0 for one that is gone. */
  readonly sizeAfter: Count;
  /** Members that it did not have before. */
  readonly joined: readonly string[];
  /** Members that left, by their IDs before. */
  readonly left: readonly string[];
  /**
   * The added dependencies among its members; for a gone or shrunk one, the removed dependencies. In a cycle also
   * dependencies that were type-only or lazy before and now load, or the other way round.
   */
  readonly because: readonly ChangedDependency[];
}

export interface ChangedCycle extends ChangedGroup {
  /**
   * Kind of cycle; for one that is gone, its kind before. The members of a load cycle are those that load each other. If
   * these are unchanged, and lazy imports form a larger cycle around them, its kind is `lazy`. Absent if the report does not
   * say.
   */
  readonly kind?: CycleKind;
  /** Kind of cycle before, if it changed. */
  readonly kindBefore?: CycleKind;
  /**
   * One path around the cycle, through an added dependency if there is one: the last file depends on the first. Empty if it
   * is gone.
   */
  readonly path: readonly ChangedDependency[];
}

export interface ChangedPackageCycle {
  /** Paths of the package folders in import order; the last package imports the first. */
  readonly packages: readonly string[];
  /**
   * One path around the cycle, starting with the added dependency. The next dependency can start in another file of the same
   * package.
   */
  readonly path: readonly ChangedDependency[];
}

export interface ChangedTangle extends ChangedGroup {
  /** Path of the folder whose children are tangled, `.` for the root. */
  readonly folder: string;
}

/**
 * Why a finding is new. `dependency`: the dependency itself is new. `move`: the dependency existed, and one of its ends moved
 * to another folder. `order`: the dependency existed between the same folders, and their order changed, which is not the
 * fault of whoever wrote this line. For a finding that is gone: the dependency is gone, moved, or the order changed.
 */
export type ChangeOrigin = 'dependency' | 'move' | 'order';

export interface ChangedBackDependency extends ChangedDependency, BackEnds {
  /** Folder of the tangle. */
  readonly folder: string;
  /** Why it is new, or gone. */
  readonly origin: ChangeOrigin;
}

export interface ChangedLayerViolation extends ChangedDependency, ViolatedLayers {
  /** Where the order comes from. Absent if the report does not say. */
  readonly basis?: ViolationBasis;
  /** Why it is new, or gone. */
  readonly origin: ChangeOrigin;
}

export interface ChangedViolation extends RuleTerms, RuleBreach {
  /** Name of the rule. */
  readonly rule: string;
}

export interface ChangedImport extends AboutFile {
  /** As written in the code. */
  readonly specifier: string;
  /** First line with this import. */
  readonly line?: Count;
  /** What happened. */
  readonly message: string;
  /**
   * ID of the file that it resolves to on the other side, if it is now taken for a package although that file still exists.
   */
  readonly meantFile?: string;
  /** ID before of the file that it resolved to, if the importing text did not change and no file provides it any more. */
  readonly formerFile?: string;
}

export interface ChangedHealth {
  /** Before the change. */
  readonly before: HealthFigure;
  /** After the change. */
  readonly after: HealthFigure;
  /** The deductions that changed, the largest difference first. */
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
   * Whether the cause grew: files in cycles, the weight of back dependencies, reach. If not, points are lost only because the
   * number of files changed.
   */
  readonly grew: boolean;
  /**
   * The report's reason after the change, and the one before; if the deduction is gone, `No longer:` and the reason before. If
   * both are the same, it says that the number of files changed.
   */
  readonly reason: string;
}

export interface ChangedCoupling {
  /**
   * Time of the newest commit in the history: ISO 8601 with UTC offset.
   * @pattern ^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+00:00$
   */
  readonly until: string;
  /** Strongest coupling first. */
  readonly pairs: readonly HalfChangedPair[];
}

export interface HalfChangedPair extends CouplingDegree {
  /** ID of the file that changed. */
  readonly changed: string;
  /** ID of the file that did not change. Neither file depends on the other. */
  readonly unchanged: string;
}
