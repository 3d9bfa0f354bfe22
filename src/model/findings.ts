// What Lintel concludes: cycles, tangles, risks and health, as shown in the report. The JSON Schema is generated from these
// types and their comments.
import type { AboutFile, Count } from './report.ts';

/**
 * `load`: a cycle of imports that load files, so code can see a half-loaded module. `lazy`: closed only by imports inside
 * functions. `compile`: independent of load order, because the files are compiled together or found by name; harmless by
 * itself.
 */
export type CycleKind = 'load' | 'lazy' | 'compile';

export interface CycleDetail {
  /** Kind of cycle. */
  readonly kind: CycleKind;
  /** Number of files in the largest cycle of that kind. */
  readonly size: Count;
  /** What to remove, the most useful first. Each cut assumes those before it. Only for `load`. */
  readonly cuts: readonly Cut[];
}

export interface Cut {
  /** The dependencies to remove. */
  readonly edges: readonly Dependency[];
  /** How; if the dependencies differ in this, the largest change. */
  readonly change: CutChange;
  /** How, for each dependency, if they differ. */
  readonly changes?: readonly CutChange[];
  /** Members of the largest remaining cycle; 0 if there is none. */
  readonly after: Count;
  /** Members of all remaining cycles, if there are several. */
  readonly remaining?: Count;
  /** For a tangle: what to move, and where to. */
  readonly moves?: readonly CutMove[];
  /** For a cycle: the files outside it that declare what the target only re-exports. Import these instead. Empty if the files that declare it are in the cycle. */
  readonly instead?: readonly string[];
  /** If the change is `move-part`: what to move out of each target or source. */
  readonly parts?: readonly CutPart[];
  /** Health points gained by this cut after those before it. Only for the first five. */
  readonly gain?: number;
}

export interface CutMove {
  /** A file, a header with its source, or a folder, which ends with `/`. */
  readonly paths: readonly string[];
  /** The folder in which the fewest dependencies point back; absent for a new folder next to the members of the tangle. */
  readonly to?: string;
}

export interface CutPart {
  /** The file that declares it. */
  readonly path: string;
  /** Of a target, what the sources of the cut use; what that needs in the file goes with it. Of a source, what uses the targets. */
  readonly names: readonly string[];
}

/** Source and target ID. */
export type Dependency = readonly [source: string, target: string];

/**
 * `type-only`: the imported names are used only as types, so mark the import as type-only. `move`: nothing leads back from
 * the target, which is not an entry file, so it lies in the wrong folder. `move-source`: nothing else in the folder uses the
 * package of the source, so that package lies in the wrong folder. `move-types`: only types are used, or the target declares
 * only interfaces, which lie on the wrong side. `move-class`: a class inherits from one in the target, so one of the two lies
 * on the wrong side. `move-part`: the part of the target that is used needs nothing that leads back, or nothing in the cycle takes
 * the part of the source that uses the target, so it can be moved to a file of its own. `invert`: it goes against the order that the project follows. `remove`: none of these.
 */
export type CutChange =
  | 'type-only'
  | 'move'
  | 'move-source'
  | 'move-types'
  | 'move-class'
  | 'move-part'
  | 'invert'
  | 'remove';

export interface Tangle {
  /** Path of the folder whose children are tangled, `.` for the root. */
  readonly folder: string;
  /**
   * The children in the order that the project follows, from the top (which uses) to the bottom (which is used). Folders end
   * with `/`; `*` stands for several folders or files treated as one.
   */
  readonly members: readonly string[];
  /** The dependencies between members that point back up, most files first. */
  readonly back: readonly BackDependency[];
  /** What to remove, the most useful first. Each cut assumes those before it. */
  readonly cuts: readonly Cut[];
  /** The common cause of many of its back dependencies, if there is one. */
  readonly misplaced?: Misplaced;
}

/** Files that many others need, or that need many others, in a folder to which they have little relation. */
export interface Misplaced {
  /** The files to move, or a folder, which ends with `/`. */
  readonly paths: readonly string[];
  /** The folder that contains them. */
  readonly folder: string;
  /**
   * `target`: others need them, and they use nothing else in the folder. `source`: hardly anything else in the folder uses
   * them.
   */
  readonly side: 'target' | 'source';
  /** Dependencies on them from other members of the tangle, or from them on other members. */
  readonly edges: readonly Dependency[];
  /** How many back dependencies of the tangle disappear if they move to a place of their own next to the folder. */
  readonly fewer: Count;
  /** The other members of the tangle, in their order after the move. */
  readonly members: readonly string[];
  /**
   * Remaining back dependencies after the move. The cuts of the tangle are about these. Absent in reports of earlier
   * versions.
   */
  readonly left?: readonly BackDependency[];
  /** Members of the largest remaining cycle of folders; 0 if there is none. */
  readonly after?: Count;
  /** Health points gained by the move. */
  readonly gain: number;
}

/** The ends of a dependency that points back up. */
export interface BackEnds {
  /** The lower member, which uses the higher one. */
  readonly from: string;
  /** The higher member. */
  readonly to: string;
}

export interface BackDependency extends BackEnds {
  /** How many file dependencies put `to` above `from`, directly or through one member between them. */
  readonly forward: Count;
  /** How many of these lead directly from `to` to `from`. Absent in reports of earlier versions. */
  readonly direct?: Count;
  /** The file dependencies that point back. */
  readonly edges: readonly Dependency[];
}

export interface Risks {
  /** God modules: files with many outgoing dependencies. */
  readonly god_modules: readonly GodModule[];
  /** Dependencies from a lower layer to a higher one. */
  readonly layer_violations: readonly LayerViolation[];
  /** Hubs: files with many dependencies and dependents in total. */
  readonly dependency_explosions: readonly DependencyExplosion[];
  /**
   * The files to look at first, by composite score.
   * @maxItems 15
   */
  readonly top_risk_files: readonly RiskFile[];
  /** The thresholds that this project's files were compared with. */
  readonly thresholds: Thresholds;
  /** Whether the risk scores count recent changes. */
  readonly history: RiskHistory;
}

export interface GodModule extends AboutFile {
  /** Outgoing dependencies. */
  readonly outgoing: Count;
}

export interface ViolatedLayers {
  /** Name of the lower layer. */
  readonly sourceLayer: string;
  /** Name of the higher layer. */
  readonly targetLayer: string;
}

export interface LayerViolation extends ViolatedLayers {
  /** ID of the file in the lower layer. */
  readonly source: string;
  /** ID of the file in the higher layer. */
  readonly target: string;
  /** The rule that is broken, in words. */
  readonly rule: string;
  /** Where the order comes from. */
  readonly basis: ViolationBasis;
  /**
   * `cut` where source and target are in one circle of files, or the target is the entry file of its folder; `move` where
   * the target only lies in the wrong folder.
   */
  readonly remedy: ViolationRemedy;
}

/**
 * `configured`: the project's configuration. `inferred`: the order that most of the project's dependencies follow.
 * `conventional`: the usual meaning of the two folder names.
 */
export type ViolationBasis = 'configured' | 'inferred' | 'conventional';

export type ViolationRemedy = 'cut' | 'move';

export interface DependencyExplosion extends AboutFile {
  /** Files that depend on this file. */
  readonly incoming: Count;
  /** Outgoing dependencies. */
  readonly outgoing: Count;
  /** Incoming plus outgoing. */
  readonly totalConnections: Count;
}

/** A file with its risk score. */
export interface RatedFile extends AboutFile {
  /**
   * (1 + log2(1 + KB)) · (2·log2(1 + outgoing) + log2(1 + dependents) + 3·log2(1 + changes)), rounded. KB is
   * the file's size divided by 1024.
   */
  readonly riskScore: Count;
  /** In bytes. */
  readonly size: Count;
  /** Commits that touched the file in the 12 months before the newest one; 0 where no history was used. */
  readonly changes: Count;
  /** Reasons for the attention. */
  readonly signals: readonly Signal[];
}

export interface RiskFile extends RatedFile {
  /** Files that depend on this file. */
  readonly dependents: Count;
  /** Outgoing dependencies. */
  readonly outgoing: Count;
}

export interface RiskHistory {
  /** Whether the score counts changes. */
  readonly used: boolean;
  /** Which commits were counted, or why none were. */
  readonly reason: string;
}

/**
 * Part of a cycle, a god module, a hub, or the source of so many layer violations.
 * @pattern ^(circular_dependency|god_module|dependency_explosion|layer_violations:[1-9][0-9]*)$
 */
export type Signal =
  | 'circular_dependency'
  | 'god_module'
  | 'dependency_explosion'
  | `layer_violations:${number}`;

export interface Thresholds {
  /** A god module has at least this many outgoing dependencies. */
  readonly god_module_min_outgoing: Count;
  /** A hub has at least this many dependencies and dependents. */
  readonly dependency_explosion_min_connections: Count;
}

export type Grade = 'A' | 'B' | 'C' | 'D' | 'F';

export interface HealthFigure {
  /**
   * 100 less the deductions, at least 0.
   * @asType integer
   * @minimum 0
   * @maximum 100
   */
  readonly score: number;
  /** A from 90, B from 75, C from 60, D from 45, F below. */
  readonly grade: Grade;
  /** Why the score means little, if so. */
  readonly caveat?: HealthCaveat;
}

export interface Health extends HealthFigure {
  /** What lowers the score. */
  readonly deductions: readonly Deduction[];
}

/**
 * `too-small`: fewer than 10 product files. `too-flat`: all product files are in one folder. `unconnected`: fewer than a
 * fifth of the product files have a known dependency on another one or dependent. `not-read`: most product files are in
 * languages that Lintel does not read. `unresolved`: product files have more imports that are unresolved or lead out of the
 * project than dependencies on each other. With the last three, the score covers only what is known, and no grade should be shown.
 */
export type HealthCaveat = 'too-small' | 'too-flat' | 'unconnected' | 'not-read' | 'unresolved';

export type DeductionKind = 'cycles' | 'tangles' | 'reach' | 'fan-out' | 'unresolved' | 'rules';

export interface Deduction {
  /** What was measured. */
  readonly kind: DeductionKind;
  /** Why, in a sentence with its figures. */
  readonly reason: string;
  /** What was measured, as a share of the product files. */
  readonly value: number;
  /** Points taken off, one decimal. */
  readonly points: number;
}
