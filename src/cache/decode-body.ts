// Reads what the encoder wrote, and trusts none of it: a number that leads nowhere makes the file unknown, no more.
import { type FilePath, filePath } from '../model/file-path.ts';
import type { Target } from '../model/resolution.ts';
import type { Extraction, ImportStatement } from '../model/source.ts';
import {
  type CacheBody,
  importKinds,
  measuresPerFile,
  numbersPerHead,
  numbersPerImport,
} from './cache-body.ts';
import type { KnownFile } from './known-file.ts';
import { parseTarget } from './parse-target.ts';

export interface DecodedFile extends KnownFile {
  /** Where its imports led on the ground that is written down with it. */
  targets(): readonly Target[] | undefined;
}

/** Empty where the numbers do not say where one file ends and the next begins. */
export function decodeFiles(body: CacheBody): ReadonlyMap<FilePath, DecodedFile> {
  const { strings, measures, numbers } = body;
  const files = new Map<FilePath, DecodedFile>();
  const targetAt = readTargets(strings);
  let next = 0;
  for (let measure = 0; measure < measures.length; measure += measuresPerFile) {
    const start = next;
    const path = textAt(strings, numbers[start]);
    next = endOf(numbers, start);
    if (path === undefined || next > numbers.length) return new Map();
    files.set(filePath(path), {
      measure: {
        size: measures[measure] ?? 0,
        modifiedMs: measures[measure + 1] ?? 0,
        changedMs: measures[measure + 2] ?? 0,
      },
      extraction: once(() => decodeExtraction(body, start)),
      substance: textAt(strings, numbers[start + 3]),
      targets: () => decodeTargets(numbers, start, targetAt),
    });
  }
  return files;
}

function once<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Always behind `start`. */
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
  if (isLost(numbers[start + 1], scope) || isLost(numbers[start + 2], condition)) return undefined;
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
    const condition = textAt(strings, numbers[at + 4]);
    if (specifier === undefined || isLost(numbers[at + 1], name) || line < 1 || kind === undefined)
      return undefined;
    if (isLost(numbers[at + 4], condition)) return undefined;
    const statement = name === undefined ? { specifier, line, kind } : { specifier, name, line, kind };
    imports.push(condition === undefined ? statement : { ...statement, condition });
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
    const target = targetAt(numbers[at + 5] ?? 0);
    if (target === undefined) return undefined;
    targets.push(target);
  }
  return targets;
}

/** Each is parsed once, however many imports lead to it. */
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

/** A string was written, and it is not there. */
function isLost(number: number | undefined, text: string | undefined): boolean {
  return number !== 0 && text === undefined;
}
