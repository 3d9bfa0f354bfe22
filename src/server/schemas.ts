// The schemas of requests and responses. They validate requests, and the OpenAPI document is generated from them.
import * as z from 'zod';
import { linesAround, maxLineLength } from './read-lines.ts';

const count = z.int().min(0);
const fileId = z.string().describe('Path of a file relative to the project root.');

const metricsSchema = z.object({
  filesAnalyzed: count,
  totalDependencies: count,
  externalDependencies: count,
  circularDependencyCount: count,
  complexity: z.array(z.object({ file: fileId, imports: count, score: z.number().min(0).max(1) })),
  criticalFiles: z.array(z.object({ file: fileId, dependents: count })),
});

export const emptyBody = z.strictObject({});

export const healthAnswer = z.object({ status: z.literal('ok') });

export const projectAnswer = z.object({ path: z.string().describe('Absolute path of the served project.') });

const report = {
  status: z.literal('ok'),
  path: z.string().describe('Absolute path of the served project.'),
  generatedAt: z.string().describe('Time of the report: ISO 8601 with UTC offset.'),
  metrics: metricsSchema,
};

export const projectChangedAnswer = z.object(report);

export const reanalyzedAnswer = z.object({ ...report, durationMs: count });

export const projectBody = z.strictObject({
  path: z
    .string()
    .min(1)
    .max(4096)
    .describe(
      'Folder to serve: absolute, with ~ for the home folder, or relative to the working folder of the server.',
    ),
});

const fileNode = z.string().min(1).max(4096).describe('ID of a file node of the report.');
const lineNumber = z.int().min(1).max(2_147_483_647).describe('Line number.');

export const openFileBody = z.strictObject({ file: fileNode, line: lineNumber.optional() });

export const openedFileAnswer = z.object({
  status: z.literal('ok'),
  path: z.string().describe('Absolute path of the opened file.'),
});

export const sourceQuery = z.strictObject({ file: fileNode, line: lineNumber });

export const sourceAnswer = z.object({
  status: z.literal('ok'),
  file: fileId,
  firstLine: z.int().min(1).describe('Line number of the first of `lines`.'),
  lines: z
    .array(z.string())
    .describe(
      `The line and at most ${linesAround} before and after it. A line is cut at ${maxLineLength} characters and then ends with an ellipsis.`,
    ),
  size: count.describe('Size of the file in bytes, now.'),
  changedAt: z.string().describe('When the file last changed: ISO 8601, UTC.'),
});

export const adviseBody = z.strictObject({
  base_url: z.string().min(1).max(2048).describe('URL of an OpenAI-compatible server, http or https.'),
  model: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('Model to use (default: the first one that the server offers).'),
  api_key: z
    .string()
    .regex(/^[\x21-\x7e]{1,4096}$/)
    .optional()
    .describe('Sent to that server as a bearer token, never stored.'),
  focus: z
    .string()
    .min(1)
    .max(4000)
    .optional()
    .describe('A file or a question that the advice should focus on.'),
});

export const adviceAnswer = z.object({
  status: z.literal('ok'),
  model: z.string(),
  advice: z
    .string()
    .describe('Markdown. Files that are not in the report are marked: `name` (not in the report).'),
  unknown_files: z
    .array(z.string())
    .describe('Files that the advice mentions but that are not in the report.'),
  usage: z
    .object({ prompt_tokens: count, completion_tokens: count, total_tokens: count })
    .partial()
    .nullable()
    .describe('As counted by the upstream server.'),
});

export const problemAnswer = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string().describe('Stable: clients can rely on it.'),
  field: z.string().optional().describe('The invalid member of the body.'),
});
