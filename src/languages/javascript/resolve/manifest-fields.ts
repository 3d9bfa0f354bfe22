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

export function stringField(from: UntypedObject, key: string, complain: Complain): string | undefined {
  return checked(from, key, isString, 'a string', complain);
}

export function booleanField(from: UntypedObject, key: string, complain: Complain): boolean | undefined {
  return checked(from, key, isBoolean, '`true` or `false`', complain);
}

export function objectField(from: UntypedObject, key: string, complain: Complain): UntypedObject | undefined {
  return checked(from, key, isObject, 'an object', complain);
}

export function stringsField(
  from: UntypedObject,
  key: string,
  complain: Complain,
): readonly string[] | undefined {
  return checked(from, key, isStrings, 'a list of strings', complain);
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
  from: UntypedObject,
  key: string,
  isRight: (value: unknown) => value is Value,
  wanted: string,
  complain: Complain,
): Value | undefined {
  const value = valueAt(from, key);
  if (value === undefined || isRight(value)) return value;
  complain(`\`${key}\` is not ${wanted}; it was left out.`);
  return undefined;
}
