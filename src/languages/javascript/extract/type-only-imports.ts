// Finds the imports of TypeScript that compilers drop: those of which some name is used, and each only as a type. An
// import of which nothing is used is dropped too, but that is a mistake worth seeing, and stays as it is written.
import { type TypeUse, writeTypeUse } from '../type-use.ts';
import { jsxNames } from './jsx-pragma.ts';
import type { Found, Script } from './script.ts';
import { skipTrivia } from './skip.ts';
import { IdleLines } from './uses/idle-lines.ts';
import { type Candidate, findPlaces } from './find-places.ts';
import { NameFinder } from './uses/name-finder.ts';
import { asMetadata, asNullableMetadata, asType, asValue, type NameUses } from './uses/name-uses.ts';
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
  const places = findPlaces({ script, start, candidates, names });
  const open = candidates.filter(({ isValue }) => !isValue);
  if (open.length === 0 || places.length === 0) return;
  const idle = new IdleLines(script.bytes, script.length, places);
  const uses = readUses(new StatementReader(script, names, idle), start, open);
  if (uses === undefined) return;
  const elements = elementsOf(script, start);
  const conditions = new Map<Found, string>();
  for (const candidate of open) {
    const ways = waysOf(uses, candidate);
    if ((ways & asValue) !== 0 || (ways & asType) === 0) continue;
    const locals = namesOf(script, candidate.found);
    if (locals.some((name) => isNamedElsewhere(name) || elements.needs(name))) continue;
    const elementNames = elements.mayNeed ? locals : [];
    conditions.set(candidate.found, writeTypeUse({ metadata: metadataOf(ways), elementNames }));
  }
  script.markTypes(conditions);
}

/** Reads no further than until all that is open turn out to be values. Undefined where the file is too strange to tell. */
function readUses(reader: StatementReader, start: number, open: readonly Candidate[]): NameUses | undefined {
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
    candidates.push({ found: one, numbers, markedNumbers, isValue: false });
  }
  return candidates;
}

function waysOf(uses: NameUses, { numbers, markedNumbers }: Candidate): number {
  let ways = 0;
  for (const number of numbers) ways |= uses.waysOf(number);
  for (const number of markedNumbers) if (uses.waysOf(number) !== 0) ways |= asType;
  return ways;
}

function metadataOf(ways: number): TypeUse['metadata'] {
  if ((ways & asMetadata) !== 0) return 'always';
  return (ways & asNullableMetadata) === 0 ? 'never' : 'nullable';
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
