// What the checked-out commit is compared with, by the event that started the workflow.
import { execFileSync } from 'node:child_process';

/**
 * @typedef {object} Event The parts of an event that are read.
 *   https://docs.github.com/webhooks/webhook-events-and-payloads
 * @property {{ number?: unknown; base?: { sha?: unknown }; head?: { sha?: unknown } }} [pull_request]
 * @property {{ base_sha?: unknown }} [merge_group]
 * @property {unknown} [before] Of a push.
 * @property {unknown} [forced]
 */

/** @typedef {{ readonly range: string } | { readonly reason: string }} Base A range of revisions, or why there is none. */

/**
 * @param {Event} event
 * @param {{ readonly base: string; readonly project: string }} options
 * @returns {Base}
 */
export function findBase(event, { base, project }) {
  if (base !== '') return { range: `${base}...HEAD` };
  if (event.pull_request !== undefined) return findPullRequestBase(event.pull_request, project);
  if (event.merge_group !== undefined) return rangeFrom(event.merge_group.base_sha, '...');
  if (event.before !== undefined) return findPushBase(event);
  return { reason: 'this event has no base to compare with. Set the input "base" to name one.' };
}

/**
 * GitHub checks out the merge of a pull request. Its first parent is the base branch as it was merged; `base.sha` of the
 * event can be older, and then the work of others would count as part of the pull request.
 *
 * @param {NonNullable<Event['pull_request']>} pullRequest
 * @param {string} project
 * @returns {Base}
 */
function findPullRequestBase({ base, head }, project) {
  const [first, second] = parentsOfHead(project);
  if (first !== undefined && second !== undefined && second === head?.sha) return rangeFrom(first, '..');
  return rangeFrom(base?.sha, '...');
}

/**
 * @param {Event} event
 * @returns {Base}
 */
function findPushBase({ before, forced }) {
  if (forced === true) return { reason: 'this push rewrote the branch, so its old commit may be gone.' };
  if (/^0+$/.test(String(before))) return { reason: 'this push created the branch.' };
  return rangeFrom(before, '..');
}

/**
 * @param {unknown} commit
 * @param {'..' | '...'} dots
 * @returns {Base}
 */
function rangeFrom(commit, dots) {
  if (typeof commit !== 'string' || !/^[0-9a-f]{40,64}$/.test(commit)) {
    return { reason: 'the event does not name the commit to compare with.' };
  }
  return { range: `${commit}${dots}HEAD` };
}

/**
 * @param {string} project
 * @returns {readonly string[]} None in a clone that does not have them.
 */
function parentsOfHead(project) {
  try {
    const output = execFileSync('git', ['rev-list', '--parents', '--max-count=1', 'HEAD'], {
      cwd: project,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.trim().split(' ').slice(1);
  } catch {
    // `lintel diff` says what is wrong with the repository.
    return [];
  }
}
