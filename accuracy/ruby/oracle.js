// Asks Ruby: its parser what files say, and a running Ruby that has loaded them where that leads.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Of the largest corpus. */
const maxAnswer = 1024 * 1024 * 1024;

/**
 * @typedef {[verb: string, specifier: string, line: number, kind: string]} Load
 * @typedef {[path: string, nesting: string, line: number]} Reference
 * @typedef {{ file: string, error?: string, loads: Load[], references: Reference[], declares: string[] }} FileFacts
 * @typedef {{ file: string, edges: { name: string, targets: string[], required: boolean }[] }} FileEdges
 */

/**
 * What the parser says, a line of JSON per file.
 * @param {readonly string[]} files
 */
export function askSyntax(files) {
  return run(['-W0', program('syntax.rb')], `${files.join('\n')}\n`);
}

/**
 * Where everything leads in the files that could be loaded.
 * @param {string} facts As the parser said them.
 * @param {string} folder
 * @param {readonly string[]} loadPath
 * @param {readonly string[]} leftOut
 * @returns {FileEdges[]}
 */
export function askEdges(facts, folder, loadPath, leftOut) {
  return linesOf(run(['-W0', program('edges.rb'), folder, ...loadPath, '--', ...leftOut], facts));
}

/**
 * @param {string} answer
 * @returns {any[]}
 */
export function linesOf(answer) {
  return answer
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/** @param {string} name */
function program(name) {
  return fileURLToPath(new URL(name, import.meta.url));
}

/**
 * @param {readonly string[]} options
 * @param {string} input
 */
function run(options, input) {
  try {
    const settings = { input, encoding: /** @type {const} */ ('utf8'), maxBuffer: maxAnswer };
    return execFileSync('ruby', ['-E', 'UTF-8', ...options], {
      ...settings,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
  } catch (error) {
    throw new Error(
      "Ruby does not run here. Install Debian's ruby and the packages measured, then measure again.",
      {
        cause: error,
      },
    );
  }
}
