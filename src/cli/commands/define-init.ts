// The arguments of `lintel init`. The implementation is loaded when the command runs.
import type { Command } from 'commander';
import type { InitFlags } from './init.ts';

export function defineInit(program: Command): void {
  program
    .command('init')
    .description('create a lintel.config.json with comments')
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
      await runInit(path, flags);
    });
}
