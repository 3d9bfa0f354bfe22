// Asks Go's own parser and type checker, by two small programs that its compiler builds first.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '../temporary-folder.js';

/** Of the largest corpus. */
const maxAnswer = 512 * 1024 * 1024;

/**
 * @typedef {{ path: string, name: string, line: number }} ImportLine
 * @typedef {{ file: string, package: string, imports: ImportLine[] | null, declares: string[], unresolved: string[] }} FileFacts
 * @typedef {{ version: string, files: string[], edges: [string, string][] }} Edges
 */

/** Names every missing tool before an hour of work is lost to it. */
export function buildOracle() {
  const folder = temporaryFolder('go-oracle');
  try {
    return { extract: build(folder, 'extract'), edges: build(folder, 'edges') };
  } catch (error) {
    throw new Error("Go's compiler does not run here. Install Debian's golang-go, then measure again.", {
      cause: error,
    });
  }
}

/**
 * @param {string} program
 * @param {string} folder
 * @returns {FileFacts[]}
 */
export function askExtract(program, folder) {
  const answer = execFileSync(program, [folder], { encoding: 'utf8', maxBuffer: maxAnswer });
  return answer
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/**
 * @param {string} program
 * @param {string} folder
 * @param {readonly string[]} systems
 * @returns {Edges}
 */
export function askEdges(program, folder, systems) {
  return JSON.parse(execFileSync(program, [folder, ...systems], { encoding: 'utf8', maxBuffer: maxAnswer }));
}

/**
 * @param {string} folder
 * @param {string} name
 */
function build(folder, name) {
  const program = join(folder, name);
  const source = fileURLToPath(new URL(`${name}.go`, import.meta.url));
  execFileSync('go', ['build', '-o', program, source], { env: { ...process.env, GO111MODULE: 'off' } });
  return program;
}
