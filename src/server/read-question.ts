// Reads a question from the query of a request.
import * as z from 'zod';
import type { QuestionRequest } from '../session/child-messages.ts';
import { ProblemError } from './problem.ts';

type Question = QuestionRequest['question'];

const list =
  'A path, folder, glob, end of a path or name that imports use; several are separated by line breaks.';

export const answerQuery = z.strictObject({
  question: z.enum(['overview', 'file', 'impact', 'path', 'affected', 'place']),
  files: z.string().optional().describe(`Of impact and affected. ${list}`),
  file: z.string().optional().describe('Of file: the file. Of place: the path of the new file.'),
  imports: z.string().optional().describe(`Of place. ${list}`),
  from: z.string().optional().describe('Of path.'),
  to: z.string().optional().describe('Of path.'),
  max_tokens: z.number().int().min(1).optional().describe('Cuts the answer in words.'),
});

/** Throws a ProblemError if something that the question needs is missing. */
export function readQuestion(query: z.infer<typeof answerQuery>): Question {
  const need = (field: 'files' | 'file' | 'imports' | 'from' | 'to'): string => {
    const text = query[field];
    if (text !== undefined) return text;
    const detail = `${field}: the question ${query.question} needs it.`;
    throw new ProblemError({ status: 400, code: 'invalid-field', detail, field });
  };
  const needList = (field: 'files' | 'imports'): readonly string[] =>
    need(field)
      .split('\n')
      .filter((line) => line !== '');
  switch (query.question) {
    case 'overview':
      return { name: 'overview' };
    case 'file':
      return { name: 'file', file: need('file') };
    case 'impact':
    case 'affected':
      return { name: query.question, files: needList('files') };
    case 'path':
      return { name: 'path', from: need('from'), to: need('to') };
    case 'place':
      return { name: 'place', file: need('file'), imports: needList('imports') };
  }
}
