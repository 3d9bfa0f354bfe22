// Reads the baseline: the known violations.
import type { BaselineEntry } from '../model/rule.ts';
import { UserError } from '../model/user-error.ts';
import { mergeConflict, parseLocatedJson } from '../std/located-json.ts';
import { integer, list, type Mistake, object, refine, text, type TypeOf } from '../std/shape.ts';
import { type ConfigPlace, readConfigText } from './read-config-text.ts';
import { rejectRepeatedKey } from './reject-repeated-key.ts';

export const defaultBaseline = 'lintel-baseline.json';

const aText = 'expected a text';
const anObject = 'expected an object';

const date = refine(text('expected a date like 2027-03-31', { pattern: /^\d{4}-\d{2}-\d{2}$/ }), (written) =>
  isDate(written) ? undefined : 'there is no such day',
);

const baselineShape = object(
  {
    version: integer('expected version 1', { minimum: 1, maximum: 1 }),
    violations: list(
      object(
        { rule: text(aText), from: text(aText), to: text(aText), because: text(aText), until: date },
        anObject,
        ['rule', 'from', 'to'],
      ),
      'expected a list',
    ),
  },
  anObject,
  ['version', 'violations'],
);

const largest = 64 * 1024 ** 2;

/** Marks entries that expired before today (`2027-03-31`). Undefined if there is no such file. */
export async function readBaseline(
  root: ConfigPlace,
  name: string,
  today: string,
): Promise<readonly BaselineEntry[] | undefined> {
  const read = await readConfigText(root, name, largest);
  if (read.kind === 'absent') return undefined;
  if (read.kind === 'refused') throw new UserError(`${name} cannot be read: ${read.reason}.`);
  const parsed = parseLocatedJson(read.text);
  if (!parsed.ok) {
    const advice =
      parsed.reason === mergeConflict
        ? ' Take one of its sides and run "lintel check --update-baseline".'
        : '';
    throw new UserError(`${name}, line ${parsed.line}: ${parsed.reason}.${advice}`);
  }
  const { json } = parsed;
  rejectRepeatedKey(json.findRepeatedKey([]), name);
  const [mistake] = baselineShape.findMistakes(json.value);
  if (mistake !== undefined) throw new UserError(describeMistake(name, mistake, json.lineOf(mistake.path)));
  const { violations } = json.value as TypeOf<typeof baselineShape>;
  return markExpired(violations, today);
}

export function markExpired(entries: readonly BaselineEntry[], today: string): readonly BaselineEntry[] {
  return entries.map((entry) =>
    entry.until !== undefined && entry.until < today ? { ...entry, isExpired: true } : entry,
  );
}

export function dayOfToday(): string {
  return new Date().toISOString().slice(0, 10);
}

function describeMistake(name: string, { kind, message, path }: Mistake, line: number): string {
  const reason = kind === 'unknown-key' ? `unknown key "${path.at(-1)}"` : message;
  return `${name}, line ${line}: not a baseline of Lintel (${reason}). Correct it, or delete the file and run "lintel check --update-baseline".`;
}

function isDate(written: string): boolean {
  const time = Date.parse(`${written}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(written);
}
