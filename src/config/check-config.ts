// Validates a configuration. The first mistake is reported in one line: the location, what was found and what was expected.
import { UserError } from '../model/user-error.ts';
import type { JsonPath } from '../std/located-json.ts';
import { nearestWord } from '../std/nearest-word.ts';
import type { Mistake, Shape } from '../std/shape.ts';
import { type Config, configSchema } from './config-schema.ts';
import type { FoundConfig } from './find-config.ts';
import { rejectRepeatedKey } from './reject-repeated-key.ts';

export function checkConfig(found: FoundConfig): Config {
  return checkAgainst(configSchema, found);
}

export function checkAgainst<T>(shape: Shape<T>, found: FoundConfig): T {
  rejectRepeatedKey(found.json.findRepeatedKey(found.path), found.fileName);
  const [first] = shape
    .findMistakes(found.value)
    .map((mistake) => ({ mistake, line: found.json.lineOf([...found.path, ...mistake.path]) }))
    .toSorted((a, b) => a.line - b.line);
  if (first !== undefined) throw new UserError(describeMistake(first.mistake, found, first.line));
  return found.value as T;
}

/** `"thresholds.godModule" in lintel.config.json, line 4: expected a positive integer, found 0.` */
function describeMistake(
  { path, kind, message, knownKeys }: Mistake,
  found: FoundConfig,
  line: number,
): string {
  const whole = [...found.path, ...path];
  const place = placeIn(found, line);
  const subject = whole.length === 0 ? place : `"${nameOf(whole)}" in ${place}`;
  if (kind === 'unknown-key') {
    const meant = nearestWord(String(path.at(-1)), knownKeys ?? []);
    return `Unknown key ${subject}.${meant === undefined ? '' : ` Did you mean "${meant}"?`}`;
  }
  const actual = kind === 'invalid' ? '' : `, found ${excerpt(valueAt(found.value, path))}`;
  return `${subject}: ${message}${actual}.`;
}

/** Values from a program have no line numbers. */
export function placeIn({ fileName, isWritten = true }: FoundConfig, line: number): string {
  return isWritten ? `${fileName}, line ${line}` : fileName;
}

/** `thresholds.godModule`, `layers[2]`; in package.json `lintel.top`. */
function nameOf(path: JsonPath): string {
  return path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name}[${part}]`;
    return name === '' ? part : `${name}.${part}`;
  }, '');
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
