// The known type uses of imports, by statement. Like the extraction of a file, they are dropped when the file changes.
import type { TypeUse, TypeUses } from '../model/analysis-cache.ts';
import type { Project } from '../model/project.ts';
import type { ImportStatement } from '../model/source.ts';
import { hashText } from './fingerprint-extraction.ts';

export class KnownTypeUses implements TypeUses {
  /** Key of the manifests that they depend on. */
  readonly key: string;
  /** Whether some of them are not in the cache file. */
  isChanged = false;
  readonly #uses = new WeakMap<ImportStatement, TypeUse>();

  constructor(key: string) {
    this.key = key;
  }

  get(statement: ImportStatement): TypeUse | undefined {
    return this.#uses.get(statement);
  }

  set(statement: ImportStatement, use: TypeUse): void {
    this.#uses.set(statement, use);
    this.isChanged = true;
  }

  /** Adds a type use from the cache file. */
  recall(statement: ImportStatement, use: TypeUse): void {
    this.#uses.set(statement, use);
  }
}

export function hashManifests(manifests: Project['manifests']): string {
  return hashText(JSON.stringify([...manifests]));
}
