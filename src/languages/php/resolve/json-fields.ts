// Manifests in JSON, and fields in them of which nothing is known.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import { parseJsonc } from '../../../std/jsonc.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

/** An empty object where it cannot be understood; `assumption` then says what that means. */
export function readJson(
  path: string,
  text: string,
  assumption: string,
  diagnostics: Diagnostic[],
): JsonObject {
  const result = parseJsonc(text);
  if (result.ok && isObject(result.value)) return result.value;
  const reason = result.ok ? 'it is no object' : result.reason;
  const line = result.ok ? {} : { line: result.line };
  const message = `Cannot read ${path}: ${reason}; ${assumption}`;
  diagnostics.push({ kind: 'invalid-manifest', file: path, ...line, message });
  return {};
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Of one string or a list of them. */
export function strings(value: unknown): string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((item) => typeof item === 'string');
}
