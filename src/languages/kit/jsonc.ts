// JSON in config files: comments and trailing commas are allowed.
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { lineAt, type Parsed } from './parsed.ts';

export function parseJsonc(text: string): Parsed<unknown> {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  return parsePlain(source) ?? parseWithComments(source);
}

/** Most files are plain JSON, which V8 parses many times faster. */
function parsePlain(source: string): Parsed<unknown> | undefined {
  try {
    return { ok: true, value: JSON.parse(source) as unknown };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function parseWithComments(source: string): Parsed<unknown> {
  const errors: ParseError[] = [];
  try {
    const value: unknown = parse(source, errors, { allowTrailingComma: true });
    const error = errors[0];
    return error === undefined
      ? { ok: true, value }
      : { ok: false, line: lineAt(source, error.offset), reason: printParseErrorCode(error.error) };
  } catch (error) {
    // The parser is recursive: it fails on brackets nested 10,000 deep.
    if (error instanceof RangeError) return { ok: false, line: 1, reason: 'nested too deeply' };
    throw error;
  }
}
