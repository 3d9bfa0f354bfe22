import { once } from 'node:events';
import { type Command, InvalidArgumentError } from 'commander';
import { startServer } from '../../server/start-server.ts';
import { addDatabaseOption, type DatabaseFlags, withDatabase } from '../with-database.ts';

interface ServeFlags extends DatabaseFlags {
  readonly port: number;
}

export function defineServe(program: Command, signal: AbortSignal): void {
  const command = program
    .command('serve')
    .description('serve the map of repositories to your browser')
    .option('--port <n>', 'port (0: any free one)', parsePort, 4810);
  addDatabaseOption(command).action((flags: ServeFlags) =>
    withDatabase(flags, async (database) => {
      const server = await startServer(database, { port: flags.port });
      process.stdout.write(`The map is at ${server.url} (Ctrl-C ends it)\n`);
      if (!signal.aborted) await once(signal, 'abort');
      await server.close();
    }),
  );
}

function parsePort(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) {
    throw new InvalidArgumentError('Expected a number from 0 to 65535.');
  }
  return Number(text);
}
