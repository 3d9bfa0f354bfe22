// The part of a file that some of its names make up: the statements that declare them, and what these need in turn.
import type { TopStatement } from '../model/source.ts';
import { addTo } from '../std/multi-map.ts';

export interface PartOptions {
  /** Whether types that the part needs are moved too. Otherwise they are imported as types. */
  readonly withTypes: boolean;
}

/** Of the lines without imports. A larger part is the file itself. */
export const largestShare = 0.5;

/**
 * With the imports that the part needs. Undefined if something is unclear, such as a name that the file does not declare, or if
 * most of the file would be moved.
 */
export function findPart(
  statements: readonly TopStatement[],
  asked: readonly string[],
  { withTypes }: PartOptions,
): readonly TopStatement[] | undefined {
  const names = asked.map((name) => localName(statements, name));
  const declaring = new Map<string, TopStatement[]>();
  for (const statement of statements)
    for (const name of statement.declares) addTo(declaring, name, statement);
  const own = (name: string): readonly TopStatement[] =>
    (declaring.get(name) ?? []).filter(
      ({ isImport, passesOn }) => !isImport && passesOn?.includes(name) !== true,
    );
  // What it only passes on is declared elsewhere.
  if (names.some((name) => own(name).length === 0)) return undefined;

  const seen = new Set(names);
  const part = new Set<TopStatement>();
  // A set can grow while it is walked.
  for (const name of seen) {
    for (const statement of declaring.get(name) ?? []) {
      if (part.has(statement) || (statement.isType === true && !withTypes)) continue;
      part.add(statement);
      if (!statement.isImport) for (const used of statement.uses()) seen.add(used);
    }
  }
  // What they bring is not known.
  for (const statement of statements)
    if (statement.isImport && statement.declares.includes('*')) part.add(statement);
  const moved = [...part].flatMap(({ variables = [] }) => variables);
  const isChanged = (statement: TopStatement): boolean =>
    !part.has(statement) && statement.isChanging?.(moved) === true;
  if (moved.length > 0 && statements.some(isChanged)) return undefined;
  const isPart = linesOf([...part]) <= linesOf(statements) * largestShare;
  return isPart ? [...part] : undefined;
}

/** What a name that others ask for is called in the file. */
export function localName(statements: readonly TopStatement[], name: string): string {
  for (const { offers } of statements) {
    const local = offers?.get(name);
    if (local !== undefined) return local;
  }
  return name;
}

export function linesOf(statements: readonly TopStatement[]): number {
  return statements.reduce(
    (sum, { firstLine, lastLine, isImport }) => (isImport ? sum : sum + lastLine - firstLine + 1),
    0,
  );
}
