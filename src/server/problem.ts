// Error responses: RFC 9457 with a stable `code`.
import { STATUS_CODES } from 'node:http';

export interface Problem {
  readonly status: number;
  /** Stable: clients can rely on it. */
  readonly code: string;
  /** What happened and what to do. */
  readonly detail: string;
  /** The invalid member of the request body. */
  readonly field?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export const notFound: Problem = {
  status: 404,
  code: 'not-found',
  detail: 'Not found. See /api/openapi.json.',
};

/** Thrown by a route and caught in app.ts. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly problem: Problem;

  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem.detail, options);
    this.problem = problem;
  }
}

export const problemMediaType = 'application/problem+json';

export function renderProblem({ status, code, detail, field }: Problem): string {
  const title = STATUS_CODES[status] ?? 'Error';
  return JSON.stringify({ type: `urn:lintel:problem:${code}`, title, status, detail, code, field });
}

export function problemResponse(problem: Problem): Response {
  return new Response(renderProblem(problem), {
    status: problem.status,
    headers: { 'content-type': problemMediaType, 'cache-control': 'no-store', ...problem.headers },
  });
}
