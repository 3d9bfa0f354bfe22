// Encodes the cache as strings and numbers, so that reading it needs little parsing.
import type { TypeUses } from '../model/analysis-cache.ts';
import type { FilePath } from '../model/file-path.ts';
import type { Target } from '../model/resolution.ts';
import type { Declaration, NamedDeclaration, NamedKind } from '../model/declaration.ts';
import type { ImportDetail } from '../model/import-detail.ts';
import type { Extraction, ImportStatement } from '../model/source.ts';
import {
  type CacheBody,
  type TargetsRecord,
  declarationKinds,
  importKinds,
  importRoles,
  kindsAndRoles,
  numbersPerDeclaration,
  statsPerFile,
  numbersPerHead,
  numbersPerImport,
  typeUses,
} from './cache-body.ts';
import type { CachedFile, FileStats } from './cached-file.ts';

/** What is cached in addition to the extractions. */
export interface KnownOfFiles {
  readonly targets: ReadonlyMap<FilePath, readonly Target[]>;
  readonly records: readonly TargetsRecord[];
  readonly typeUses: KeyedTypeUses;
}

interface KeyedTypeUses extends Pick<TypeUses, 'get'> {
  readonly key: string;
}

const nothing: KnownOfFiles = {
  targets: new Map(),
  records: [],
  typeUses: { key: '', get: () => undefined },
};

/** Files without stats are left out, because a later run could not tell whether they changed. */
export function encodeBody(
  files: ReadonlyMap<FilePath, CachedFile>,
  { targets, records, typeUses: uses }: KnownOfFiles = nothing,
): CacheBody {
  const encoder = new Encoder(...countNumbers(files), uses);
  for (const [path, cached] of files) {
    const { stats, fingerprint } = cached;
    const extraction = cached.extraction();
    if (stats !== undefined && extraction !== undefined)
      encoder.addFile(path, { stats, extraction, fingerprint, targets: targets.get(path) ?? [] });
  }
  return { ...encoder.body(), targets: records, typeUsesKey: uses.key };
}

/** Counted in advance, because growing a list to millions of numbers would produce much garbage. */
function countNumbers(files: ReadonlyMap<FilePath, CachedFile>): [stats: number, numbers: number] {
  let stats = 0;
  let numbers = 0;
  for (const cached of files.values()) {
    const found = cached.stats && cached.extraction();
    if (found === undefined) continue;
    stats += statsPerFile;
    numbers += numbersPerHead + found.imports.length * numbersPerImport;
    numbers += (found.declares?.length ?? 0) * numbersPerDeclaration;
  }
  return [stats, numbers];
}

interface FileEntry {
  readonly stats: FileStats;
  readonly extraction: Extraction;
  readonly fingerprint: string | undefined;
  readonly targets: readonly Target[];
}

class Encoder {
  readonly #numberOf = new Map<string, number>();
  readonly #numberOfRecord = new Map<Target | ImportDetail, number>();
  readonly #stats: Float64Array;
  readonly #numbers: Int32Array;
  readonly #uses: Pick<TypeUses, 'get'>;
  #nextStat = 0;
  #nextNumber = 0;

  constructor(statCount: number, numberCount: number, uses: Pick<TypeUses, 'get'>) {
    this.#uses = uses;
    this.#stats = new Float64Array(statCount);
    this.#numbers = new Int32Array(numberCount);
  }

  addFile(path: FilePath, { stats, extraction, fingerprint, targets }: FileEntry): void {
    const { imports, scope, condition, declares, skippedFrom = 0, computedAt = 0 } = extraction;
    this.#addStat(stats.size);
    this.#addStat(stats.modifiedMs);
    this.#addStat(stats.changedMs);
    this.#addText(path);
    this.#addText(scope);
    this.#addText(condition);
    this.#addText(fingerprint);
    this.#add(imports.length);
    this.#add(declares === undefined ? 0 : declares.length + 1);
    this.#add(skippedFrom);
    this.#add(computedAt);
    this.#add((extraction.isGenerated ? 1 : 0) + (extraction.isNoSource ? 2 : 0));
    for (let n = 0; n < imports.length; n++) {
      const { specifier, name, detail, line } = imports[n]!;
      this.#addText(specifier);
      this.#addText(name);
      this.#add(this.#numberForRecord(detail));
      this.#add(line);
      this.#add(this.#numberForKind(imports[n]!));
      this.#add(this.#numberForRecord(targets[n]));
    }
    for (const declaration of declares ?? []) this.#addDeclaration(declaration);
  }

  body(): Pick<CacheBody, 'strings' | 'stats' | 'numbers'> {
    return { strings: [...this.#numberOf.keys()], stats: this.#stats, numbers: this.#numbers };
  }

  #numberForKind(statement: ImportStatement): number {
    const { kind, role } = statement;
    const use = this.#uses.get(statement);
    return (
      importKinds.indexOf(kind) +
      importKinds.length * (role ? importRoles.indexOf(role) + 1 : 0) +
      kindsAndRoles * (use ? typeUses.indexOf(use) + 1 : 0)
    );
  }

  #addStat(stat: number): void {
    this.#stats[this.#nextStat++] = stat;
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

  #addDeclaration(declaration: Declaration): void {
    const isPlain = isNamed(declaration);
    this.#add(isPlain ? declarationKinds.indexOf(declaration.kind) + 1 : 0);
    this.#addText(isPlain ? declaration.name : JSON.stringify(declaration));
  }

  /** Resolvers often return the same object, and statements share details. */
  #numberForRecord(record: Target | ImportDetail | undefined): number {
    if (record === undefined) return 0;
    const known = this.#numberOfRecord.get(record);
    if (known !== undefined) return known;
    const number = this.#numberFor(JSON.stringify(record));
    this.#numberOfRecord.set(record, number);
    return number;
  }
}

function isNamed(declaration: Declaration): declaration is NamedDeclaration {
  return declarationKinds.includes(declaration.kind as NamedKind);
}
