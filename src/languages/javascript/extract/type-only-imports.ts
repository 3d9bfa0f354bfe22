// Finds the imports of TypeScript that compilers drop: those of which some name is used, and each only as a type. An
// import of which nothing is used is dropped too, but that is a mistake worth seeing, and stays as it is written.
import type { EmitSettings } from '../resolve/emit-settings.ts';
import type { Found, Script } from './script.ts';
import { skipTrivia } from './skip.ts';
import { NameFinder } from './uses/name-finder.ts';
import { asMetadata, asNullableMetadata, asType, asValue, type NameUses } from './uses/name-uses.ts';
import { StatementReader } from './uses/statement-reader.ts';

export interface UseContext {
  /** Whether an import with this specifier is to be checked. */
  readonly isAsked: (specifier: string) => boolean;
  /** Of the config that governs the file. */
  readonly emit: EmitSettings;
  /** Where its first statement begins. */
  readonly start: number;
  /** Whether a name occurs outside of the script, where it may be a value. */
  readonly isNamedElsewhere: (name: string) => boolean;
}

/** Gives them the kind `type`, or notes that they could have it where the config keeps them. */
export function markTypeOnlyImports(script: Script, context: UseContext): void {
  const { emit, start, isNamedElsewhere } = context;
  const names = new NameFinder(script.bytes);
  const candidates = candidatesOf(script, names, context);
  if (candidates.length === 0) return;
  const uses = readUses(script, { start, names, candidates });
  if (uses === undefined) return;
  const needed = elementNames(script, context);
  const typeOnly = candidates.filter((candidate) => {
    const ways = waysOf(uses, candidate);
    if ((ways & asValue) !== 0 || (ways & asType) === 0) return false;
    if (isMetadata(ways, emit)) return false;
    return !namesOf(script, candidate.found).some((name) => isNamedElsewhere(name) || needed.includes(name));
  });
  script.markTypes(new Set(typeOnly.map(({ found }) => found)), emit.keepsImports);
}

/** An import that may be dropped. */
interface Candidate {
  readonly found: Found;
  /** Its names, those that are marked as types left out. */
  readonly numbers: readonly number[];
  readonly markedNumbers: readonly number[];
}

function candidatesOf({ found }: Script, names: NameFinder, { isAsked }: UseContext): Candidate[] {
  const candidates: Candidate[] = [];
  for (const one of found) {
    if (one.names === undefined || one.names.length === 0 || !isAsked(one.specifier)) continue;
    const numbers: number[] = [];
    const markedNumbers: number[] = [];
    for (const { start, end, isType } of one.names)
      (isType ? markedNumbers : numbers).push(names.add(start, end));
    candidates.push({ found: one, numbers, markedNumbers });
  }
  return candidates;
}

interface ToRead {
  readonly start: number;
  readonly names: NameFinder;
  readonly candidates: readonly Candidate[];
}

/** Reads until all turn out to be values. Undefined where the file is too strange to tell. */
function readUses(script: Script, { start, names, candidates }: ToRead): NameUses | undefined {
  const reader = new StatementReader(script, names);
  let left = candidates.length;
  reader.readStatements(start, () => {
    while (left > 0 && (waysOf(reader.uses, candidates[left - 1]!) & asValue) !== 0) left--;
    return left === 0;
  });
  return reader.isLost ? undefined : reader.uses;
}

function waysOf(uses: NameUses, { numbers, markedNumbers }: Candidate): number {
  let ways = 0;
  for (const number of numbers) ways |= uses.waysOf(number);
  for (const number of markedNumbers) if (uses.waysOf(number) !== 0) ways |= asType;
  return ways;
}

/** Whether a name is the type of a decorated member, of which the compiler makes a value. */
function isMetadata(ways: number, { emitsMetadata, checksNull }: EmitSettings): boolean {
  const mask = checksNull ? asMetadata : asMetadata | asNullableMetadata;
  return emitsMetadata && (ways & mask) !== 0;
}

/** The names that elements of JSX are compiled to calls of: as the file says, or else its config. In doubt there are elements. */
function elementNames({ bytes, dialect }: Script, { emit, start }: UseContext): readonly string[] {
  if (!dialect.jsx || !(bytes.includes('</') || bytes.includes('/>'))) return [];
  return jsxNames(bytes, skipTrivia(bytes, start, bytes.length)) ?? emit.elementNames;
}

function namesOf({ bytes }: Script, { names: locals = [] }: Found): string[] {
  return locals.map(({ start, end }) => bytes.toString('utf8', start, end));
}

const pragma = /@jsx(?:Frag)?\s+([\w$]+)/g;
const automatic = /@jsx(?:ImportSource\s|Runtime\s+automatic)/;

/** The names that must be imported for that; undefined where the comments at the head leave it to the project. */
function jsxNames(bytes: Buffer, headEnd: number): readonly string[] | undefined {
  const head = bytes.toString('latin1', 0, headEnd);
  if (!head.includes('@jsx')) return undefined;
  const said = Array.from(head.matchAll(pragma), ([, name = '']) => name);
  return said.length > 0 || automatic.test(head) ? said : undefined;
}
