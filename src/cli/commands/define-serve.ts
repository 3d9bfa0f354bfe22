// The arguments of `lintel serve`. The implementation is loaded when the command runs.
import type { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { collect, parsePort } from '../option-values.ts';
import { addAnalysisOptions } from '../analysis-options.ts';
import type { ServeFlags } from './serve.ts';

export function defineServe(program: Command, context: CommandContext): void {
  const command = program
    // `lintel` without a command.
    .command('serve', { isDefault: true })
    .description('analyse a project and serve the report to your browser')
    .argument('[path]', 'folder of the project', '.')
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--port <port>', 'port to listen on (default: first free port from 3000)', parsePort)
    .option('--watch', 'analyse again when a file changes')
    .option('--open', 'open the page in your browser')
    .option('--token [token]', 'require this token (generated if omitted)')
    .option('--allowed-host <name>', 'accept this Host header; can be repeated', collect)
    .option('--out-dir <dir>', 'output folder (default: .lintel)');
  addAnalysisOptions(command)
    .addHelpText(
      'after',
      `
Only clients on this machine can re-analyse, change the project or open files. If --host is not
127.0.0.1, everyone who can reach the server can read the report.

Environment:
  LAUNCH_EDITOR           editor to open files in
  LINTEL_TOKEN            like --token, but not visible in the process list
  LINTEL_ADVISE_URL       URL of an OpenAI-compatible server for advice
  LINTEL_ADVISE_KEY       API key, sent only to that URL
  LINTEL_ADVISE_MODEL     model to use

Examples:
  lintel serve ../shop --watch --open
  lintel serve --host 0.0.0.0 --port 8080`,
    )
    .action(async (path: string, flags: ServeFlags) => {
      const { runServe } = await import('./serve.ts');
      await runServe(path, flags, context);
    });
  program
    // Internal: the child process of the server that analyses.
    .command('serve-analysis', { hidden: true })
    .action(async () => {
      const { runAnalysisChild } = await import('../../session/analysis-child.ts');
      await runAnalysisChild();
    });
  program
    // Internal: the child process of the server that watches files.
    .command('serve-watch', { hidden: true })
    .action(async () => {
      const { runWatchChild } = await import('../../session/watch/watch-child.ts');
      await runWatchChild();
    });
}
