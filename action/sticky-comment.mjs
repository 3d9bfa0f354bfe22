// The one comment on a pull request: created when the architecture first changes, then kept up to date.

/**
 * @typedef {object} PullRequest
 * @property {string} api Address of the REST API.
 * @property {string} token
 * @property {string} repository `owner/name`
 * @property {number} number
 */

/** @typedef {{ id: number; body?: string; user?: { login?: string; type?: string } | null }} Comment */

/** The API refused; for 403 and 404 the token has no permission. */
export class Refusal extends Error {
  /** @param {number} status */
  constructor(status) {
    super(`the API answered with status ${status}`);
    this.status = status;
  }
}

/**
 * @param {PullRequest} pullRequest
 * @param {{ readonly project: string; readonly markdown: string }} content Empty Markdown if nothing changes.
 * @returns {Promise<'created' | 'updated' | 'unchanged' | 'none'>}
 */
export async function keepComment(pullRequest, { project, markdown }) {
  // Each project of a repository has a comment of its own.
  const marker = `<!-- lintel diff ${encodeURIComponent(project)} -->`;
  const [comment, ...others] = await findOwn(pullRequest, marker);
  for (const { id } of others) await request(pullRequest, `DELETE issues/comments/${id}`);
  if (comment === undefined && markdown === '') return 'none';
  const text = markdown === '' ? '### Lintel: the architecture does not change any more\n' : markdown;
  const body = `${marker}\n${text}`;
  if (comment === undefined) {
    await request(pullRequest, `POST issues/${pullRequest.number}/comments`, { body });
    return 'created';
  }
  if (comment.body?.trimEnd() === body.trimEnd()) return 'unchanged';
  await request(pullRequest, `PATCH issues/comments/${comment.id}`, { body });
  return 'updated';
}

const pageSize = 100;
const mostPages = 50;

/**
 * @param {PullRequest} pullRequest
 * @param {string} marker
 * @returns {Promise<readonly Comment[]>}
 */
async function findOwn(pullRequest, marker) {
  const isOwn = await recogniseAuthor(pullRequest);
  /** @type {Comment[]} */
  const found = [];
  for (let page = 1; page <= mostPages; page++) {
    const route = `GET issues/${pullRequest.number}/comments?per_page=${pageSize}&page=${page}`;
    const comments = /** @type {Comment[]} */ (await request(pullRequest, route));
    found.push(...comments.filter((comment) => comment.body?.startsWith(marker) === true && isOwn(comment)));
    if (comments.length < pageSize) break;
  }
  return found;
}

/**
 * Anyone can write a comment that begins with the marker; it is not ours to change. The tokens of workflows and apps cannot
 * ask who they are.
 *
 * @param {PullRequest} pullRequest
 * @returns {Promise<(comment: Comment) => boolean>}
 */
async function recogniseAuthor({ api, token }) {
  const response = await send({ url: `${api}/user`, token, method: 'GET' });
  if (!response.ok) return ({ user }) => user?.type === 'Bot';
  const { login } = /** @type {{ login?: string }} */ (await response.json());
  return ({ user }) => login !== undefined && user?.login === login;
}

/**
 * @param {PullRequest} pullRequest
 * @param {string} route Method and path in the repository.
 * @param {unknown} [body]
 * @returns {Promise<unknown>}
 */
async function request({ api, token, repository }, route, body) {
  const [method = '', path = ''] = route.split(' ');
  const response = await send({ url: `${api}/repos/${repository}/${path}`, token, method, body });
  if (!response.ok) throw new Refusal(response.status);
  return response.status === 204 ? undefined : await response.json();
}

const timeoutMs = 30_000;

/**
 * @param {{ url: string; token: string; method: string; body?: unknown }} message
 * @returns {Promise<Response>}
 */
async function send({ url, token, method, body }) {
  return await fetch(url, {
    method,
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'user-agent': 'lintel',
      'x-github-api-version': '2022-11-28',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  });
}
