// Validates a client's input against its schema. The problem names the first invalid field.
import type * as z from 'zod';
import { ProblemError } from './problem.ts';

export function validate<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = issue?.code === 'unrecognized_keys' ? (issue.keys[0] ?? '') : (issue?.path.join('.') ?? '');
  throw new ProblemError({
    status: 400,
    code: 'invalid-field',
    detail: `${field}: ${issue?.message ?? 'is invalid'}.`,
    field,
  });
}
