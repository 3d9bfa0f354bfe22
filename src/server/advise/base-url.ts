// Validates the URL of a model's server. Checked before parsing, because `new URL` accepts `http:host`, backslashes and
// line feeds, and changes them into something else.
import { type Problem, ProblemError } from '../problem.ts';

/**
 * The endpoint: `/v1/chat/completions` for a host without a path, `/chat/completions` under a path. A URL that is already
 * that of an endpoint is used as it is.
 */
export function completionsUrl(baseUrl: string): URL {
  // eslint-disable-next-line no-control-regex -- searches for control characters
  if (!/^https?:\/\/[^/?#\\\s\u0000-\u001f\u007f][^\\\s\u0000-\u001f\u007f]*$/i.test(baseUrl))
    refuse(malformed);
  if (/^https?:\/\/[^/?#]*@/i.test(baseUrl)) refuse(withCredentials);
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : refuse(malformed);
  const path = url.pathname.replace(/\/+$/, '');
  if (!path.endsWith(endpoint)) url.pathname = `${path === '' ? '/v1' : path}${endpoint}`;
  url.hash = '';
  return url;
}

const endpoint = '/chat/completions';
const malformed = 'base_url must be a valid http or https URL, such as http://localhost:11434.';
const withCredentials = 'base_url must not contain a user name or password. Use api_key.';

function refuse(detail: string): never {
  throw new ProblemError(wrongBaseUrl(detail));
}

export function wrongBaseUrl(detail: string): Problem {
  return { status: 400, code: 'invalid-base-url', detail, field: 'base_url' };
}
