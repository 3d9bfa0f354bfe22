// TOML parsing, loaded on demand.
import type { Parsed } from './parsed.ts';

export async function parseToml(text: string): Promise<Parsed<unknown>> {
  const { TomlError, parse } = await import('smol-toml');
  try {
    return { ok: true, value: parse(text) };
  } catch (error) {
    if (error instanceof TomlError) return { ok: false, line: error.line, reason: firstLine(error.message) };
    // The parser is recursive: it fails on brackets nested 10,000 deep.
    if (error instanceof RangeError) return { ok: false, line: 1, reason: 'nested too deeply' };
    throw error;
  }
}

/** The rest of the message draws the position. */
function firstLine(message: string): string {
  return (message.split('\n')[0] ?? message).replace(/^Invalid TOML document: /, '');
}
