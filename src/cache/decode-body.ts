// Decodes the cache without trusting it: an invalid number makes the entry of one file unusable, nothing else.
import type { TypeUse } from '../model/analysis-cache.ts';
import { type FilePath, filePath } from '../model/file-path.ts';
import type { Declaration } from '../model/declaration.ts';
import type { ImportDetail } from '../model/import-detail.ts';
import type { Target } from '../model/resolution.ts';
import type { Extraction, ImportKind, ImportStatement } from '../model/source.ts';
import {
  type CacheBody,
  declarationKinds,
  importKinds,
  importRoles,
  kindsAndRoles,
  numbersPerDeclaration,
  numbersPerHead,
  numbersPerImport,
  statsPerFile,
  typeUses,
} from './cache-body.ts';
import type { CachedFile } from './cached-file.ts';
import { parseDeclaration, parseDetail } from './parse-record.ts';
import { parseTarget } from './parse-target.ts';

export interface DecodedFile extends CachedFile {
  /** The targets of its imports, valid for the key in the same cache. */
  targets(): readonly Target[] | undefined;
}

/** Called with the type uses of a file's imports when the file is decoded. */
export type OnTypeUse = (statement: ImportStatement, use: TypeUse) => void;

/** Empty if the boundaries between the files cannot be found. */
export function decodeFiles(body: CacheBody, onTypeUse?: OnTypeUse): ReadonlyMap<FilePath, DecodedFile> {
  const { strings, stats, numbers } = body;
  const files = new Map<FilePath, DecodedFile>();
  const targetAt = readOnce(strings, parseTarget);
  const detailAt = readOnce(strings, parseDetail);
  let next = 0;
  for (let at = 0; at < stats.length; at += statsPerFile) {
    const start = next;
    const path = textAt(strings, numbers[start]);
    next = endOf(numbers, start);
    if (path === undefined || next > numbers.length) return new Map();
    files.set(filePath(path), {
      stats: { size: stats[at] ?? 0, modifiedMs: stats[at + 1] ?? 0, changedMs: stats[at + 2] ?? 0 },
      extraction: once(() => decodeExtraction(body, start, { detailAt, onTypeUse })),
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
  return start + numbersPerHead + imports * numbersPerImport + declares * numbersPerDeclaration;
}

interface ImportContext {
  readonly detailAt: RecordAt<ImportDetail>;
  readonly onTypeUse: OnTypeUse | undefined;
}

function decodeExtraction(body: CacheBody, start: number, context: ImportContext): Extraction | undefined {
  const { strings, numbers } = body;
  const importCount = numbers[start + 4] ?? 0;
  const declareCount = numbers[start + 5] ?? 0;
  const skippedFrom = numbers[start + 6] ?? 0;
  const computedAt = numbers[start + 7] ?? 0;
  const flags = numbers[start + 8] ?? 0;
  if (importCount < 0 || declareCount < 0 || skippedFrom < 0 || computedAt < 0) return undefined;
  const firstImport = start + numbersPerHead;
  const firstDeclare = firstImport + importCount * numbersPerImport;
  const imports = decodeImports(body, { start: firstImport, end: firstDeclare }, context);
  const declareEnd = firstDeclare + Math.max(0, declareCount - 1) * numbersPerDeclaration;
  const declares = decodeDeclarations(body, firstDeclare, declareEnd);
  const scope = textAt(strings, numbers[start + 1]);
  const condition = textAt(strings, numbers[start + 2]);
  if (imports === undefined || declares === undefined) return undefined;
  if (isMissing(numbers[start + 1], scope) || isMissing(numbers[start + 2], condition)) return undefined;
  return {
    imports,
    ...(scope !== undefined && { scope }),
    ...(declareCount > 0 && { declares }),
    ...(condition !== undefined && { condition }),
    ...(skippedFrom > 0 && { skippedFrom }),
    ...(computedAt > 0 && { computedAt }),
    ...((flags & 1) !== 0 && { isGenerated: true }),
    ...((flags & 2) !== 0 && { isNoSource: true }),
  };
}

function decodeImports(
  { strings, numbers }: CacheBody,
  { start, end }: { readonly start: number; readonly end: number },
  { detailAt, onTypeUse }: ImportContext,
): ImportStatement[] | undefined {
  const imports: ImportStatement[] = [];
  for (let at = start; at < end; at += numbersPerImport) {
    const specifier = textAt(strings, numbers[at]);
    const name = textAt(strings, numbers[at + 1]);
    const detail = detailAt(numbers[at + 2] ?? 0);
    const line = numbers[at + 3] ?? 0;
    const kindRoleAndUse = numbers[at + 4] ?? -1;
    const kindAndRole = kindRoleAndUse % kindsAndRoles;
    const use = typeUses[Math.floor(kindRoleAndUse / kindsAndRoles) - 1];
    const kind = importKinds[kindAndRole % importKinds.length];
    const role = importRoles[Math.floor(kindAndRole / importKinds.length) - 1];
    if (specifier === undefined || line < 1 || kind === undefined) return undefined;
    if (kindAndRole >= importKinds.length && role === undefined) return undefined;
    if (kindRoleAndUse >= kindsAndRoles && use === undefined) return undefined;
    if (isMissing(numbers[at + 1], name) || isMissing(numbers[at + 2], detail)) return undefined;
    const written = statementOf(specifier, name, detail, line, kind);
    const statement = role === undefined ? written : { ...written, role };
    if (use !== undefined) onTypeUse?.(statement, use);
    imports.push(statement);
  }
  return imports;
}

/** Fields without a value are omitted. */
function statementOf(
  specifier: string,
  name: string | undefined,
  detail: ImportDetail | undefined,
  line: number,
  kind: ImportKind,
): ImportStatement {
  if (detail !== undefined)
    return name === undefined ? { specifier, detail, line, kind } : { specifier, name, detail, line, kind };
  return name === undefined ? { specifier, line, kind } : { specifier, name, line, kind };
}

function decodeDeclarations(
  { strings, numbers }: CacheBody,
  start: number,
  end: number,
): Declaration[] | undefined {
  const declarations: Declaration[] = [];
  for (let at = start; at < end; at += numbersPerDeclaration) {
    const kind = numbers[at] ?? -1;
    const text = textAt(strings, numbers[at + 1]);
    if (text === undefined) return undefined;
    const declaration = kind === 0 ? parseDeclaration(text) : namedDeclaration(kind, text);
    if (declaration === undefined) return undefined;
    declarations.push(declaration);
  }
  return declarations;
}

function namedDeclaration(kindNumber: number, name: string): Declaration | undefined {
  const kind = declarationKinds[kindNumber - 1];
  return kind === undefined ? undefined : { kind, name };
}

type RecordAt<Content> = (number: number) => Content | undefined;

function decodeTargets(numbers: Int32Array, start: number, targetAt: RecordAt<Target>): Target[] | undefined {
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

/** Parses each record once, even if many imports share it. */
function readOnce<Content>(
  strings: readonly string[],
  parse: (json: string) => Content | undefined,
): RecordAt<Content> {
  const parsed = new Map<number, Content | undefined>();
  return (number) => {
    if (number === 0) return undefined;
    if (parsed.has(number)) return parsed.get(number);
    const json = textAt(strings, number);
    const record = json === undefined ? undefined : parse(json);
    parsed.set(number, record);
    return record;
  };
}

function textAt(strings: readonly string[], number = 0): string | undefined {
  return number > 0 ? strings[number - 1] : undefined;
}

/** A value is required but missing. */
function isMissing(number: number | undefined, found: unknown): boolean {
  return number !== 0 && found === undefined;
}
