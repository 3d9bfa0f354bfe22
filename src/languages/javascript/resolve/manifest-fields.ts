// Reads the fields of a JSON manifest. Values of the wrong type are dropped and reported.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import { isObject, type UntypedObject, valueAt } from '../../kit/untyped.ts';
import { invalidManifest } from '../../kit/parsed.ts';
import { parseJsonc } from '../../kit/jsonc.ts';

/** Reports a problem with a manifest. */
export type Complain = (message: string) => void;

/** An unreadable manifest counts as empty. */
export function readJsonManifest(path: string, text: string, diagnostics: Diagnostic[]): UntypedObject {
  const result = parseJsonc(text);
  if (result.ok && isObject(result.value)) return result.value;
  const problem = result.ok ? 'Not an object' : `Not valid JSON (${result.reason})`;
  const line = result.ok ? undefined : result.line;
  diagnostics.push(invalidManifest(path, `${problem}; taken for an empty file.`, line));
  return {};
}

export function complainAbout(path: string, diagnostics: Diagnostic[]): Complain {
  return (message) => diagnostics.push(invalidManifest(path, message));
}

/** Reads a field of an object. */
export type FieldReader<Value> = (from: UntypedObject, key: string, complain: Complain) => Value | undefined;

export const stringField = fieldReader(isString, 'a string');
export const booleanField = fieldReader((value) => typeof value === 'boolean', '`true` or `false`');
export const objectField = fieldReader(isObject, 'an object');
export const stringsField = fieldReader(isStrings, 'a list of strings');

function fieldReader<Value>(isRight: (value: unknown) => value is Value, wanted: string): FieldReader<Value> {
  return (from, key, complain) => {
    const value = valueAt(from, key);
    if (value === undefined || isRight(value)) return value;
    complain(`\`${key}\` is not ${wanted}; it was left out.`);
    return undefined;
  };
}

export function isString(value: unknown): value is string {
  return typeof value === 'string';
}

export function isStrings(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isString);
}
