// The arguments of `lintel init`. The implementation is loaded when the command runs.
import type { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import type { InitFlags } from './init.ts';

export function defineInit(program: Command, context: CommandContext): void {
  program
    .command('init')
    .description('write a commented lintel.config.json, with rules that the project already follows')
    .argument('[path]', 'folder of the project', '.')
    .option('--force', 'overwrite an existing file')
    .addHelpText(
      'after',
      `
Examples:
  lintel init
  lintel init packages/shop --force`,
    )
    .action(async (path: string, flags: InitFlags) => {
      const { runInit } = await import('./init.ts');
      await runInit(path, flags, context);
    });
}
