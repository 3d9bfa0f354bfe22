// What the program is connected to: a terminal that a person looks at, or a pipe that a program reads.
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
  return { colors: picocolors.createColors(takesColors(stream, env)), width };
}

/** Waits where the reader is slower: a large report never piles up in memory. */
export async function print(chunks: Iterable<string>): Promise<void> {
  for (const chunk of chunks) {
    if (!process.stdout.write(chunk)) await once(process.stdout, 'drain');
  }
}

/** Ends the process once all is printed. What it holds goes as a whole: the engine need not look for garbage in it. */
export function leave(): void {
  process.stdout.write('', () => process.exit());
}

/** A line that is rewritten is for a person who waits; a log would keep every version of it. */
export function openProgressLine(env: Environment): ProgressLine | undefined {
  return isWatched(process.stderr, env) ? new ProgressLine((text) => process.stderr.write(text)) : undefined;
}

function takesColors(stream: OutputStream, env: Environment): boolean {
  if (isSet(env['NO_COLOR'])) return false;
  if (isSet(env['FORCE_COLOR'])) return env['FORCE_COLOR'] !== '0' && env['FORCE_COLOR'] !== 'false';
  return isWatched(stream, env);
}

function isWatched(stream: OutputStream, env: Environment): boolean {
  return stream.isTTY === true && !isSet(env['CI']) && env['TERM'] !== 'dumb';
}

function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== '';
}
