// The arguments of `lintel mcp`. The implementation is loaded when the command runs.
import type { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { addAnalysisOptions, type AnalysisFlags } from '../analysis-options.ts';

export function defineMcp(program: Command, context: CommandContext): void {
  const command = program
    .command('mcp')
    .description('answer the questions of coding agents over stdin and stdout (Model Context Protocol)')
    .argument('[path]', 'folder of the project (default: the project around this folder)');
  addAnalysisOptions(command)
    .addHelpText(
      'after',
      `
The agent's program starts this command. In the configuration of most of them:
  { "mcpServers": { "lintel": { "command": "npx", "args": ["lintel", "mcp"] } } }

Examples:
  lintel mcp
  lintel mcp ../shop`,
    )
    .action(async (path: string | undefined, flags: AnalysisFlags) => {
      const { runMcp } = await import('./mcp.ts');
      await runMcp(path, flags, context);
    });
}
