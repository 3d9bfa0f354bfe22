// The part of a file that some of its names make up: the statements that declare them, and what these need in turn.
import type { TopStatement } from '../model/source.ts';
import { Lists } from '../std/multi-map.ts';

export interface PartOptions {
  /** Whether types that the part needs are moved too. Otherwise they are imported as types. */
  readonly withTypes: boolean;
}

/** The statements of a file, found by their names. */
export interface DeclaredStatements {
  readonly all: readonly TopStatement[];
  /** Name → the statements that declare it. */
  readonly declaring: Lists<string, TopStatement>;
  /** By what name others ask for it → what it is called in the file, if that differs. */
  readonly localNames: ReadonlyMap<string, string>;
  /** Without imports. */
  readonly lines: number;
}

export function indexDeclared(all: readonly TopStatement[]): DeclaredStatements {
  const declaring = new Lists<string, TopStatement>();
  const localNames = new Map<string, string>();
  for (const statement of all) {
    for (const name of statement.declares) declaring.add(name, statement);
    for (const [offered, local] of statement.offers ?? [])
      if (!localNames.has(offered)) localNames.set(offered, local);
  }
  return { all, declaring, localNames, lines: linesOf(all) };
}

/** Of the lines without imports. A larger part is the file itself. */
export const largestShare = 0.5;

/**
 * With the imports that the part needs. Undefined if something is unclear, such as a name that the file does not declare, or if
 * most of the file would be moved.
 */
export function findPart(
  { all, declaring, localNames, lines }: DeclaredStatements,
  asked: readonly string[],
  { withTypes }: PartOptions,
): readonly TopStatement[] | undefined {
  const names = asked.map((name) => localNames.get(name) ?? name);
  const own = (name: string): readonly TopStatement[] =>
    declaring.of(name).filter(({ isImport, passesOn }) => !isImport && passesOn?.includes(name) !== true);
  // What it only passes on is declared elsewhere.
  if (names.some((name) => own(name).length === 0)) return undefined;

  const seen = new Set(names);
  const part = new Set<TopStatement>();
  // A set can grow while it is walked.
  for (const name of seen) {
    for (const statement of declaring.of(name)) {
      if (part.has(statement) || (statement.isType === true && !withTypes)) continue;
      part.add(statement);
      if (!statement.isImport) for (const used of statement.uses()) seen.add(used);
    }
  }
  // What they bring is not known.
  for (const statement of declaring.of('*')) if (statement.isImport) part.add(statement);
  const moved = [...part].flatMap(({ variables = [] }) => variables);
  const isChanged = (statement: TopStatement): boolean =>
    !part.has(statement) && statement.isChanging?.(moved) === true;
  if (moved.length > 0 && all.some(isChanged)) return undefined;
  const isPart = linesOf([...part]) <= lines * largestShare;
  return isPart ? [...part] : undefined;
}

export function linesOf(statements: readonly TopStatement[]): number {
  return statements.reduce(
    (sum, { firstLine, lastLine, isImport }) => (isImport ? sum : sum + lastLine - firstLine + 1),
    0,
  );
}
