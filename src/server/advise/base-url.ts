// The address of a model's server, as a request names it. Looked at before it is parsed: `new URL` forgives `http:host`,
// backslashes and line feeds, and what it makes of them is not what the person wrote.
import { type Problem, ProblemError } from '../problem.ts';

/** Where the question goes: `/v1/chat/completions` on a bare host, `/chat/completions` under a path. */
export function completionsUrl(baseUrl: string): URL {
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  if (!/^https?:\/\/[^/?#\\\s\u0000-\u001f\u007f][^\\\s\u0000-\u001f\u007f]*$/i.test(baseUrl))
    refuse(malformed);
  if (/^https?:\/\/[^/?#]*@/i.test(baseUrl)) refuse(withCredentials);
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : refuse(malformed);
  const path = url.pathname.replace(/\/+$/, '');
  url.pathname = `${path === '' ? '/v1' : path}/chat/completions`;
  url.hash = '';
  return url;
}

const malformed = 'base_url must be a well-formed http or https URL, such as http://localhost:11434.';
const withCredentials = 'base_url must not carry a user name or password; api_key is for that.';

function refuse(detail: string): never {
  throw new ProblemError(wrongBaseUrl(detail));
}

export function wrongBaseUrl(detail: string): Problem {
  return { status: 400, code: 'invalid-base-url', detail, field: 'base_url' };
}
