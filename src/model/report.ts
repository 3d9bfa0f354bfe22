// The report: the only contract with the outside. Its JSON Schema is generated from these types and their comments.
import type { Diagnostic } from './diagnostic.ts';
import type { CycleDetail, Health, Risks, Tangle } from './findings.ts';
import type { FileRole } from './file-role.ts';
import type { RuleReport } from './rule-result.ts';
import type { Settings } from './settings.ts';
import type { ImportKind, ImportRole } from './source.ts';

export type * from './findings.ts';
export type * from './rule-result.ts';
export type * from './settings.ts';

/**
 * How many, from 0.
 * @asType integer
 * @minimum 0
 */
export type Count = number;

/**
 * Normalized score, from 0 to 1.
 * @minimum 0
 * @maximum 1
 */
export type Score = number;

/** The dependency graph of a project, its cycles, metrics and architectural risks. */
export interface Report {
  /** Absolute path of the analysed project. */
  readonly projectRoot: string;
  /**
   * When the report was made: ISO 8601 with UTC offset.
   * @pattern ^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}\+00:00$
   */
  readonly generatedAt: string;
  /** Version of this format. */
  readonly schemaVersion: 1;
  /** The program that made the report. */
  readonly generator: Generator;
  /** What the conclusions depend on besides the graph. */
  readonly settings: Settings;
  /** All node IDs: files by path relative to the project root, then packages as `pkg:<name>`, in code-point order. */
  readonly nodes: readonly string[];
  /** All dependencies as pairs of source and target ID, in code-point order. */
  readonly edges: readonly (readonly [source: string, target: string])[];
  /** The project in figures. */
  readonly metrics: Metrics;
  /** Groups of files that depend on each other in a circle: members in code-point order, groups by first member. */
  readonly cycles: readonly (readonly string[])[];
  /** What kind of circle each cycle is and where to cut it, in the order of `cycles`. */
  readonly cycleDetails: readonly CycleDetail[];
  /** Cycles between folders, by folder. */
  readonly tangles: readonly Tangle[];
  /** Architectural risks, and which files to look at first. */
  readonly risks: Risks;
  /** The results of the project's rules. Absent if it has none. */
  readonly rules?: RuleReport;
  /** The health of the project, and what lowers it. */
  readonly health: Health;
  /** What limited the analysis. */
  readonly diagnostics: readonly Diagnostic[];
  /** Product files in programming languages that Lintel does not read, most files first. Absent if there are none. */
  readonly notRead?: readonly LanguageNotRead[];
  /** The packages that other repositories can require from this one, by package URL. */
  readonly provides: readonly Provided[];
  /**
   * The files that manifests declare as programs or plugins, and in some languages those with a `main`, by file. Absent if
   * there are none.
   */
  readonly entryPoints?: readonly DeclaredEntryPoint[];
  /** Nodes and edges with all details. */
  readonly detailed: Detailed;
}

/** A programming language that Lintel does not read. */
export interface LanguageNotRead {
  /** Display name: `Vala`, `Visual Basic`. */
  readonly language: string;
  /** Product files with its extensions. */
  readonly files: Count;
}

/** A package that a manifest of the product describes. */
export interface Provided {
  /** Type of its package URL: `npm`, `maven`. */
  readonly ecosystem: string;
  /** In the notation of its ecosystem: `@acme/ui`, `com.acme:billing`. */
  readonly name: string;
  /**
   * Package URL without version.
   * @pattern ^pkg:
   */
  readonly purl: string;
  /** Absent if the manifest has no literal version. */
  readonly version?: string;
  /** Path of the manifest, relative to the project root. */
  readonly manifest: string;
  /** The names by which code imports it, in code-point order. Absent if that is the name of the package. */
  readonly imports?: readonly string[];
}

/** A file that a manifest of the product declares as an entry point. */
export interface DeclaredEntryPoint extends AboutFile {
  /** `program`: run by users. `plugin`: loaded by other programs. */
  readonly kind: 'program' | 'plugin';
  /** Path of the manifest, relative to the project root. For a file with a `main`, its own. */
  readonly manifest: string;
}

export interface Generator {
  readonly name: 'lintel';
  /** As in the program's package. */
  readonly version: string;
}

export interface Metrics {
  /** Source files parsed, without those that are too large or unreadable. */
  readonly filesAnalyzed: Count;
  /** Edges, to files and to packages. */
  readonly totalDependencies: Count;
  /** Package nodes. */
  readonly externalDependencies: Count;
  /** Groups in `cycles`. */
  readonly circularDependencyCount: Count;
  /** Files with the most outgoing dependencies, in descending order. */
  readonly complexity: readonly ComplexityEntry[];
  /** Files with the most dependents, in descending order. */
  readonly criticalFiles: readonly CriticalFileEntry[];
}

export interface AboutFile {
  /** ID of the file. */
  readonly file: string;
}

export interface ComplexityEntry extends AboutFile {
  /** Outgoing dependencies. */
  readonly imports: Count;
  /** `imports` divided by the largest of the project, four decimals. */
  readonly score: Score;
}

export interface CriticalFileEntry extends AboutFile {
  /** Files that depend on this file. */
  readonly dependents: Count;
}

export interface Detailed {
  /** In the order of the report's `nodes`. */
  readonly nodes: readonly DetailedNode[];
  /** In the order of the report's `edges`. */
  readonly edges: readonly DetailedEdge[];
}

export type DetailedNode = DetailedFile | DetailedPackage;

export interface DetailedFile {
  /** Path relative to the project root, with `./` before it if it would look like the ID of a package. */
  readonly id: string;
  /** Equal to the ID. */
  readonly label: string;
  readonly type: 'file';
  /** Name of the language, lower-case: `typescript`. */
  readonly language: string;
  /** Path of the folder that holds the file, `.` at the root. */
  readonly folder: string;
  /** Edges from this node, to files and to packages. */
  readonly outgoing: Count;
  /** Edges to this node. */
  readonly incoming: Count;
  /** Whether the file is part of a cycle. */
  readonly isCircular: boolean;
  /** `outgoing` divided by the largest of the project, four decimals. */
  readonly complexity: Score;
  /** In bytes. */
  readonly size: Count;
  /** Commits that touched the file in the 12 months before the newest one; 0 where no history was used. */
  readonly changes: Count;
  /** What the file is for. Tangles, order, risk and health are computed from product files. */
  readonly role: FileRole;
}

export interface DetailedPackage {
  /**
   * `pkg:<name>`
   * @pattern ^pkg:
   */
  readonly id: string;
  /** The bare package name. */
  readonly label: string;
  readonly type: 'package';
  readonly language: 'package';
  readonly folder: '(external)';
  /** Always 0: the imports of packages are not analysed. */
  readonly outgoing: Count;
  /** Files that depend on this package. */
  readonly incoming: Count;
  /** Always false. */
  readonly isCircular: boolean;
  /** True for a module of the language's own standard library; absent otherwise. */
  readonly builtin?: true;
  /**
   * The package-URL types of the languages whose files import it, in code-point order: `npm`, `pypi`.
   * @minItems 1
   */
  readonly ecosystems: readonly string[];
  /**
   * The versions that the project's manifests ask for, by manifest. Absent if no manifest certainly asks for this package.
   * @minItems 1
   */
  readonly versionRanges?: readonly VersionRange[];
}

export interface VersionRange {
  /** Type of the package URL: `npm`. */
  readonly ecosystem: string;
  /** As written: `^1.2.0`, `>=3,<4`, `v1.4.2`. */
  readonly range: string;
  /** Path of the manifest, relative to the project root. */
  readonly manifest: string;
  /** The name in the manifest, if it differs from that of the node: `com.squareup.moshi:moshi`. */
  readonly name?: string;
}

export interface DependencyEnds {
  /** ID of the node that depends. */
  readonly source: string;
  /** ID of the node it depends on. */
  readonly target: string;
}

export interface DetailedEdge extends DependencyEnds {
  /** `<source_id>-><target_id>` */
  readonly id: string;
  /** Whether the edge is part of a cycle. */
  readonly isCircular: boolean;
  /**
   * The lines of code behind this dependency.
   * @minItems 1
   */
  readonly imports: readonly EdgeImport[];
}

export interface EdgeImport {
  /**
   * From 1.
   * @asType integer
   * @minimum 1
   */
  readonly line: number;
  /** As written in the code. */
  readonly specifier: string;
  /** `static` at load time, `type` for types only, `lazy` when the code around it runs, `reference` by name. */
  readonly kind: ImportKind;
  /**
   * What the import is for, if not for the product: `docs` only for documentation comments, `test` only for code compiled for
   * tests, `tool` for a file that no build compiles and that is run on its own. Cycles, tangles, layer violations and health
   * ignore such imports.
   */
  readonly role?: ImportRole;
}
