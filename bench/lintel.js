// Lintel as a contender: the built program, run as a person runs it.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const program = join(import.meta.dirname, '..', 'bin', 'lintel.js');

/** What every program written for Node pays before its first line. */
export const nodeAlone = { name: 'node startup', cwd: '.', command: [process.execPath, '-e', '0'] };

/**
 * A folder for what Lintel writes, for as long as `use` runs.
 * @template T
 * @param {(out: string) => T} use
 */
export function withOutput(use) {
  const out = mkdtempSync(join(tmpdir(), 'lintel-bench-'));
  try {
    return use(out);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/**
 * @param {string} corpus
 * @param {string} out
 */
export function analysis(corpus, out) {
  return { name: 'lintel analyze', cwd: corpus, command: commandFor(join(out, 'fresh'), '--no-cache') };
}

/**
 * A run that finds what the one before it kept, and nothing changed since.
 * @param {string} corpus
 * @param {string} out
 */
export function secondAnalysis(corpus, out) {
  return { name: 'lintel analyze, nothing changed', cwd: corpus, command: commandFor(join(out, 'kept')) };
}

/**
 * @param {string} out
 * @param {...string} flags
 */
function commandFor(out, ...flags) {
  return [process.execPath, program, 'analyze', '.', '--quiet', '--out-dir', out, ...flags];
}

/**
 * What the last analysis found.
 * @param {string} out
 * @returns {{ files: number, edges: number }}
 */
export function readFindings(out) {
  const { metrics } = JSON.parse(readFileSync(join(out, 'fresh', 'graph.json'), 'utf8'));
  return { files: metrics.filesAnalyzed, edges: metrics.totalDependencies };
}
