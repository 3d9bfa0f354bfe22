// The tools of the MCP server: the questions about a project, described for agents.
import * as z from 'zod';
import { answerAffected } from '../answers/answer-affected.ts';
import { askAffected, askFile, askImpact, askOverview, askPath, askPlace } from '../answers/ask.ts';
import type { Answer } from '../answers/answer.ts';
import type { Report } from '../model/report.ts';
import { UserError } from '../model/user-error.ts';
import type { AffectedSince } from '../query/affected/find-affected.ts';
import { selectChanged } from '../query/files/select-changed.ts';

export interface ToolContext {
  readonly report: Report;
  readonly signal: AbortSignal;
  /** What the changes since a revision affect. Without a revision, they start where the branch was created. */
  readonly affectedSince: (revision: string | undefined, signal: AbortSignal) => Promise<AffectedSince>;
  /** The working directory of the server. */
  readonly startedIn: string;
  /** Whether an absolute path exists. */
  readonly exists: (path: string) => boolean;
}

export interface McpTool<Input extends z.ZodRawShape = z.ZodRawShape> {
  readonly name: string;
  readonly description: string;
  readonly input: Input;
  readonly answer: (args: z.infer<z.ZodObject<Input>>, context: ToolContext) => Answer | Promise<Answer>;
}

const file = z.string().describe('path, folder, glob, end of a path or name that imports use');
const files = z.array(file).min(1);

/**
 * Answers contain paths from the root, which an agent uses in further questions. It may also use paths relative to its own
 * folder.
 */
function startFolders({ report, startedIn }: ToolContext): readonly string[] {
  return [report.projectRoot, startedIn];
}

/** Infers the type of the arguments. */
function tool<Input extends z.ZodRawShape>(definition: McpTool<Input>): McpTool {
  return definition as unknown as McpTool;
}

export const mcpTools: readonly McpTool[] = [
  tool({
    name: 'overview',
    description: 'What the project consists of: parts, layers, entry points, hubs, problems.',
    input: {},
    answer: (_, { report }) => askOverview(report).answer,
  }),
  tool({
    name: 'file',
    description: 'What a file uses, who uses it (with lines), and its findings.',
    input: { file },
    answer: (args, context) => askFile(context.report, [args.file], startFolders(context)).answer,
  }),
  tool({
    name: 'impact',
    description: 'What a change of these files can break: dependents by distance, tests, rules.',
    input: { files },
    answer: (args, context) => askImpact(context.report, args.files, startFolders(context)).answer,
  }),
  tool({
    name: 'path',
    description: 'How one file comes to depend on another, line by line.',
    input: { from: file, to: file },
    answer: (args, context) => askPath(context.report, args, startFolders(context)).answer,
  }),
  tool({
    name: 'affected',
    description: 'Which tests can see a change: of these files, or of all work since a revision.',
    input: {
      files: z
        .array(z.string().describe('path, folder or glob'))
        .min(1)
        .optional()
        .describe('default: the work since the branch began'),
      since: z.string().optional().describe('a git revision'),
      list: z.enum(['tests', 'files', 'packages']).default('tests'),
    },
    answer: async ({ files: changed, since, list }, context) => {
      const { report, signal, affectedSince, exists } = context;
      if (changed !== undefined && since !== undefined)
        throw new UserError('Give the changed files or since, not both.');
      if (changed !== undefined) {
        const paths = selectChanged(report, changed, { from: startFolders(context), exists });
        return askAffected(report, paths, list).answer;
      }
      const found = await affectedSince(since, signal);
      return answerAffected(found, { since: found.since, notes: found.notes, asked: list });
    },
  }),
  tool({
    name: 'place',
    description:
      'Whether a new file with these imports fits where it is planned, and which rules it would break.',
    input: {
      file: z.string().describe('path of the new file'),
      imports: files.describe('paths, packages (zod, pkg:zod), or as the code of the new file has them'),
    },
    answer: (args, context) => askPlace(context.report, args, startFolders(context)).answer,
  }),
];
