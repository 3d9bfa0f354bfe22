// YAML parsing, loaded on demand.
import { lineAt, type Parsed } from './parsed.ts';

/** Aliases can expand a small text to any size; real files need few. */
const aliasLimit = 100;

export async function parseYaml(text: string): Promise<Parsed<unknown>> {
  if (isNestedTooDeeply(text)) return { ok: false, line: 1, reason: 'nested too deeply' };
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

const deepest = 500;
const listsInLists = new RegExp(`(?:[-?:][ \\t]+){${deepest}}`);

/**
 * The parser is recursive. Near the end of the stack V8 cannot compile the regular expressions of the parser and ends the
 * whole process, so such a text must not reach it. Brackets in strings count too, since no real manifest has so many.
 */
function isNestedTooDeeply(text: string): boolean {
  let depth = 0;
  for (const [sign] of text.matchAll(/[[\]{}]/g)) {
    if (sign === '[' || sign === '{') depth++;
    else if (depth > 0) depth--;
    if (depth > deepest) return true;
  }
  return listsInLists.test(text);
}
