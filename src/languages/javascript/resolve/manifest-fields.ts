// Reads the fields of a JSON manifest that anyone may have written: what has the wrong type is left out and said.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import { parseJsonc } from '../../kit/jsonc.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

/** Takes note of what is wrong with a manifest. */
export type Complain = (message: string) => void;

/** A manifest that cannot be read is taken for an empty one. */
export function readJsonManifest(path: string, text: string, diagnostics: Diagnostic[]): JsonObject {
  const result = parseJsonc(text);
  if (!result.ok) {
    const message = `Not valid JSON (${result.reason}); taken for an empty file.`;
    diagnostics.push({ kind: 'invalid-manifest', file: path, line: result.line, message });
    return {};
  }
  if (isObject(result.value)) return result.value;
  diagnostics.push({
    kind: 'invalid-manifest',
    file: path,
    message: 'Not an object; taken for an empty file.',
  });
  return {};
}

export function complainAbout(path: string, diagnostics: Diagnostic[]): Complain {
  return (message) => diagnostics.push({ kind: 'invalid-manifest', file: path, message });
}

export function stringField(from: JsonObject, key: string, complain: Complain): string | undefined {
  return checked(from, key, isString, 'a string', complain);
}

export function booleanField(from: JsonObject, key: string, complain: Complain): boolean | undefined {
  return checked(from, key, isBoolean, '`true` or `false`', complain);
}

export function objectField(from: JsonObject, key: string, complain: Complain): JsonObject | undefined {
  return checked(from, key, isObject, 'an object', complain);
}

export function stringsField(
  from: JsonObject,
  key: string,
  complain: Complain,
): readonly string[] | undefined {
  return checked(from, key, isStrings, 'a list of strings', complain);
}

/** An own field; `null` counts as absent, as it does for the compiler. */
export function fieldOf(from: JsonObject, key: string): unknown {
  return Object.hasOwn(from, key) ? (from[key] ?? undefined) : undefined;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isString(value: unknown): value is string {
  return typeof value === 'string';
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

export function isStrings(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isString);
}

function checked<Value>(
  from: JsonObject,
  key: string,
  isRight: (value: unknown) => value is Value,
  wanted: string,
  complain: Complain,
): Value | undefined {
  const value = fieldOf(from, key);
  if (value === undefined || isRight(value)) return value;
  complain(`\`${key}\` is not ${wanted}; it was left out.`);
  return undefined;
}
