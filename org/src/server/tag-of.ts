import { createHash } from 'node:crypto';

/** For an ETag. */
export function tagOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}
