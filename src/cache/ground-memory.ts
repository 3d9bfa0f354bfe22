// Where the imports of one language lead on one ground.
import type { Diagnostic } from '../model/diagnostic.ts';
import type { FilePath } from '../model/file-path.ts';
import type { Project } from '../model/project.ts';
import type { Target } from '../model/resolution.ts';
import type { KeptResolution } from '../model/resolution-memory.ts';

/** What was written down in an earlier run. */
export interface EarlierTargets {
  readonly diagnostics: readonly Diagnostic[];
  targetsOf(path: FilePath): readonly Target[] | undefined;
}

export class GroundMemory implements KeptResolution {
  readonly digest: string;
  readonly #earlier: EarlierTargets | undefined;
  /** Undefined for a file whose imports have changed since. */
  readonly #targets = new Map<FilePath, readonly Target[] | undefined>();
  #diagnostics: readonly Diagnostic[] | undefined;
  /** The files of the language in this run. */
  files: readonly FilePath[] = [];
  /** Everything in the project. */
  entries: Project['entries'] = new Map();
  /** Whether there is more than was written down. */
  isChanged: boolean;

  constructor(digest: string, earlier?: EarlierTargets) {
    this.digest = digest;
    this.#earlier = earlier;
    this.#diagnostics = earlier?.diagnostics;
    this.isChanged = earlier === undefined;
  }

  get diagnostics(): readonly Diagnostic[] | undefined {
    return this.#diagnostics;
  }

  keepDiagnostics(diagnostics: readonly Diagnostic[]): void {
    this.#diagnostics = diagnostics;
  }

  recall(path: FilePath): readonly Target[] | undefined {
    if (this.#targets.has(path)) return this.#targets.get(path);
    const written = this.#earlier?.targetsOf(path);
    const targets = written?.every((target) => this.#isPossible(target)) === true ? written : undefined;
    this.#targets.set(path, targets);
    return targets;
  }

  keep(path: FilePath, targets: readonly Target[]): void {
    this.#targets.set(path, targets);
    this.isChanged = true;
  }

  /** What is known of its imports is no longer true. */
  forget(path: FilePath): void {
    this.#targets.set(path, undefined);
  }

  /** Somebody may have written down what is not so. */
  #isPossible(target: Target): boolean {
    return target.kind !== 'files' || target.paths.every((path) => this.entries.get(path) === 'source');
  }
}
