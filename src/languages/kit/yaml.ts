// YAML parsing, loaded on demand.
import { lineAt, type Parsed } from './parsed.ts';

/** Aliases can expand a small text to any size; real files need few. */
const aliasLimit = 100;

export async function parseYaml(text: string): Promise<Parsed<unknown>> {
  const { parseDocument } = await import('yaml');
  try {
    const document = parseDocument(text, { logLevel: 'silent', prettyErrors: false });
    const error = document.errors[0];
    if (error === undefined) return { ok: true, value: document.toJS({ maxAliasCount: aliasLimit }) };
    return { ok: false, line: lineAt(text, error.pos[0]), reason: error.message };
  } catch (error) {
    // RangeError: nested too deeply for the recursive parser. ReferenceError: too many aliases.
    if (error instanceof RangeError || error instanceof ReferenceError) {
      return { ok: false, line: 1, reason: error.message };
    }
    throw error;
  }
}
