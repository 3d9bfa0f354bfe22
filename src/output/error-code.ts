/** The operating system's code of an error: `ENOENT`. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

export function hasErrorCode(error: unknown, code: string): boolean {
  return errorCode(error) === code;
}
