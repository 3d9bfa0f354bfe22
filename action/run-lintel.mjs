// Runs `lintel check` and `lintel diff`, and shows in the log of the workflow what they say.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { annotate, log, logUntrusted } from './workflow.mjs';

/**
 * @typedef {object} Result
 * @property {number} code Exit code: 0, 1 if a rule is broken or a condition applies, or more.
 * @property {string} [markdown] Undefined if there is no result.
 * @property {string} [file] Where the Markdown is.
 * @property {string} [sarif] Path of the SARIF file, if there is one.
 */

/**
 * @param {import('./inputs.mjs').Inputs} inputs
 * @param {string} folder For the results.
 * @returns {Result}
 */
export function checkRules(inputs, folder) {
  if (inputs.check === 'false') return { code: 0 };
  const file = join(folder, 'check.md');
  const { code, stdout, stderr } = checkAs('markdown', inputs, file);
  if (inputs.check === 'auto' && stderr.startsWith('lintel: There are no rules to check.')) {
    log('the project has no rules to check. "lintel init" proposes some.');
    return { code: 0 };
  }
  if (code > 1) return { code: explain(code, stderr) };
  logUntrusted(stdout + stderr);
  process.stdout.write(checkAs('github', inputs, '-').stdout);
  const result = { code, markdown: readFileSync(file, 'utf8'), file };
  if (!inputs.sarif) return result;
  const sarif = join(folder, 'lintel.sarif');
  const written = checkAs('sarif', inputs, sarif);
  return written.code > 1 ? { ...result, code: explain(written.code, written.stderr) } : { ...result, sarif };
}

/**
 * @param {string} range
 * @param {import('./inputs.mjs').Inputs} inputs
 * @param {string} folder For the result.
 * @returns {Result} The Markdown is empty if the architecture did not change.
 */
export function compare(range, inputs, folder) {
  const file = join(folder, 'diff.md');
  const failOn = inputs.failOn === '' ? [] : [`--fail-on=${inputs.failOn}`];
  const args = ['diff', '--format', 'markdown', '--out', file, `--project=${inputs.project}`, ...failOn];
  const { code, stdout, stderr } = runLintel(inputs, [...args, '--', range]);
  if (code > 1) return { code: explain(code, stderr) };
  logUntrusted(stdout);
  for (const line of stderr.split('\n')) if (line.startsWith('Failed on ')) annotate('error', line);
  return { code, markdown: readFileSync(file, 'utf8'), file };
}

/**
 * @param {string} format
 * @param {import('./inputs.mjs').Inputs} inputs
 * @param {string} out
 */
function checkAs(format, inputs, out) {
  return runLintel(inputs, ['check', '--format', format, '--out', out, '--', inputs.project]);
}

/**
 * @param {import('./inputs.mjs').Inputs} inputs
 * @param {readonly string[]} args
 */
function runLintel({ program }, args) {
  const { LINTEL_TOKEN: _token, ...env } = process.env;
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
    env,
    maxBuffer: 256 * 1024 ** 2,
  });
  if (error !== undefined) throw error;
  return { code: status ?? 70, stdout, stderr };
}

/**
 * @param {number} code
 * @param {string} stderr
 * @returns {number} The exit code.
 */
function explain(code, stderr) {
  annotate('error', stderr.trim().replace(/^lintel: /, '') || `Lintel ended with exit code ${code}.`);
  return code;
}
