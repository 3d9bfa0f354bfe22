// The arguments of `lintel serve`. What it does is loaded when it is called.
import type { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { collect, parsePort } from '../option-values.ts';
import { addAnalysisOptions } from './analysis-options.ts';
import type { ServeFlags } from './serve.ts';

export function defineServe(program: Command, context: CommandContext): void {
  const command = program
    // The command that `lintel` alone stands for.
    .command('serve', { isDefault: true })
    .description('analyse a project and serve its report to your browser')
    .argument('[path]', 'folder of the project', '.')
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--port <port>', 'port to listen on (default: the first free one from 3000)', parsePort)
    .option('--watch', 'analyse again when a file changes')
    .option('--open', 'show the page in your browser')
    .option('--token [token]', 'let in only who has this token; made up where none is given')
    .option('--allowed-host <name>', 'another name of this machine; can be repeated', collect)
    .option('--out-dir <dir>', 'write into this folder instead of .lintel');
  addAnalysisOptions(command)
    .addHelpText(
      'after',
      `
Only this machine can act on the server (re-analyse, change the project, open files); on another
address than 127.0.0.1, whoever can reach it can read the report.

Environment:
  LAUNCH_EDITOR           the editor that files are opened in
  LINTEL_TOKEN            the same as --token, unseen by other users
  LINTEL_ADVISE_URL       an OpenAI-compatible server for advice
  LINTEL_ADVISE_KEY       its key, sent to that address alone
  LINTEL_ADVISE_MODEL     the model to ask there

Examples:
  lintel serve ../shop --watch --open
  lintel serve --host 0.0.0.0 --port 8080`,
    )
    .action(async (path: string, flags: ServeFlags) => {
      const { runServe } = await import('./serve.ts');
      await runServe(path, flags, context);
    });
  program
    // Not for people: the process in which the server has a project analysed.
    .command('serve-analysis', { hidden: true })
    .action(async () => {
      const { runAnalysisChild } = await import('../../session/analysis-child.ts');
      await runAnalysisChild();
    });
  program
    // Nor this one: the process that watches the project's files for the server.
    .command('serve-watch', { hidden: true })
    .action(async () => {
      const { runWatchChild } = await import('../../session/watch/watch-child.ts');
      await runWatchChild();
    });
}
