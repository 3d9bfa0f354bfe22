// Manifests in JSON.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import { invalidManifest } from '../../kit/parsed.ts';
import { isObject, type UntypedObject } from '../../kit/untyped.ts';
import { parseJsonc } from '../../kit/jsonc.ts';

/** An empty object where it cannot be understood; `assumption` then says what that means. */
export function readJson(
  path: string,
  text: string,
  assumption: string,
  diagnostics: Diagnostic[],
): UntypedObject {
  const result = parseJsonc(text);
  if (result.ok && isObject(result.value)) return result.value;
  const reason = result.ok ? 'it is no object' : result.reason;
  const message = `Cannot read ${path}: ${reason}; ${assumption}`;
  diagnostics.push(invalidManifest(path, message, result.ok ? undefined : result.line));
  return {};
}
