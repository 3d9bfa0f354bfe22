// Parses the values of options. The errors say what was expected.
import { isFileSizeLimit } from '../config/file-size-limit.ts';
import { isWorkerCount } from '../config/worker-count.ts';
import type { Exporter } from '../exporters/exporter.ts';
import type { SamplingStep } from '../model/history.ts';
import { UserError } from '../model/user-error.ts';
import { parseByteSize } from '../std/byte-size.ts';
import { nearestWord } from '../std/nearest-word.ts';
import { findFormat, formats } from './formats.ts';

export function parseSize(text: string): number {
  const bytes = parseByteSize(text);
  if (bytes !== undefined && isFileSizeLimit(bytes)) return bytes;
  throw new UserError(
    `--max-file-size "${text}": expected a number of bytes or a size like 10MiB, at most 1GiB.`,
  );
}

export const parseTop = positiveInteger('--top');
export const parseDepth = positiveInteger('--depth');
export const parseMaxBoxes = positiveInteger('--max-boxes');
export const parseMaxPoints = positiveInteger('--max');
export const parseMaxTokens = positiveInteger('--max-tokens');

function positiveInteger(option: string): (text: string) => number {
  return (text) => {
    const count = /^\d{1,9}$/.test(text) ? Number(text) : 0;
    if (count >= 1) return count;
    throw new UserError(`${option} "${text}": expected a positive integer.`);
  };
}

export function parseCuts(text: string): number {
  if (text === 'all') return Number.MAX_SAFE_INTEGER;
  const count = /^\d{1,9}$/.test(text) ? Number(text) : -1;
  if (count >= 0) return count;
  throw new UserError(`--cuts "${text}": expected a whole number or "all".`);
}

const periods: readonly SamplingStep[] = ['day', 'week', 'month', 'quarter', 'year'];

/** `month`, `50` */
export function parseEvery(text: string): SamplingStep {
  const period = periods.find((each) => each === text);
  if (period !== undefined) return period;
  const count = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (count >= 1) return count;
  throw new UserError(`--every "${text}": expected day, week, month, quarter, year or a number of commits.`);
}

export function parseWorkers(text: string): number {
  const count = /^\d{1,2}$/.test(text) ? Number(text) : NaN;
  if (isWorkerCount(count)) return count;
  throw new UserError(`--workers "${text}": expected an integer from 0 to 64.`);
}

export function parsePort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Infinity;
  if (port <= 65_535) return port;
  throw new UserError(`--port "${text}": expected an integer from 0 to 65535.`);
}

/** For an option that can be repeated. */
export function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}

/** `json,mermaid` */
export function parseFormats(text: string): readonly Exporter[] {
  const ids = text.split(',').map((id) => id.trim());
  return [...new Set(ids.map(parseFormat))];
}

export function parseFormat(id: string): Exporter {
  return findFormat(id) ?? unknownFormat(id, formats);
}

/** For a command whose default format is text. Undefined would be an empty text for the command-line parser. */
export function formatBesidesText<Format extends Identified>(
  known: readonly Format[],
): (id: string) => Format | 'text' {
  return (id) =>
    id === 'text'
      ? id
      : (known.find((each) => each.id === id) ?? unknownFormat(id, [{ id: 'text' }, ...known]));
}

interface Identified {
  readonly id: string;
}

function unknownFormat(id: string, all: readonly Identified[]): never {
  const known = all.map((each) => each.id);
  const meant = nearestWord(id, known);
  const hint = meant === undefined ? `Known formats: ${known.join(', ')}.` : `Did you mean "${meant}"?`;
  throw new UserError(`Unknown format "${id}". ${hint}`);
}
