// TOML, loaded only where there is some to read.
import type { Parsed } from './parsed.ts';

export async function parseToml(text: string): Promise<Parsed<unknown>> {
  const { TomlError, parse } = await import('smol-toml');
  try {
    return { ok: true, value: parse(text) };
  } catch (error) {
    if (error instanceof TomlError) return { ok: false, line: error.line, reason: firstLine(error.message) };
    // The parser descends by recursion: brackets 10,000 deep end here.
    if (error instanceof RangeError) return { ok: false, line: 1, reason: 'nested too deeply' };
    throw error;
  }
}

/** The rest of the message draws the place, over several lines. */
function firstLine(message: string): string {
  return (message.split('\n')[0] ?? message).replace(/^Invalid TOML document: /, '');
}
