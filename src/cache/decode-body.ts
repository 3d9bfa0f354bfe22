// Decodes the cache without trusting it: an invalid number makes the entry of one file unusable, nothing else.
import { type FilePath, filePath } from '../model/file-path.ts';
import type { Target } from '../model/resolution.ts';
import type { Extraction, ImportStatement } from '../model/source.ts';
import { type CacheBody, importKinds, numbersPerHead, numbersPerImport, statsPerFile } from './cache-body.ts';
import type { CachedFile } from './cached-file.ts';
import { parseTarget } from './parse-target.ts';

export interface DecodedFile extends CachedFile {
  /** The targets of its imports, valid for the key in the same cache. */
  targets(): readonly Target[] | undefined;
}

/** Empty if the boundaries between the files cannot be found. */
export function decodeFiles(body: CacheBody): ReadonlyMap<FilePath, DecodedFile> {
  const { strings, stats, numbers } = body;
  const files = new Map<FilePath, DecodedFile>();
  const targetAt = readTargets(strings);
  let next = 0;
  for (let at = 0; at < stats.length; at += statsPerFile) {
    const start = next;
    const path = textAt(strings, numbers[start]);
    next = endOf(numbers, start);
    if (path === undefined || next > numbers.length) return new Map();
    files.set(filePath(path), {
      stats: { size: stats[at] ?? 0, modifiedMs: stats[at + 1] ?? 0, changedMs: stats[at + 2] ?? 0 },
      extraction: once(() => decodeExtraction(body, start)),
      fingerprint: textAt(strings, numbers[start + 3]),
      targets: () => decodeTargets(numbers, start, targetAt),
    });
  }
  return files;
}

function once<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Always greater than `start`. */
function endOf(numbers: Int32Array, start: number): number {
  const imports = Math.max(0, numbers[start + 4] ?? 0);
  const declares = Math.max(0, (numbers[start + 5] ?? 0) - 1);
  return start + numbersPerHead + imports * numbersPerImport + declares;
}

function decodeExtraction(body: CacheBody, start: number): Extraction | undefined {
  const { strings, numbers } = body;
  const importCount = numbers[start + 4] ?? 0;
  const declareCount = numbers[start + 5] ?? 0;
  if (importCount < 0 || declareCount < 0) return undefined;
  const firstImport = start + numbersPerHead;
  const firstDeclare = firstImport + importCount * numbersPerImport;
  const imports = decodeImports(body, firstImport, firstDeclare);
  const declares = decodeNames(body, firstDeclare, firstDeclare + declareCount - 1);
  const scope = textAt(strings, numbers[start + 1]);
  const condition = textAt(strings, numbers[start + 2]);
  if (imports === undefined || declares === undefined) return undefined;
  if (isMissing(numbers[start + 1], scope) || isMissing(numbers[start + 2], condition)) return undefined;
  return {
    imports,
    ...(scope !== undefined && { scope }),
    ...(declareCount > 0 && { declares }),
    ...(condition !== undefined && { condition }),
  };
}

function decodeImports(
  { strings, numbers }: CacheBody,
  start: number,
  end: number,
): ImportStatement[] | undefined {
  const imports: ImportStatement[] = [];
  for (let at = start; at < end; at += numbersPerImport) {
    const specifier = textAt(strings, numbers[at]);
    const name = textAt(strings, numbers[at + 1]);
    const line = numbers[at + 2] ?? 0;
    const kind = importKinds[numbers[at + 3] ?? -1];
    if (specifier === undefined || isMissing(numbers[at + 1], name) || line < 1 || kind === undefined)
      return undefined;
    imports.push(name === undefined ? { specifier, line, kind } : { specifier, name, line, kind });
  }
  return imports;
}

function decodeNames({ strings, numbers }: CacheBody, start: number, end: number): string[] | undefined {
  const names: string[] = [];
  for (let at = start; at < end; at++) {
    const name = textAt(strings, numbers[at]);
    if (name === undefined) return undefined;
    names.push(name);
  }
  return names;
}

type TargetAt = (number: number) => Target | undefined;

function decodeTargets(numbers: Int32Array, start: number, targetAt: TargetAt): Target[] | undefined {
  const targets: Target[] = [];
  const first = start + numbersPerHead;
  const end = first + (numbers[start + 4] ?? 0) * numbersPerImport;
  for (let at = first; at < end; at += numbersPerImport) {
    const target = targetAt(numbers[at + 4] ?? 0);
    if (target === undefined) return undefined;
    targets.push(target);
  }
  return targets;
}

/** Parses each target once, however many imports have it. */
function readTargets(strings: readonly string[]): TargetAt {
  const parsed = new Map<number, Target | undefined>();
  return (number) => {
    if (parsed.has(number)) return parsed.get(number);
    const json = textAt(strings, number);
    const target = json === undefined ? undefined : parseTarget(json);
    parsed.set(number, target);
    return target;
  };
}

function textAt(strings: readonly string[], number = 0): string | undefined {
  return number > 0 ? strings[number - 1] : undefined;
}

/** There should be a string, and it is missing. */
function isMissing(number: number | undefined, text: string | undefined): boolean {
  return number !== 0 && text === undefined;
}
