// Finds the TypeScript imports that compilers drop: those with used names, all used only as types. Unused imports are
// dropped too, but they are mistakes worth reporting and stay as written.
import type { Project } from '../../../model/project.ts';
import type { TypeUseReader } from '../../language.ts';
import { readProjectConfigs } from '../resolve/scope.ts';
import { defaultEmitSettings, type EmitSettings } from '../resolve/tsconfig.ts';
import { extractImports, type Refine } from './extract-imports.ts';
import type { Found, Script } from './script.ts';
import { skipTrivia } from './skip.ts';
import { NameFinder } from './uses/name-finder.ts';
import { asMetadata, asNullableMetadata, asType, asValue, type NameUses } from './uses/name-uses.ts';
import { StatementReader } from './uses/statement-reader.ts';

export async function createTypeUseReader(project: Project): Promise<TypeUseReader> {
  const { configs } = await readProjectConfigs(project);
  return {
    read(source, isAsked, lastLine) {
      const { emit = defaultEmitSettings } = configs.configFor(source.path) ?? {};
      const refine: Refine = (script, start, isNamedElsewhere) =>
        markTypeOnlyImports(script, { isChecked: isAsked, emit, start, isNamedElsewhere });
      return extractImports(source, refine, lastLine).imports;
    },
  };
}

export interface UseContext {
  readonly isChecked: (specifier: string) => boolean;
  /** Of the config for the file. */
  readonly emit: EmitSettings;
  /** Offset of its first statement. */
  readonly start: number;
  /** Whether a name occurs outside of the script, where it may be a value. */
  readonly isNamedElsewhere: (name: string) => boolean;
}

/** Sets their kind to `type`, or marks them if the config keeps them. */
export function markTypeOnlyImports(script: Script, context: UseContext): void {
  const { emit, start, isNamedElsewhere } = context;
  const names = new NameFinder(script.bytes);
  const candidates = candidatesOf(script, names, context);
  if (candidates.length === 0) return;
  const reader = new StatementReader(script, names);
  const { uses } = reader;
  let left = candidates.length;
  // Until all are known to be values.
  reader.readStatements(start, () => {
    while (left > 0 && (waysOf(uses, candidates[left - 1]!) & asValue) !== 0) left--;
    return left === 0;
  });
  if (reader.hasGivenUp) return;
  const needed = elementNames(script, context);
  const typeOnly = candidates.filter((candidate) => {
    const ways = waysOf(uses, candidate);
    if ((ways & asValue) !== 0 || (ways & asType) === 0) return false;
    if (isMetadata(ways, emit)) return false;
    return !namesOf(script, candidate.found).some((name) => isNamedElsewhere(name) || needed.includes(name));
  });
  script.markTypes(new Set(typeOnly.map(({ found }) => found)), emit.keepsImports);
}

interface Candidate {
  readonly found: Found;
  /** Its names, without those marked as types. */
  readonly numbers: readonly number[];
  readonly markedNumbers: readonly number[];
}

function candidatesOf({ found }: Script, names: NameFinder, { isChecked }: UseContext): Candidate[] {
  const candidates: Candidate[] = [];
  for (const one of found) {
    if (one.names === undefined || one.names.length === 0 || !isChecked(one.specifier)) continue;
    const numbers: number[] = [];
    const markedNumbers: number[] = [];
    for (const { start, end, isType } of one.names)
      (isType ? markedNumbers : numbers).push(names.add(start, end));
    candidates.push({ found: one, numbers, markedNumbers });
  }
  return candidates;
}

function waysOf(uses: NameUses, { numbers, markedNumbers }: Candidate): number {
  let ways = 0;
  for (const number of numbers) ways |= uses.waysOf(number);
  for (const number of markedNumbers) if (uses.waysOf(number) !== 0) ways |= asType;
  return ways;
}

/** Whether a name is the type of a decorated member, for which the compiler emits a value. */
function isMetadata(ways: number, { emitsMetadata, checksNull }: EmitSettings): boolean {
  const mask = checksNull ? asMetadata : asMetadata | asNullableMetadata;
  return emitsMetadata && (ways & mask) !== 0;
}

/** Names of the functions that JSX compiles to, from the file or its config. If in doubt, the file contains JSX. */
function elementNames({ bytes, dialect }: Script, { emit, start }: UseContext): readonly string[] {
  if (!dialect.jsx || !(bytes.includes('</') || bytes.includes('/>'))) return [];
  return jsxNames(bytes, skipTrivia(bytes, start, bytes.length)) ?? emit.elementNames;
}

function namesOf({ bytes }: Script, { names: locals = [] }: Found): string[] {
  return locals.map(({ start, end }) => bytes.toString('utf8', start, end));
}

const pragma = /@jsx(?:Frag)?\s+([\w$]+)/g;
const automatic = /@jsx(?:ImportSource\s|Runtime\s+automatic)/;

/** The names that must be imported for that; undefined if no comment at the head sets them. */
function jsxNames(bytes: Buffer, headEnd: number): readonly string[] | undefined {
  const head = bytes.toString('latin1', 0, headEnd);
  if (!head.includes('@jsx')) return undefined;
  const written = Array.from(head.matchAll(pragma), ([, name = '']) => name);
  return written.length > 0 || automatic.test(head) ? written : undefined;
}
