// The commands that each answer one question about a project. The implementation is loaded when the command runs.
import type { Command } from 'commander';
import { UserError } from '../../model/user-error.ts';
import type { CommandContext } from '../command-context.ts';
import { parseMaxTokens } from '../option-values.ts';
import { addAnalysisOptions } from '../analysis-options.ts';
import type { PlaceFlags, QuestionFlags } from './questions.ts';

export function defineQuestions(program: Command, context: CommandContext): void {
  addQuestionOptions(
    program
      .command('overview')
      .description('show what a project is: its parts, entry points and problems')
      .argument('[path]', 'the project, like --project'),
  )
    .addHelpText('after', examples('lintel overview', 'lintel overview ../shop --max-tokens 2000'))
    .action(async (path: string | undefined, flags: QuestionFlags) => {
      if (path !== undefined && flags.project !== undefined) {
        throw new UserError('The project is given twice: as an argument and with --project.');
      }
      const { runOverview } = await import('./questions.ts');
      await runOverview(path === undefined ? flags : { ...flags, project: path }, context);
    });

  addQuestionOptions(
    program
      .command('file')
      .description('show what files use, who uses them, and their findings')
      .argument('<file...>', named),
  )
    .addHelpText('after', examples('lintel file src/cart.ts', 'lintel file src/orders --json'))
    .action(async (files: readonly string[], flags: QuestionFlags) => {
      const { runFile } = await import('./questions.ts');
      await runFile(files, flags, context);
    });

  addQuestionOptions(
    program
      .command('impact')
      .description('show what a change of files can affect')
      .argument('<file...>', `${named}, or pkg:NAME for a package`),
  )
    .addHelpText(
      'after',
      examples(
        'lintel impact src/cart.ts',
        "lintel impact src/orders 'src/**/price*.ts'",
        'lintel impact pkg:lodash',
      ),
    )
    .action(async (files: readonly string[], flags: QuestionFlags) => {
      const { runImpact } = await import('./questions.ts');
      await runImpact(files, flags, context);
    });

  addQuestionOptions(
    program
      .command('path')
      .description('show how one file depends on another')
      .argument('<from>', named)
      .argument('<to>', `${named}, or pkg:NAME for a package`),
  )
    .addHelpText('after', examples('lintel path src/main.ts src/price.ts', 'lintel path src/web src/data'))
    .action(async (from: string, to: string, flags: QuestionFlags) => {
      const { runPath } = await import('./questions.ts');
      await runPath(from, to, { ...flags, context });
    });

  addQuestionOptions(
    program
      .command('place')
      .description('show where a new file would fit and which rules it would break')
      .argument('<file>', 'path of the new file')
      .requiredOption(
        '--imports <list>',
        'what it imports, separated by commas: files, folders, globs, packages (pkg:NAME for a new one), or as its code would; can be repeated',
        collectList,
      ),
  )
    .addHelpText(
      'after',
      examples('lintel place src/orders/refund.ts --imports src/price.ts,src/db/query.ts,pkg:zod'),
    )
    .action(async (file: string, flags: PlaceFlags) => {
      const { runPlace } = await import('./questions.ts');
      await runPlace(file, flags, context);
    });
}

const named = 'a path, a folder, a glob, the end of a path, or the name that imports use';

function addQuestionOptions(command: Command): Command {
  command
    .option('--json', 'print the answer as JSON')
    .option(
      '--max-tokens <n>',
      'cut the answer to about this many tokens (default: all of it)',
      parseMaxTokens,
    )
    .option('--project <folder>', 'folder of the project (default: the project around this folder)')
    .option('--report <file>', 'ask this report instead of analysing the project (- for stdin)');
  return addAnalysisOptions(command);
}

function collectList(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, ...text.split(',').map((part) => part.trim())].filter((part) => part !== '');
}

function examples(...lines: readonly string[]): string {
  return `\nExamples:\n${lines.map((line) => `  ${line}`).join('\n')}`;
}
