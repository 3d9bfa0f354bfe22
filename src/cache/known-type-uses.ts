// What is known of the uses of imported names, by the statements that import them. With the extraction of a file, they go
// when the file changes.
import type { TypeUse, TypeUses } from '../model/analysis-cache.ts';
import type { Project } from '../model/project.ts';
import type { ImportStatement } from '../model/source.ts';
import { hashText } from './fingerprint-extraction.ts';

export class KnownTypeUses implements TypeUses {
  /** Of the manifests that they depend on. */
  readonly key: string;
  /** Whether the cache file lacks some. */
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

  /** One that the cache file has. */
  recall(statement: ImportStatement, use: TypeUse): void {
    this.#uses.set(statement, use);
  }
}

export function hashManifests(manifests: Project['manifests']): string {
  return hashText(JSON.stringify([...manifests]));
}
