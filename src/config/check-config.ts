// Validates a configuration with the schema. The first mistake is reported in one line: where it is, what was found and
// what was expected.
import type * as z from 'zod';
import { UserError } from '../model/user-error.ts';
import type { JsonPath } from '../std/located-json.ts';
import { nearestWord } from '../std/nearest-word.ts';
import { type Config, configSchema } from './config-schema.ts';
import type { FoundConfig } from './find-config.ts';

export function checkConfig(found: FoundConfig): Config {
  const result = configSchema.safeParse(found.value);
  if (result.success) return result.data;
  const mistakes = result.error.issues
    .flatMap((issue) => mistakesOf(issue, found))
    .toSorted((a, b) => a.line - b.line);
  throw new UserError(mistakes[0]?.message ?? `${found.fileName} is not a valid configuration.`);
}

interface Mistake {
  readonly line: number;
  readonly message: string;
}

function mistakesOf(issue: z.core.$ZodIssue, found: FoundConfig): Mistake[] {
  const path = issue.path.filter((part) => typeof part !== 'symbol');
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey([...path, key], found));
  const { line, subject } = locate(path, found);
  const actual = issue.code === 'custom' ? '' : `, found ${excerpt(valueAt(found.value, path))}`;
  return [{ line, message: `${subject}: ${issue.message}${actual}.` }];
}

function unknownKey(path: JsonPath, found: FoundConfig): Mistake {
  const { line, subject } = locate(path, found);
  const meant = nearestWord(String(path.at(-1)), knownKeys(path.slice(0, -1)));
  const hint = meant === undefined ? '' : ` Did you mean "${meant}"?`;
  return { line, message: `Unknown key ${subject}.${hint}` };
}

/** `"thresholds.godModule" in lintel.config.json, line 4` */
function locate(path: JsonPath, found: FoundConfig): { line: number; subject: string } {
  const whole = [...found.path, ...path];
  const line = found.json.lineOf(whole);
  const place = `${found.fileName}, line ${line}`;
  return { line, subject: whole.length === 0 ? place : `"${nameOf(whole)}" in ${place}` };
}

/** `thresholds.godModule`, `layers[2]`, in package.json `lintel.top`. */
function nameOf(path: JsonPath): string {
  return path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name}[${part}]`;
    return name === '' ? part : `${name}.${part}`;
  }, '');
}

function knownKeys(path: JsonPath): string[] {
  let schema: unknown = configSchema;
  for (const part of path) {
    // A member is wrapped, because it may be absent; an element of a list is not.
    const inner = typeof part === 'number' ? ['def', 'element'] : ['shape', part, 'def', 'innerType'];
    schema = valueAt(schema, inner);
  }
  return Object.keys(
    valueAt(schema, ['shape']) ?? valueAt(schema, ['def', 'keyType', 'def', 'entries']) ?? {},
  );
}

function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>(
    (inner, part) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, part) : undefined),
    value,
  );
}

function excerpt(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
