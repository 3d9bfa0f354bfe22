// Finds the imports of TypeScript that compilers drop: those of which some name is used, and each only as a type. An
// import of which nothing is used is dropped too, but that is a mistake worth seeing, and stays as it is written.
import { writeTypeUse } from '../type-use.ts';
import type { Found, Script } from './script.ts';
import { skipTrivia } from './skip.ts';
import { IdleLines } from './uses/idle-lines.ts';
import { type Candidate, findPlaces, type Places } from './find-places.ts';
import { NameFinder } from './uses/name-finder.ts';
import { asMetadata, asType, asValue, NameUses } from './uses/name-uses.ts';
import { StatementReader } from './uses/statement-reader.ts';

/** One for all files: most have a few names. */
const names = new NameFinder();

/** Marks them in `script`, whose first statement begins at `start`; what is named elsewhere may be a value there. */
export function markTypeOnlyImports(
  script: Script,
  start: number,
  isNamedElsewhere: (name: string) => boolean = () => false,
): void {
  names.begin(script.bytes);
  const candidates = candidatesOf(script);
  if (candidates.length === 0) return;
  const places = findPlaces(script, candidates, names);
  const open = candidates.filter(({ isValue }) => !isValue);
  if (open.length === 0) return;
  const uses = readUses(script, start, open, places);
  if (uses === undefined) return;
  const elements = elementsOf(script, start);
  const conditions = new Map<Found, string>();
  for (const candidate of open) {
    const ways = waysOf(uses, candidate);
    if ((ways & asValue) !== 0 || (ways & asType) === 0) continue;
    const locals = namesOf(script, candidate.found);
    if (locals.some((name) => isNamedElsewhere(name) || elements.needs(name))) continue;
    const isMetadata = (ways & asMetadata) !== 0;
    const elementNames = elements.mayNeed ? locals : [];
    conditions.set(candidate.found, writeTypeUse({ isMetadata, elementNames }));
  }
  script.markTypes(conditions);
}

/**
 * Undefined where the file is too strange to tell. What is obviously a type is not read, unless something else in the file
 * has the name of an import: then all of it is.
 */
function readUses(
  script: Script,
  start: number,
  open: readonly Candidate[],
  places: Places,
): NameUses | undefined {
  const unclear = places.unclear;
  if (unclear.length === 0) return new NameUses();
  const uses = readPlaces(script, start, open, unclear);
  if (uses?.hasDeclared !== true || !open.some(({ isType }) => isType)) return uses;
  for (const candidate of open) candidate.isType = false;
  return readPlaces(script, start, open, places.all);
}

/** Reads no further than until all that is open turn out to be values. */
function readPlaces(
  script: Script,
  start: number,
  open: readonly Candidate[],
  places: readonly number[],
): NameUses | undefined {
  const idle = new IdleLines(script.bytes, script.length, places);
  const reader = new StatementReader(script, names, idle);
  let left = open.length;
  reader.readStatements(start, () => {
    while (left > 0 && (waysOf(reader.uses, open[left - 1]!) & asValue) !== 0) left--;
    return left === 0;
  });
  return reader.isLost ? undefined : reader.uses;
}

function candidatesOf({ found }: Script): Candidate[] {
  const candidates: Candidate[] = [];
  for (const one of found) {
    if (one.names === undefined || one.names.length === 0) continue;
    const numbers: number[] = [];
    const markedNumbers: number[] = [];
    for (const { start, end, isType } of one.names)
      (isType ? markedNumbers : numbers).push(names.add(start, end));
    candidates.push({ found: one, numbers, markedNumbers, isValue: false, isType: false });
  }
  return candidates;
}

function waysOf(uses: NameUses, { numbers, markedNumbers, isType }: Candidate): number {
  let ways = isType ? asType : 0;
  for (const number of numbers) ways |= uses.waysOf(number);
  for (const number of markedNumbers) if (uses.waysOf(number) !== 0) ways |= asType;
  return ways;
}

interface Elements {
  /** Whether the file says that its elements are compiled to calls of this. */
  needs(name: string): boolean;
  /** There are elements, and the settings of the project decide. */
  readonly mayNeed: boolean;
}

/** In doubt there are elements. */
function elementsOf({ bytes, dialect }: Script, start: number): Elements {
  if (!dialect.jsx || !(bytes.includes('</') || bytes.includes('/>'))) return noElements;
  const needed = jsxNames(bytes, skipTrivia(bytes, start, bytes.length));
  return needed === undefined
    ? { needs: () => false, mayNeed: true }
    : { needs: (name) => needed.includes(name), mayNeed: false };
}

const noElements: Elements = { needs: () => false, mayNeed: false };

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
