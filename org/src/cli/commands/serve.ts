import { once } from 'node:events';
import { type Command, InvalidArgumentError } from 'commander';
import { startServer } from '../../server/start-server.ts';
import { addDatabaseOption, type DatabaseFlags, withDatabase } from '../with-database.ts';

interface ServeFlags extends DatabaseFlags {
  readonly host: string;
  readonly port?: number;
  readonly allowedHost?: readonly string[];
}

export function defineServe(program: Command, signal: AbortSignal): void {
  const command = program
    .command('serve')
    .description('serve the map of repositories to your browser')
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--port <port>', 'port to listen on (default: first free port from 3000)', parsePort)
    .option('--allowed-host <name>', 'accept this Host header; can be repeated', collect);
  addDatabaseOption(command).action((flags: ServeFlags) => serve(flags, signal));
}

async function serve(flags: ServeFlags, signal: AbortSignal): Promise<void> {
  const { host, port, allowedHost: allowedHosts } = flags;
  await withDatabase(flags, async (database) => {
    const server = await startServer(database, { host, port, allowedHosts });
    process.stdout.write(`The map is at ${server.url} (Ctrl-C ends it)\n`);
    if (!signal.aborted) await once(signal, 'abort');
    await server.close();
  });
}

function collect(name: string, earlier: readonly string[] = []): readonly string[] {
  return [...earlier, name];
}

function parsePort(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) {
    throw new InvalidArgumentError('Expected a number from 0 to 65535.');
  }
  return Number(text);
}
