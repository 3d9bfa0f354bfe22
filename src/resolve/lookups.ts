// Which entries of the project each target rests on: those that were asked for while it was made, found or not. If other
// entries appear or disappear, the target is the same.
import type { EntryKind, Project } from '../model/project.ts';
import type { Target } from '../model/resolution.ts';
import { changedKeys } from '../std/changed-keys.ts';

type Inputs = Pick<Project, 'entries' | 'manifests'>;

export class Lookups {
  readonly #project: Inputs;
  /** One row for each question: the path, and the target that was made with the answer. The last rows may lack it. */
  readonly #paths: string[] = [];
  readonly #targets: Target[] = [];

  constructor(project: Inputs) {
    this.#project = project;
  }

  /** An entry of the project. */
  get(path: string): EntryKind | undefined {
    this.#paths.push(path);
    return this.#project.entries.get(path);
  }

  /** The questions since the last call were asked for this target. */
  settle(target: Target): void {
    while (this.#targets.length < this.#paths.length) this.#targets.push(target);
  }

  /**
   * Which of the targets made so far are the same in another project; undefined if all may differ. `others` will know what
   * they rest on.
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
