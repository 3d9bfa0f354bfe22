// Starts the report server for a session, and shuts it down gracefully.
import type { Server as HttpServer } from 'node:http';
import { hostname } from 'node:os';
import type { AskProject } from '../session/analyze-in-child.ts';
import { AnswerError } from '../session/answer-error.ts';
import { HistoryFile } from '../session/history-file.ts';
import type { ServedChange } from '../session/served-change.ts';
import type { Session } from '../session/session.ts';
import { Advisor, type ConfiguredUpstream } from './advise/advisor.ts';
import { createApp } from './app.ts';
import { localDesktop } from './desktop/local-desktop.ts';
import { EventStreams } from './event-streams.ts';
import type { Policy } from './guard.ts';
import { createHttpServer } from './http-server.ts';
import { listen } from './listen.ts';
import { ownAddresses } from './loopback.ts';
import { pageRoutes } from './page/page-routes.ts';
import { apiRoutes } from './routes/index.ts';
import { createToken } from './token.ts';

export interface ServerOptions {
  readonly host: string;
  /** Undefined: the first free port from 3000. */
  readonly port: number | undefined;
  readonly allowedHosts: readonly string[];
  /** True: generate one. */
  readonly token: string | true | undefined;
  /** The built page. If it is missing, a plain page is served. */
  readonly webFolder: string;
  readonly workingFolder: string;
  readonly upstream: ConfiguredUpstream | undefined;
  /** The change that is served, if any: its newer side is the report of the session. */
  readonly change?: ServedChange | undefined;
  /** Answers questions about the served report; undefined if that is not possible. */
  readonly ask?: AskProject | undefined;
  /** The output file of `lintel history` for the project. */
  readonly historyFile?: string | undefined;
  /** The output folder, as `lintel history` must be told it; undefined if it need not be. */
  readonly outDir?: string | undefined;
  readonly onBug: (error: Error) => void;
}

export interface ReportServer {
  readonly port: number;
  /** The URL for the browser, with the token if there is one. */
  readonly url: string;
  /** Finishes pending responses and closes streams. Resolves when that is done or a time limit is reached. */
  close(): Promise<void>;
}

export async function startReportServer(session: Session, options: ServerOptions): Promise<ReportServer> {
  const host = options.host === 'localhost' ? '127.0.0.1' : options.host;
  const streams = new EventStreams(session);
  const bound = { port: 0 };
  const token = options.token === undefined ? undefined : createToken(options.token);
  const app = createApp(
    {
      session,
      change: options.change,
      ask: options.ask ?? noAnswers,
      history: options.historyFile === undefined ? undefined : new HistoryFile(options.historyFile),
      outDir: options.outDir,
      streams,
      token,
      desktop: localDesktop(),
      advisor: new Advisor(() => bound.port, options.upstream),
      workingFolder: options.workingFolder,
    },
    [...apiRoutes, ...(await pageRoutes(options.webFolder))],
    options.onBug,
  );
  const policy: Policy = { hosts: knownHosts(options), ownAddresses, token };
  const httpServer = createHttpServer(app, policy);
  bound.port = await listen(httpServer, host, options.port);
  return {
    port: bound.port,
    url: `http://${urlHost(host)}:${bound.port}${token === undefined ? '' : `/?token=${encodeURIComponent(token.value)}`}`,
    close: () => endGracefully(httpServer, streams, session),
  };
}

function knownHosts({ host, allowedHosts }: ServerOptions): ReadonlySet<string> {
  return new Set([hostname(), host, ...allowedHosts].map((name) => name.toLowerCase()));
}

function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

const patienceMs = 2300;
const lookAgainMs = 25;

async function endGracefully(httpServer: HttpServer, streams: EventStreams, session: Session): Promise<void> {
  const closed = new Promise<void>((resolve) => httpServer.close(() => resolve()));
  streams.close();
  // Connections become idle one by one.
  const sweep = setInterval(() => httpServer.closeIdleConnections(), lookAgainMs);
  const deadline = setTimeout(() => httpServer.closeAllConnections(), patienceMs);
  await Promise.all([closed, session.close()]);
  clearInterval(sweep);
  clearTimeout(deadline);
}

function noAnswers(): Promise<string> {
  return Promise.reject(new AnswerError('This server answers no questions.'));
}
