// A server of the Model Context Protocol: offers the questions about a project as tools, over stdin and stdout. Every answer
// is about the files at the time of the question.
import { McpServer } from '@modelcontextprotocol/server';
import { serveStdio, type StdioServerHandle } from '@modelcontextprotocol/server/stdio';
import * as z from 'zod';
import { type AnswerState, withState } from '../answers/describe-state.ts';
import { defaultMaxTokens, renderAnswer } from '../answers/render-answer.ts';
import type { Run } from '../model/run.ts';
import { UserError } from '../model/user-error.ts';
import { version } from '../model/version.ts';
import { printable } from '../std/printable.ts';
import { mcpTools, type ToolContext } from './tools.ts';

export interface McpOptions {
  /** The report of the files as they are now. */
  readonly refresh: (run: Run) => Promise<AnswerState & Pick<ToolContext, 'report'>>;
  readonly affectedSince: ToolContext['affectedSince'];
  readonly exists: ToolContext['exists'];
  readonly startedIn: ToolContext['startedIn'];
  /** Called for errors that are not part of an answer. */
  readonly onError: (error: Error) => void;
}

const instructions =
  'What depends on what in this project. Start with overview; ask impact before changing a file, place before adding one.';

const maxTokens = z.number().int().min(200).max(100_000).default(defaultMaxTokens);

export function serveMcp(options: McpOptions): StdioServerHandle {
  return serveStdio(() => createServer(options), { onerror: options.onError });
}

function createServer(options: McpOptions): McpServer {
  const server = new McpServer({ name: 'lintel', version }, { instructions });
  for (const { name, description, input, answer } of mcpTools) {
    // A misspelled argument must not be ignored.
    const inputSchema = z.strictObject({ ...input, max_tokens: maxTokens });
    const annotations = { readOnlyHint: true, openWorldHint: false };
    server.registerTool(name, { description, inputSchema, annotations }, async (args, { mcpReq }) => {
      try {
        const state = await options.refresh({ signal: mcpReq.signal });
        const context = { ...options, report: state.report, signal: mcpReq.signal };
        const told = withState(await answer(args, context), state);
        return { content: [{ type: 'text', text: renderAnswer(told, args.max_tokens) }] };
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        const text = error.message.split('\n').map(printable).join('\n');
        return { content: [{ type: 'text', text }], isError: true };
      }
    });
  }
  return server;
}
