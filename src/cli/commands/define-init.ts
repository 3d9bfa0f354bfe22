// The arguments of `lintel init`. What it does is loaded when it is called.
import type { Command } from 'commander';
import type { InitFlags } from './init.ts';

export function defineInit(program: Command): void {
  program
    .command('init')
    .description('write a commented lintel.config.json')
    .argument('[path]', 'folder of the project', '.')
    .option('--force', 'replace one that exists')
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
