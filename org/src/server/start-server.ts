// `lintel-org serve`: the page of the organisation, its answers as JSON, and the report page of each repository. It only
// reads. Every request passes the same guard as Lintel's own server.
import type { Server as HttpServer } from 'node:http';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../database/database.ts';
import { createHttpServer, listen, ownAddresses } from '../lintel.ts';
import { packageFolder } from '../package-folder.ts';
import { createApp } from './app.ts';

export interface OrganisationServerOptions {
  /** 0: any free port. Undefined: the first free port from 3000. */
  readonly port: number | undefined;
  /** The default is 127.0.0.1: this machine alone. */
  readonly host?: string | undefined;
  /** Host names that browsers on this machine may use, besides localhost and IP addresses. */
  readonly allowedHosts?: readonly string[] | undefined;
  /** Gets unexpected errors; the client gets only a general message. */
  readonly onBug?: ((error: Error) => void) | undefined;
}

export interface OrganisationServer {
  readonly url: string;
  /** Resolves when pending answers are sent or a time limit is reached. The database stays open. */
  readonly close: () => Promise<void>;
}

export async function startServer(
  database: Database,
  { port, host = '127.0.0.1', allowedHosts = [], onBug = printError }: OrganisationServerOptions,
): Promise<OrganisationServer> {
  // The address, because a name may be resolved to another one.
  const address = host === 'localhost' ? '127.0.0.1' : host;
  const app = await createApp({ database, webFolder: join(packageFolder(), 'dist/web'), onBug });
  const hosts = new Set([hostname(), host, ...allowedHosts].map((name) => name.toLowerCase()));
  const httpServer = createHttpServer(app, { hosts, ownAddresses, token: undefined });
  const bound = await listen(httpServer, address, port);
  return { url: `http://${urlHost(address)}:${bound}`, close: () => endGracefully(httpServer) };
}

function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function printError(error: Error): void {
  process.stderr.write(`${error.stack ?? error.message}\n`);
}

const patienceMs = 2300;
const lookAgainMs = 25;

async function endGracefully(httpServer: HttpServer): Promise<void> {
  const closed = new Promise<void>((resolve) => httpServer.close(() => resolve()));
  // Connections become idle one by one.
  const sweep = setInterval(() => httpServer.closeIdleConnections(), lookAgainMs);
  const deadline = setTimeout(() => httpServer.closeAllConnections(), patienceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}
