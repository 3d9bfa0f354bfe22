// The only file that knows URLs. In a saved page the report is part of the page and there is no server.
import { pageReportType } from '../src/model/page-report.ts';
import type { Metrics } from '../src/model/report.ts';

/** A failed request, with the server's reason (RFC 9457). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
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

const embeddedChange = document.querySelector('script#lintel-change');
const facts = document.querySelector<HTMLElement>('#app')?.dataset;

/** Whether the page has a server. */
export const isLive = embedded === null;

/** Whether there is a change to show. */
export const hasChange = embeddedChange !== null || facts?.['change'] !== undefined;

/** Whether the server had a history of the project when the page was loaded. */
export const hasHistory = facts?.['history'] !== undefined;

/** The output folder of the server, if it is another one than usual: `lintel history` must be told. */
export const outDir = facts?.['outDir'];

/** Whether the project can be analysed again: a change stays as it was compared. */
export const mayAnalyse = isLive && !hasChange;

/** Whether the files of the report are those on the disk of the server. */
export const hasFiles = isLive && facts?.['change'] !== 'stored';

/** Why the server would refuse every action of this page, if it would: the page is open on another machine. */
export const readOnlyReason = facts?.['readOnly'];

/** In one of the forms that web/state/page-report.ts reads: a server other than Lintel's may know only the plain one. */
export async function loadReport(): Promise<string> {
  if (embedded !== null) return embedded.textContent;
  return (
    await request('GET', '/api/graph', undefined, { accept: `${pageReportType}, application/json;q=0.5` })
  ).text();
}

/** In the form that web/state/change/read-change.ts reads; null if there is no change. */
export async function loadChange(): Promise<string | null> {
  if (!hasChange) return null;
  if (embeddedChange !== null) return embeddedChange.textContent;
  return (await request('GET', '/api/change', undefined, { accept: pageReportType })).text();
}

/** The JSON of a History (src/model/history.ts), which the server has checked. */
export async function loadHistory(): Promise<string> {
  return (await request('GET', '/api/history')).text();
}

export async function reanalyze(): Promise<ProjectAnswer> {
  return (await (await request('POST', '/api/reanalyze', {})).json()) as ProjectAnswer;
}

export async function switchProject(path: string): Promise<ProjectAnswer> {
  return (await (await request('POST', '/api/project', { path })).json()) as ProjectAnswer;
}

/** Undefined if the user closed the dialog. */
export async function chooseProject(): Promise<ProjectAnswer | undefined> {
  const answer = await request('POST', '/api/open', {});
  return answer.status === 204 ? undefined : ((await answer.json()) as ProjectAnswer);
}

export async function openInEditor(file: string, line?: number): Promise<void> {
  await request('POST', '/api/open-file', line === undefined ? { file } : { file, line });
}

export interface SourceAnswer {
  readonly firstLine: number;
  /** The text of the lines, each cut if it is long. */
  readonly lines: readonly string[];
  /** Of the file as it is now. */
  readonly size: number;
  readonly changedAt: string;
}

/** Whether the server would show source to this page. */
export const mayReadSource = hasFiles && readOnlyReason === undefined;

/** The lines around a line of a file. */
export async function loadSource(file: string, line: number, signal: AbortSignal): Promise<SourceAnswer> {
  const query = new URLSearchParams({ file, line: String(line) });
  return (await (await request('GET', `/api/source?${query}`, undefined, { signal })).json()) as SourceAnswer;
}

/** The model's answer as server-sent events; the caller reads and closes it. */
export async function askAdvice(question: AdviceRequest, signal: AbortSignal): Promise<Response> {
  return request('POST', '/api/advise', question, { accept: 'text/event-stream', signal });
}

export function openEventStream(): EventSource {
  return new EventSource('/api/events');
}

/** The page as one file, with a place for the report. */
export async function loadSavedPage(): Promise<string> {
  return (await request('GET', '/saved-page.html', undefined, { accept: 'text/html' })).text();
}

/** The address of the badge. */
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
  const answer = await fetch(path, options).catch(explainNetworkError);
  if (!answer.ok) throw await readProblem(answer);
  return answer;
}

/** Whether nothing arrived at all. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'unreachable';
}

/** Browsers give no details for a failed fetch or import, and each has its own message. */
export function explainNetworkError(error: unknown): never {
  if (error instanceof TypeError) throw new ApiError(0, 'unreachable', 'Lintel’s server does not respond.');
  throw error;
}

async function readProblem(answer: Response): Promise<ApiError> {
  const text = await answer.text();
  try {
    const { code, detail } = JSON.parse(text) as { code?: string; detail?: string };
    return new ApiError(answer.status, code ?? 'unknown', detail ?? answer.statusText);
  } catch {
    return new ApiError(
      answer.status,
      'unknown',
      `The server responded with ${answer.status} ${answer.statusText}`,
    );
  }
}
