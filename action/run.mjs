// The work of the GitHub Action in action.yml: checks the rules, compares with the base, and says the result in annotations,
// the summary of the step and one comment. What comes from the event or the project reaches programs as arguments, never as
// shell text.
import { appendFileSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBase } from './find-base.mjs';
import { readInputs, WrongInput } from './inputs.mjs';
import { checkRules, compare } from './run-lintel.mjs';
import { keepComment, Refusal } from './sticky-comment.mjs';
import { annotate, log, setOutputs } from './workflow.mjs';

const { env } = process;

try {
  process.exitCode = await run();
} catch (error) {
  if (!(error instanceof WrongInput)) throw error;
  annotate('error', error.message);
  process.exitCode = 2;
}

/** @returns {Promise<number>} The exit code. */
async function run() {
  const inputs = readInputs(env);
  const event = readEvent();
  const folder = mkdtempSync(join(env['RUNNER_TEMP'] || tmpdir(), 'lintel-results-'));
  const check = checkRules(inputs, folder);
  const diff = compareWithBase(event, inputs, folder);
  summarize(check, diff);
  const comment = await keepCommentOf(event, inputs, diff);
  const code = Math.max(check.code, diff.code, comment.code);
  if (env['GITHUB_OUTPUT']) {
    setOutputs(env['GITHUB_OUTPUT'], {
      changed: diff.markdown === undefined ? '' : String(diff.markdown !== ''),
      failed: String(code !== 0),
      markdown: diff.file ?? '',
      sarif: check.sarif ?? '',
    });
  }
  return code;
}

/** @typedef {import('./find-base.mjs').Event} Event */
/** @typedef {import('./inputs.mjs').Inputs} Inputs */
/** @typedef {import('./run-lintel.mjs').Result} Result */

/** @returns {Event} */
function readEvent() {
  return env['GITHUB_EVENT_PATH'] ? JSON.parse(readFileSync(env['GITHUB_EVENT_PATH'], 'utf8')) : {};
}

/**
 * @param {Event} event
 * @param {Inputs} inputs
 * @param {string} folder
 * @returns {Result}
 */
function compareWithBase(event, inputs, folder) {
  const base = findBase(event, inputs);
  if ('range' in base) return compare(base.range, inputs, folder);
  log(`nothing was compared: ${base.reason}`);
  return { code: 0 };
}

/**
 * @param {Result} check
 * @param {Result} diff
 */
function summarize(check, diff) {
  if (!env['GITHUB_STEP_SUMMARY']) return;
  const change = diff.markdown === '' ? '### Lintel: the architecture does not change\n' : diff.markdown;
  const parts = [change, check.markdown].filter((part) => part !== undefined);
  appendFileSync(env['GITHUB_STEP_SUMMARY'], parts.join('\n'));
}

/**
 * @param {Event} event
 * @param {Inputs} inputs
 * @param {Result} diff
 * @returns {Promise<Result>}
 */
async function keepCommentOf(event, { comment, token, project }, { markdown }) {
  const number = event.pull_request?.number;
  if (markdown === undefined || comment === 'false' || typeof number !== 'number') return { code: 0 };
  if (token === '' && comment === 'auto') {
    log('there is no token, so there is no comment.');
    return { code: 0 };
  }
  const api = env['GITHUB_API_URL'] || 'https://api.github.com';
  const repository = env['GITHUB_REPOSITORY'] ?? '';
  try {
    if (token === '') throw new Error('there is no token');
    const done = await keepComment({ api, token, repository, number }, { project, markdown });
    if (done !== 'none') log(`the comment on the pull request is ${done}.`);
    return { code: 0 };
  } catch (error) {
    const isWanted = comment === 'true';
    annotate(isWanted ? 'error' : 'notice', `No comment: ${reasonOf(error)}.`);
    return { code: isWanted ? 2 : 0 };
  }
}

/**
 * @param {unknown} error
 * @returns {string}
 */
function reasonOf(error) {
  if (error instanceof Refusal && [401, 403, 404].includes(error.status)) {
    return 'the token has no permission (pull-requests: write), as always on pull requests from forks';
  }
  return error instanceof Error ? error.message : String(error);
}
