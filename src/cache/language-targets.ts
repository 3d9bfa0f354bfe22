// The resolved imports of one language, for one cache key.
import type { TargetCache } from '../model/analysis-cache.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { FilePath } from '../model/file-path.ts';
import type { Project } from '../model/project.ts';
import type { Target } from '../model/resolution.ts';

/** The part of the cache file for this language. */
export interface StoredTargets {
  readonly diagnostics: readonly Diagnostic[];
  targetsOf(path: FilePath): readonly Target[] | undefined;
}

export class LanguageTargets implements TargetCache {
  readonly key: string;
  readonly #stored: StoredTargets | undefined;
  /** Undefined for a file with changed imports. */
  readonly #targets = new Map<FilePath, readonly Target[] | undefined>();
  #diagnostics: readonly Diagnostic[] | undefined;
  /** The files of the language in this run. */
  files: readonly FilePath[] = [];
  /** All entries of the project. */
  entries: Project['entries'] = new Map();
  /** Whether it differs from the cache file. */
  isChanged: boolean;

  constructor(key: string, stored?: StoredTargets) {
    this.key = key;
    this.#stored = stored;
    this.#diagnostics = stored?.diagnostics;
    this.isChanged = stored === undefined;
  }

  get diagnostics(): readonly Diagnostic[] | undefined {
    return this.#diagnostics;
  }

  setDiagnostics(diagnostics: readonly Diagnostic[]): void {
    this.#diagnostics = diagnostics;
  }

  get(path: FilePath): readonly Target[] | undefined {
    if (this.#targets.has(path)) return this.#targets.get(path);
    const stored = this.#stored?.targetsOf(path);
    const targets = stored?.every((target) => this.#isPossible(target)) === true ? stored : undefined;
    this.#targets.set(path, targets);
    return targets;
  }

  set(path: FilePath, targets: readonly Target[]): void {
    this.#targets.set(path, targets);
    this.isChanged = true;
  }

  /** To be called if the imports of this file changed. */
  invalidate(path: FilePath): void {
    this.#targets.set(path, undefined);
  }

  /** The cache file may be forged, so a target must be an existing file of the project. */
  #isPossible(target: Target): boolean {
    return target.kind !== 'files' || target.paths.every((path) => this.entries.get(path) === 'source');
  }
}
