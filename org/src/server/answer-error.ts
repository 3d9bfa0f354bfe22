// An error as JSON: `{ "error": "what happened" }`.

export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: 400 | 404;

  constructor(status: 400 | 404, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

export function answerError(
  status: number,
  error: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json({ error }, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
