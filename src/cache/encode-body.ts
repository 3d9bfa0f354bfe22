// What is known of files as few strings and many numbers: nothing to parse when it is read again.
import type { FilePath } from '../model/file-path.ts';
import type { Target } from '../model/resolution.ts';
import type { Extraction } from '../model/source.ts';
import { type CacheBody, type GroundRecord, importKinds } from './cache-body.ts';
import type { KnownFile, Measure } from './known-file.ts';

/** Files that no clock vouches for are left out. */
export function encodeBody(
  files: ReadonlyMap<FilePath, KnownFile>,
  targets: ReadonlyMap<FilePath, readonly Target[]>,
  grounds: readonly GroundRecord[],
): CacheBody {
  const encoder = new Encoder();
  for (const [path, known] of files) {
    const { measure, substance } = known;
    const found = known.extraction();
    if (measure !== undefined && found !== undefined)
      encoder.addFile(path, measure, found, substance, targets.get(path) ?? []);
  }
  return { ...encoder.body(), grounds };
}

class Encoder {
  readonly #numberOf = new Map<string, number>();
  readonly #numberOfTarget = new Map<Target, number>();
  readonly #measures: number[] = [];
  readonly #numbers: number[] = [];

  addFile(
    path: FilePath,
    { size, modifiedMs, changedMs }: Measure,
    { imports, scope, condition, declares }: Extraction,
    substance: string | undefined,
    targets: readonly Target[],
  ): void {
    this.#measures.push(size, modifiedMs, changedMs);
    this.#addText(path);
    this.#addText(scope);
    this.#addText(condition);
    this.#addText(substance);
    this.#numbers.push(imports.length, declares === undefined ? 0 : declares.length + 1);
    for (const [n, { specifier, name, line, kind }] of imports.entries()) {
      this.#addText(specifier);
      this.#addText(name);
      this.#numbers.push(line, importKinds.indexOf(kind), this.#numberForTarget(targets[n]));
    }
    for (const name of declares ?? []) this.#addText(name);
  }

  body(): Omit<CacheBody, 'grounds'> {
    return {
      strings: [...this.#numberOf.keys()],
      measures: Float64Array.from(this.#measures),
      numbers: Int32Array.from(this.#numbers),
    };
  }

  #addText(text: string | undefined): void {
    this.#numbers.push(text === undefined ? 0 : this.#numberFor(text));
  }

  #numberFor(text: string): number {
    const known = this.#numberOf.get(text);
    if (known !== undefined) return known;
    const number = this.#numberOf.size + 1;
    this.#numberOf.set(text, number);
    return number;
  }

  /** Resolvers answer with the same object many times. */
  #numberForTarget(target: Target | undefined): number {
    if (target === undefined) return 0;
    const known = this.#numberOfTarget.get(target);
    if (known !== undefined) return known;
    const number = this.#numberFor(JSON.stringify(target));
    this.#numberOfTarget.set(target, number);
    return number;
  }
}
