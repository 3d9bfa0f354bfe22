// The only file that knows URLs. In the self-contained export the report lies in the page itself and nothing is live.
import type { Metrics } from '../src/model/report.ts';

/** A request that the server refused, with the reason in its own words (RFC 9457). */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: string;
  readonly status: number;

  constructor(status: number, code: string, detail: string) {
    super(detail);
    this.status = status;
    this.code = code;
  }
}

export interface ProjectAnswer {
  readonly path: string;
  readonly generatedAt: string;
  readonly metrics: Metrics;
}

export interface AdviceRequest {
  readonly base_url: string;
  readonly model?: string;
  readonly api_key?: string;
  readonly focus?: string;
}

const embedded = document.querySelector('script#lintel-report');

/** Whether a server stands behind the page. */
export const isLive = embedded === null;

/** As web/state/page-report.ts reads it. */
export async function loadReport(): Promise<string> {
  if (embedded !== null) return embedded.textContent;
  return (await request('GET', '/api/page-report')).text();
}

export async function reanalyze(): Promise<ProjectAnswer> {
  return (await (await request('POST', '/api/reanalyze', {})).json()) as ProjectAnswer;
}

export async function switchProject(path: string): Promise<ProjectAnswer> {
  return (await (await request('POST', '/api/project', { path })).json()) as ProjectAnswer;
}

/** Undefined where the person closed the chooser. */
export async function chooseProject(): Promise<ProjectAnswer | undefined> {
  const answer = await request('POST', '/api/open', {});
  return answer.status === 204 ? undefined : ((await answer.json()) as ProjectAnswer);
}

export async function openInEditor(file: string, line?: number): Promise<void> {
  await request('POST', '/api/open-file', line === undefined ? { file } : { file, line });
}

/** The answer of the model as server-sent events; the caller reads and closes it. */
export async function askAdvice(question: AdviceRequest, signal: AbortSignal): Promise<Response> {
  return request('POST', '/api/advise', question, { accept: 'text/event-stream', signal });
}

export function listen(): EventSource {
  return new EventSource('/api/events');
}

/** Where the badge stands, for an image or its Markdown. */
export function badgeAddress(): string {
  return new URL('/api/badge', location.href).href;
}

async function request(
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  extra: { readonly accept?: string; readonly signal?: AbortSignal } = {},
): Promise<Response> {
  const headers = new Headers({ accept: extra.accept ?? 'application/json' });
  const options: RequestInit = { method, headers, signal: extra.signal ?? null };
  if (body !== undefined) {
    headers.set('content-type', 'application/json');
    options.body = JSON.stringify(body);
  }
  const answer = await fetch(path, options).catch(explainSilence);
  if (!answer.ok) throw await problemIn(answer);
  return answer;
}

/** A browser says no more than that a fetch failed, each in words of its own. */
function explainSilence(error: unknown): never {
  if (error instanceof TypeError) throw new Problem(0, 'unreachable', 'Lintel’s server does not answer.');
  throw error;
}

async function problemIn(answer: Response): Promise<Problem> {
  const text = await answer.text();
  try {
    const { code, detail } = JSON.parse(text) as { code?: string; detail?: string };
    return new Problem(answer.status, code ?? 'unknown', detail ?? answer.statusText);
  } catch {
    return new Problem(answer.status, 'unknown', `The server answered ${answer.status} ${answer.statusText}`);
  }
}
