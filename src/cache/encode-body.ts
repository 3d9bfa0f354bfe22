// What is known of files as few strings and many numbers: nothing to parse when it is read again.
import type { FilePath } from '../model/file-path.ts';
import type { Target } from '../model/resolution.ts';
import type { Extraction } from '../model/source.ts';
import {
  type CacheBody,
  type GroundRecord,
  importKinds,
  measuresPerFile,
  numbersPerHead,
  numbersPerImport,
} from './cache-body.ts';
import type { KnownFile, Measure } from './known-file.ts';

/** Files that no clock vouches for are left out. */
export function encodeBody(
  files: ReadonlyMap<FilePath, KnownFile>,
  targets: ReadonlyMap<FilePath, readonly Target[]>,
  grounds: readonly GroundRecord[],
): CacheBody {
  const encoder = new Encoder(...countNumbers(files));
  for (const [path, known] of files) {
    const { measure, substance } = known;
    const found = known.extraction();
    if (measure !== undefined && found !== undefined)
      encoder.addFile(path, measure, found, substance, targets.get(path) ?? []);
  }
  return { ...encoder.body(), grounds };
}

/** Counted before the first is written: a list that grows to millions leaves as much garbage again behind. */
function countNumbers(files: ReadonlyMap<FilePath, KnownFile>): [measures: number, numbers: number] {
  let measures = 0;
  let numbers = 0;
  for (const known of files.values()) {
    const found = known.measure && known.extraction();
    if (found === undefined) continue;
    measures += measuresPerFile;
    numbers += numbersPerHead + found.imports.length * numbersPerImport + (found.declares?.length ?? 0);
  }
  return [measures, numbers];
}

class Encoder {
  readonly #numberOf = new Map<string, number>();
  readonly #numberOfTarget = new Map<Target, number>();
  readonly #measures: Float64Array;
  readonly #numbers: Int32Array;
  #nextMeasure = 0;
  #nextNumber = 0;

  constructor(measureCount: number, numberCount: number) {
    this.#measures = new Float64Array(measureCount);
    this.#numbers = new Int32Array(numberCount);
  }

  addFile(
    path: FilePath,
    { size, modifiedMs, changedMs }: Measure,
    { imports, scope, condition, declares }: Extraction,
    substance: string | undefined,
    targets: readonly Target[],
  ): void {
    this.#addMeasure(size);
    this.#addMeasure(modifiedMs);
    this.#addMeasure(changedMs);
    this.#addText(path);
    this.#addText(scope);
    this.#addText(condition);
    this.#addText(substance);
    this.#add(imports.length);
    this.#add(declares === undefined ? 0 : declares.length + 1);
    for (let n = 0; n < imports.length; n++) {
      const { specifier, name, line, kind, condition: importCondition } = imports[n]!;
      this.#addText(specifier);
      this.#addText(name);
      this.#add(line);
      this.#add(importKinds.indexOf(kind));
      this.#addText(importCondition);
      this.#add(this.#numberForTarget(targets[n]));
    }
    for (const name of declares ?? []) this.#addText(name);
  }

  body(): Omit<CacheBody, 'grounds'> {
    return { strings: [...this.#numberOf.keys()], measures: this.#measures, numbers: this.#numbers };
  }

  #addMeasure(measure: number): void {
    this.#measures[this.#nextMeasure++] = measure;
  }

  #add(number: number): void {
    this.#numbers[this.#nextNumber++] = number;
  }

  #addText(text: string | undefined): void {
    this.#add(text === undefined ? 0 : this.#numberFor(text));
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
