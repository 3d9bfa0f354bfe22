import { createHash } from 'node:crypto';

/** Stays the same for a violation in every run, even if its line moves. `from` is the path from where Lintel runs. */
export function fingerprint(rule: string, from: string, to: string): string {
  return createHash('sha256')
    .update(JSON.stringify([rule, from, to]))
    .digest('hex');
}
