// Records which entries of the project each target depends on: those that were looked up for it, found or not. If other
// entries appear or disappear, the target stays the same.
import type { EntryKind, Project } from '../model/project.ts';
import type { Target } from '../model/resolution.ts';
import { changedKeys } from '../std/changed-keys.ts';

type Inputs = Pick<Project, 'entries' | 'manifests'>;

export class Lookups {
  readonly #project: Inputs;
  /** One row for each lookup: the path, and the target that it was needed for. The last rows may have no target yet. */
  readonly #paths: string[] = [];
  readonly #targets: Target[] = [];

  constructor(project: Inputs) {
    this.#project = project;
  }

  /** Looks up an entry of the project. */
  get(path: string): EntryKind | undefined {
    this.#paths.push(path);
    return this.#project.entries.get(path);
  }

  /** Assigns the lookups since the last call to this target. */
  settle(target: Target): void {
    while (this.#targets.length < this.#paths.length) this.#targets.push(target);
  }

  /**
   * Which of the targets so far are the same in another project; undefined if all may differ. Their lookups are copied to
   * `others`.
   */
  carryOver(project: Inputs, others: Lookups): ((target: Target) => boolean) | undefined {
    if (!haveSameContent(this.#project.manifests, project.manifests)) return undefined;
    const changed = changedKeys(this.#project.entries, project.entries);
    const affected = new Set(this.#targets.filter((_, row) => changed.has(this.#paths[row]!)));
    this.#targets.forEach((target, row) => {
      if (affected.has(target)) return;
      others.#paths.push(this.#paths[row]!);
      others.#targets.push(target);
    });
    return (target) => !affected.has(target);
  }
}

function haveSameContent(a: Inputs['manifests'], b: Inputs['manifests']): boolean {
  return a.size === b.size && [...a].every(([path, text]) => b.get(path) === text);
}
