// Creates keys for the inputs of a resolution by comparing them with the previous ones of the same language. Within one
// process that is sufficient, and cheaper than hashing all of them.
import type { ResolutionInputs } from '../model/analysis-cache.ts';
import type { Extraction } from '../model/source.ts';
import { changedKeys } from '../std/changed-keys.ts';
import { haveSameDeclarations, hasSameFingerprint } from './fingerprint-extraction.ts';

interface NamedInputs {
  readonly inputs: ResolutionInputs;
  readonly key: string;
}

export class LastInputs {
  /** By language ID. */
  readonly #last = new Map<string, NamedInputs>();
  #count = 0;

  /** Returns the same key for the same inputs as last time. */
  keyOf(inputs: ResolutionInputs): string {
    const last = this.#last.get(inputs.language);
    const isSame = last !== undefined && areSameInputs(last.inputs, inputs);
    const key = isSame ? last.key : `${++this.#count}`;
    this.#last.set(inputs.language, { inputs, key });
    return key;
  }
}

function areSameInputs(a: ResolutionInputs, b: ResolutionInputs): boolean {
  return areSameFiles(a, b) && isSameProject(a.project, b.project);
}

function areSameFiles({ files: before }: ResolutionInputs, { files, resolvesBy }: ResolutionInputs): boolean {
  return (
    before.length === files.length &&
    files.every((file, i) => {
      const other = before[i]!;
      if (file.file.path !== other.file.path) return false;
      if (resolvesBy === 'paths' || isSameExtraction(file, other)) return true;
      return resolvesBy === 'declarations'
        ? haveSameDeclarations(file, other)
        : hasSameFingerprint(file, other);
    })
  );
}

function isSameExtraction(a: Extraction, b: Extraction): boolean {
  return (
    a.imports === b.imports && a.declares === b.declares && a.scope === b.scope && a.condition === b.condition
  );
}

type ProjectInputs = ResolutionInputs['project'];

function isSameProject(a: ProjectInputs, b: ProjectInputs): boolean {
  return (
    changedKeys(a.entries, b.entries).size === 0 &&
    changedKeys(a.manifests, b.manifests).size === 0 &&
    a.gitRules?.key === b.gitRules?.key
  );
}
