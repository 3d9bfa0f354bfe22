import { createHash } from 'node:crypto';

/** The same for one violation in every run, wherever its line has moved. */
export function fingerprint(rule: string, from: string, to: string): string {
  return createHash('sha256')
    .update(JSON.stringify([rule, from, to]))
    .digest('hex');
}
