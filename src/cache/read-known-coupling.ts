// The files that change together, from the output of `lintel history`. The file is in the project's folder, where anybody may
// have put another one: if it is for another project or has another shape, it is ignored.
import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CoupledPair, KnownCoupling } from '../model/history.ts';
import { integer, list, number, object, pair, type Shape, text } from '../std/shape.ts';
import { readOutputFile } from './read-output-file.ts';

const maxBytes = 64 * 1024 ** 2;
/** Lintel never writes more. */
const maxPairs = 500;

const count = integer('a count', { minimum: 0 });
const pairs: Shape<readonly CoupledPair[]> = list(
  object(
    {
      files: pair(text('an ID'), 'two IDs'),
      shared: count,
      revisions: pair(count, 'two counts'),
      degree: number('a degree', { minimum: 0, maximum: 1 }),
    },
    'a pair',
    ['files', 'shared', 'revisions', 'degree'],
  ),
  'a list of pairs',
);
const date = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+00:00$/;

/** Undefined if there is no history of this project. */
export function readKnownCoupling(file: string, project: string): KnownCoupling | undefined {
  const history = readObject(file);
  if (history?.['schemaVersion'] !== 1 || !isRootOf(project, history['projectRoot'])) return undefined;
  const until = dateOf(history['points']);
  const { coupling } = history;
  if (until === undefined || !isPairs(coupling)) return undefined;
  return { until, pairs: coupling };
}

function readObject(file: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(readOutputFile(file, maxBytes).bytes.toString());
    return isObject(value) ? value : undefined;
  } catch {
    // Missing or damaged: nothing is known.
    return undefined;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The root as in reports, or with symbolic links resolved, as in reports of revisions. */
function isRootOf(project: string, root: unknown): boolean {
  if (root === resolve(project)) return true;
  try {
    return root === realpathSync(project);
  } catch {
    // The project is missing, which is reported elsewhere.
    return false;
  }
}

/** Date of the newest point. */
function dateOf(points: unknown): string | undefined {
  const newest: unknown = Array.isArray(points) ? points.at(-1) : undefined;
  const commit = isObject(newest) ? newest['commit'] : undefined;
  const written = isObject(commit) ? commit['date'] : undefined;
  return typeof written === 'string' && date.test(written) ? written : undefined;
}

function isPairs(value: unknown): value is readonly CoupledPair[] {
  return Array.isArray(value) && value.length <= maxPairs && pairs.findMistakes(value).length === 0;
}
