// The part of a file that uses some of its imports: the statements that name what they bring, and all that use these in turn.
import type { TopStatement } from '../model/source.ts';
import { addTo } from '../std/multi-map.ts';
import { largestShare, linesOf } from './find-part.ts';

/** Name → the statements that use, declare or change it. */
export type StatementsByName = ReadonlyMap<string, readonly TopStatement[]>;

export function indexByName(statements: readonly TopStatement[]): StatementsByName {
  const byName = new Map<string, TopStatement[]>();
  for (const statement of statements) {
    const own = statement.isImport ? [] : [...statement.uses(), ...statement.declares];
    for (const name of new Set(own)) addTo(byName, name, statement);
  }
  return byName;
}

/**
 * `lines` are those of the imports. Undefined if something has to stay in the file, such as a call, or if most of the file would
 * be moved.
 */
export function findUsingPart(
  statements: readonly TopStatement[],
  byName: StatementsByName,
  lines: readonly number[],
): readonly TopStatement[] | undefined {
  const asked = new Set(lines.flatMap((line) => statementAt(statements, line) ?? []));
  const part = new Set([...asked].filter(({ isImport }) => !isImport));
  const seen = new Set([...asked].flatMap(({ declares }) => declares));
  // What they bring is not known.
  if (seen.has('*')) return undefined;
  // A set can grow while it is walked.
  for (const name of seen)
    for (const statement of byName.get(name) ?? []) {
      if (part.has(statement) || statement.offers !== undefined) continue;
      part.add(statement);
      if (statement.isChange !== true) for (const declared of statement.declares) seen.add(declared);
    }
  const canLeave = [...asked].every(({ isImport, isFixed }) => !isImport || isFixed !== true);
  return canLeave && canMove(statements, part) ? [...part] : undefined;
}

/** `line` counts from 1. */
export function statementAt(statements: readonly TopStatement[], line: number): TopStatement | undefined {
  let low = 0;
  let high = statements.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (statements[middle]!.firstLine <= line) low = middle;
    else high = middle - 1;
  }
  const found = statements[low];
  return found !== undefined && found.firstLine <= line && line <= found.lastLine ? found : undefined;
}

/** Whether this statement leaves the file with the part: it belongs to it, or is an import whose names nothing else uses. */
export function leavesWith(
  part: ReadonlySet<TopStatement>,
  statement: TopStatement,
  byName: StatementsByName,
): boolean {
  if (part.has(statement)) return true;
  if (!statement.isImport || statement.isFixed === true) return false;
  let isUsed = false;
  for (const name of statement.declares)
    for (const user of byName.get(name) ?? []) {
      if (!part.has(user)) return false;
      isUsed = true;
    }
  return isUsed;
}

function canMove(statements: readonly TopStatement[], part: ReadonlySet<TopStatement>): boolean {
  if (part.size === 0 || linesOf([...part]) > linesOf(statements) * largestShare) return false;
  const declared = new Set([...part].flatMap(({ isChange, declares }) => (isChange ? [] : declares)));
  const variables = statements.flatMap((each) => (part.has(each) ? [] : (each.variables ?? [])));
  return [...part].every(
    (each) =>
      each.isFixed !== true &&
      each.declares.length > 0 &&
      (each.isChange !== true || each.declares.every((name) => declared.has(name))) &&
      (variables.length === 0 || each.isChanging?.(variables) !== true),
  );
}
