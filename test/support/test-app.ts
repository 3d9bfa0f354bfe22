// The server without a socket: a session over reports written down in a test, and a desktop made of data.
import type { Report } from '../../src/model/report.ts';
import { Advisor } from '../../src/server/advise/advisor.ts';
import { type App, createApp } from '../../src/server/app.ts';
import type { Desktop } from '../../src/server/desktop/desktop.ts';
import { EventStreams } from '../../src/server/event-streams.ts';
import { pageRoutes } from '../../src/server/page/page-routes.ts';
import { apiRoutes } from '../../src/server/routes/index.ts';
import type { Server } from '../../src/server/server.ts';
import { AnswerError } from '../../src/session/answer-error.ts';
import { AnalysisError, Session } from '../../src/session/session.ts';
import { reportOf } from './report-of.ts';
import { servedReport } from './served-report.ts';

export interface TestApp {
  readonly app: App;
  readonly session: Session;
  readonly streams: EventStreams;
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  readonly post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>;
}

export interface TestAppOptions extends Partial<
  Pick<Server, 'advisor' | 'ask' | 'change' | 'desktop' | 'history' | 'session' | 'token' | 'workingFolder'>
> {
  /** Folder → its report; a folder that is missing here cannot be analysed. */
  readonly reports?: ReadonlyMap<string, Report>;
}

export const shop = reportOf({
  files: ['src/cart.ts', 'src/orders.ts'],
  packages: ['zod'],
  edges: [
    ['src/cart.ts', 'src/orders.ts'],
    ['src/orders.ts', 'src/cart.ts'],
    ['src/orders.ts', 'pkg:zod'],
  ],
  cycle: ['src/cart.ts', 'src/orders.ts'],
});

const noDesktop: Desktop = {
  chooseFolder: () => Promise.resolve({ kind: 'unavailable' }),
  openInEditor: () => Promise.resolve(false),
};

export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const reports = options.reports ?? new Map([[shop.projectRoot, shop]]);
  const first = [...reports.keys()][0] ?? '';
  const analyze = async (folder: string) => {
    const report = reports.get(folder);
    if (report === undefined) throw new AnalysisError(`No source files in ${folder}.`);
    return servedReport(report);
  };
  const run = { signal: new AbortController().signal, onProgress: () => undefined };
  const session = options.session ?? (await Session.start(first, analyze, run));
  const streams = new EventStreams(session);
  const server: Server = {
    session,
    change: undefined,
    history: undefined,
    outDir: undefined,
    ask: () => Promise.reject(new AnswerError('Nobody can be asked.')),
    streams,
    desktop: noDesktop,
    advisor: new Advisor(() => 3000),
    token: undefined,
    workingFolder: '/srv',
    ...options,
  };
  const bugs = (error: Error): never => {
    throw error;
  };
  const app = createApp(server, [...apiRoutes, ...(await pageRoutes('/no/page/was/built'))], bugs);
  return {
    app,
    session,
    streams,
    get: async (path, headers = {}) => app.fetch(new Request(`http://localhost:3000${path}`, { headers })),
    post: async (path, body, headers = {}) => app.fetch(postRequest(path, body, headers)),
  };
}

function postRequest(path: string, body: unknown, headers: Record<string, string>): Request {
  const url = `http://localhost:3000${path}`;
  if (body === undefined) return new Request(url, { method: 'POST', headers });
  const bytes =
    body instanceof Uint8Array
      ? new Uint8Array(body)
      : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  return new Request(url, {
    method: 'POST',
    body: bytes,
    headers: { 'content-type': 'application/json', 'content-length': String(bytes.byteLength), ...headers },
  });
}
