// The arguments of `lintel agents`. The implementation is loaded when the command runs.
import type { Command } from 'commander';
import type { AgentsFlags } from './agents.ts';

export function defineAgents(program: Command): void {
  program
    .command('agents')
    .description('print instructions for coding agents: which command answers what')
    .argument('[path]', 'folder of the project', '.')
    .option('--write', 'add or update them in AGENTS.md and CLAUDE.md')
    .addHelpText(
      'after',
      `
Without either file, --write creates AGENTS.md. Text outside the two marks is not changed.

Examples:
  lintel agents
  lintel agents --write`,
    )
    .action(async (path: string, flags: AgentsFlags) => {
      const { runAgents } = await import('./agents.ts');
      await runAgents(path, flags);
    });
}
