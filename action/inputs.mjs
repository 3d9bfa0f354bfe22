// The inputs of action.yml, which come as environment variables.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Inputs
 * @property {string} program Path of Lintel's own program.
 * @property {string} base A revision, or empty for that of the event.
 * @property {string} project
 * @property {string} failOn
 * @property {string} check `auto`, `true` or `false`
 * @property {string} comment `auto`, `true` or `false`
 * @property {boolean} sarif
 * @property {string} token
 */

/** A value that an input does not accept. */
export class WrongInput extends Error {}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Inputs}
 */
export function readInputs(env) {
  const installed = join(env['RUNNER_TEMP'] ?? '', 'lintel', 'node_modules', 'lintel', 'bin', 'lintel.js');
  const program = env['LINTEL_PROGRAM'] || installed;
  if (!existsSync(program)) throw new WrongInput(`There is no program at ${program}.`);
  return {
    program,
    base: env['LINTEL_BASE'] ?? '',
    project: env['LINTEL_PROJECT'] || '.',
    failOn: env['LINTEL_FAIL_ON'] ?? '',
    check: choose('check', env['LINTEL_CHECK'], ['auto', 'true', 'false']),
    comment: choose('comment', env['LINTEL_COMMENT'], ['auto', 'true', 'false']),
    sarif: choose('sarif', env['LINTEL_SARIF'], ['false', 'true']) === 'true',
    token: env['LINTEL_TOKEN'] ?? '',
  };
}

/**
 * @param {string} name
 * @param {string | undefined} value
 * @param {readonly [string, ...string[]]} known The first is the default.
 * @returns {string}
 */
function choose(name, value, known) {
  if (value === undefined || value === '') return known[0];
  if (known.includes(value)) return value;
  throw new WrongInput(`The input "${name}" is "${value}". Write ${known.join(' or ')}.`);
}
