// The arguments of `lintel agents`. The implementation is loaded when the command runs.
import type { Command } from 'commander';
import type { AgentsFlags } from './agents.ts';

export function defineAgents(program: Command): void {
  program
    .command('agents')
    .description('print what tells a coding agent which commands answer what')
    .argument('[path]', 'folder of the project', '.')
    .option('--write', 'add it to AGENTS.md and CLAUDE.md, or bring it up to date there')
    .addHelpText(
      'after',
      `
Without either file, --write creates AGENTS.md. What is outside the two marks stays as it is.

Examples:
  lintel agents
  lintel agents --write`,
    )
    .action(async (path: string, flags: AgentsFlags) => {
      const { runAgents } = await import('./agents.ts');
      await runAgents(path, flags);
    });
}
