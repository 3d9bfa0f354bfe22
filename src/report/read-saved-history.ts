// Reads a history from a folder that the analysed project may have filled: everything in it is validated first.
import type { History } from '../model/history.ts';
import { UserError } from '../model/user-error.ts';
import { historyShape } from './history-shape.ts';

const knownVersion = 1;

export function readSavedHistory(text: string): History {
  const value = parseJson(text);
  const problem = historyShape(value);
  if (problem !== undefined) throw notAHistory(problem.startsWith('.') ? problem.slice(1) : `it${problem}`);
  const history = value as History;
  checkVersion(history);
  checkPoints(history);
  return history;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UserError('Not a history: it is not JSON, or only a part of it', { cause });
  }
}

function checkVersion({ schemaVersion }: { readonly schemaVersion: number }): void {
  if (schemaVersion !== knownVersion)
    throw notAHistory(`schemaVersion is ${schemaVersion}, and this Lintel knows ${knownVersion}`);
}

/** Every index must refer to an existing point, and changes must be listed in the order of the points. */
function checkPoints({ points, folders, files, births }: History): void {
  if (points.length === 0) throw notAHistory('it has no points');
  const isListed = (point: number): boolean => point < points.length;
  for (const { folder, figures } of folders)
    if (!isAscending(figures.map(({ point }) => point)) || !figures.every(({ point }) => isListed(point)))
      throw notAHistory(`the points of the folder "${folder}" are out of order`);
  for (const { file, sizes } of files)
    if (!isAscending(sizes.map(([point]) => point)) || !sizes.every(([point]) => isListed(point)))
      throw notAHistory(`the points of the file "${file}" are out of order`);
  if (!births.every(({ point }) => isListed(point))) throw notAHistory('a birth names no point');
}

function isAscending(values: readonly number[]): boolean {
  return values.every((value, i) => i === 0 || value > (values[i - 1] ?? 0));
}

function notAHistory(problem: string): UserError {
  return new UserError(`Not a history: ${problem}`);
}
