// The output streams: a terminal or a pipe.
import { once } from 'node:events';
import picocolors from 'picocolors';
import { ProgressLine } from './progress-line.ts';
import type { Style } from './summary/style.ts';

export interface OutputStream {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
}

export type Environment = Readonly<Record<string, string | undefined>>;

export function styleOf(stream: OutputStream, env: Environment): Style {
  const width = stream.isTTY === true ? Math.max(40, stream.columns ?? 80) : Infinity;
  return { colors: picocolors.createColors(supportsColors(stream, env)), width };
}

/** Waits for a slow reader, so that a large report is not buffered in memory. */
export async function print(chunks: Iterable<string>): Promise<void> {
  for (const chunk of chunks) {
    if (!process.stdout.write(chunk)) await once(process.stdout, 'drain');
  }
}

/** Exits once everything is printed, without a last garbage collection. */
export function leave(): void {
  process.stdout.write('', () => process.exit());
}

/** Only for a terminal: a log would contain every update of the line. */
export function openProgressLine(env: Environment): ProgressLine | undefined {
  return isInteractive(process.stderr, env)
    ? new ProgressLine((text) => process.stderr.write(text))
    : undefined;
}

function supportsColors(stream: OutputStream, env: Environment): boolean {
  if (isSet(env['NO_COLOR'])) return false;
  if (isSet(env['FORCE_COLOR'])) return env['FORCE_COLOR'] !== '0' && env['FORCE_COLOR'] !== 'false';
  return isInteractive(stream, env);
}

function isInteractive(stream: OutputStream, env: Environment): boolean {
  return stream.isTTY === true && !isSet(env['CI']) && env['TERM'] !== 'dumb';
}

function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== '';
}
