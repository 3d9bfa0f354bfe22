// YAML, loaded only where there is some to read.

export type YamlResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly line: number; readonly reason: string };

/** Aliases blow a small text up to any size; what people write by hand needs few. */
const aliasLimit = 100;

export async function parseYaml(text: string): Promise<YamlResult> {
  const { parseDocument } = await import('yaml');
  try {
    const document = parseDocument(text, { logLevel: 'silent', prettyErrors: false });
    const error = document.errors[0];
    if (error === undefined) return { ok: true, value: document.toJS({ maxAliasCount: aliasLimit }) };
    return { ok: false, line: text.slice(0, error.pos[0]).split('\n').length, reason: error.message };
  } catch (error) {
    // RangeError: nested too deeply for a parser that descends by recursion. ReferenceError: too many aliases.
    if (error instanceof RangeError || error instanceof ReferenceError) {
      return { ok: false, line: 1, reason: error.message };
    }
    throw error;
  }
}
