// Reads the baseline: the violations that are known.
import * as z from 'zod';
import type { BaselineEntry } from '../model/rule.ts';
import { UserError } from '../model/user-error.ts';
import { parseLocatedJson } from '../std/located-json.ts';
import { type ConfigPlace, readConfigText } from './read-config-text.ts';

export const defaultBaseline = 'lintel-baseline.json';

const entry = z.strictObject({
  rule: z.string(),
  from: z.string(),
  to: z.string(),
  because: z.string().exactOptional(),
  until: z.iso.date().exactOptional(),
});

const schema = z.strictObject({ version: z.literal(1), violations: z.array(entry) });

const largest = 64 * 1024 ** 2;

/** The entries that count today, `2027-03-31`. Undefined where there is no such file. */
export async function readBaseline(
  root: ConfigPlace,
  name: string,
  today: string,
): Promise<readonly BaselineEntry[] | undefined> {
  const read = await readConfigText(root, name, largest);
  if (read.kind === 'absent') return undefined;
  if (read.kind === 'refused') throw new UserError(`${name} cannot be read: ${read.reason}.`);
  const parsed = parseLocatedJson(read.text);
  if (!parsed.ok) throw new UserError(`${name}, line ${parsed.line}: ${parsed.reason}.`);
  const result = schema.safeParse(parsed.json.value);
  if (result.success) {
    return result.data.violations.filter(({ until }) => until === undefined || until >= today);
  }
  const issue = result.error.issues[0]!;
  const path = issue.path.filter((part) => typeof part !== 'symbol');
  throw new UserError(
    `${name}, line ${parsed.json.lineOf(path)}: not a baseline of Lintel (${issue.message}). "lintel check --update-baseline" writes one.`,
  );
}
