// Finds the imports of TypeScript that compilers drop: those of which some name is used, and each only as a type. An
// import of which nothing is used is dropped too, but that is a mistake worth seeing, and stays as it is written.
import { writeTypeUse } from '../type-use.ts';
import type { Found, Script } from './script.ts';
import { IdleLines } from './uses/idle-lines.ts';
import { type Candidate, findPlaces } from './find-places.ts';
import { NameFinder } from './uses/name-finder.ts';
import { asMetadata, asType, asValue } from './uses/name-uses.ts';
import { StatementReader } from './uses/statement-reader.ts';

/** One for all files: most have a few names. */
const names = new NameFinder();

/** Marks them in `script`, whose first statement begins at `start`. */
export function markTypeOnlyImports(script: Script, start: number): void {
  names.begin(script.bytes);
  const candidates = candidatesOf(script);
  if (candidates.length === 0) return;
  const places = findPlaces(script, candidates, names);
  const open = candidates.filter(({ isValue }) => !isValue);
  if (open.length === 0 || places.length === 0) return;
  const reader = new StatementReader(script, names, new IdleLines(script.bytes, script.length, places));
  const left = [...open];
  reader.readStatements(start, () => {
    while (left.length > 0 && (waysOf(reader, left.at(-1)!) & asValue) !== 0) left.pop();
    return left.length === 0;
  });
  if (reader.isLost) return;
  const conditions = new Map<Found, string>();
  for (const candidate of left) {
    const ways = waysOf(reader, candidate);
    if ((ways & asValue) !== 0 || (ways & asType) === 0) continue;
    const isMetadata = (ways & asMetadata) !== 0;
    conditions.set(
      candidate.found,
      writeTypeUse({ isMetadata, elementNames: elementNames(script, candidate.found) }),
    );
  }
  script.markTypes(conditions);
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

function waysOf({ uses }: StatementReader, { numbers, markedNumbers }: Candidate): number {
  let ways = 0;
  for (const number of numbers) ways |= uses.waysOf(number);
  for (const number of markedNumbers) if (uses.waysOf(number) !== 0) ways |= asType;
  return ways;
}

/** The names, where there are elements that one of them may be needed for. In doubt there are. */
function elementNames({ bytes, dialect }: Script, { names: locals = [] }: Found): string[] {
  const hasElement = dialect.jsx && (bytes.includes('</') || bytes.includes('/>'));
  return hasElement ? locals.map(({ start, end }) => bytes.toString('utf8', start, end)) : [];
}
