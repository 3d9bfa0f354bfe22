// Reads and validates the query of a request. Only plain decimal text becomes a number, and names must be unique.
import * as z from 'zod';
import { ProblemError } from './problem.ts';
import { validate } from './validate.ts';

export function readQuery<T>(request: Request, schema: z.ZodObject & z.ZodType<T>): T {
  const values = new Map<string, string | number>();
  for (const [name, text] of new URL(request.url).searchParams) {
    if (values.has(name)) throw repeated(name);
    const isNumber = isNumeric(schema.shape[name]) && /^[1-9]\d*$/.test(text);
    values.set(name, isNumber ? Number(text) : text);
  }
  return validate<T>(schema, Object.fromEntries(values));
}

function isNumeric(field: unknown): boolean {
  return field instanceof z.ZodOptional ? isNumeric(field.unwrap()) : field instanceof z.ZodNumber;
}

function repeated(field: string): ProblemError {
  return new ProblemError({
    status: 400,
    code: 'invalid-field',
    detail: `${field}: must be given once.`,
    field,
  });
}
