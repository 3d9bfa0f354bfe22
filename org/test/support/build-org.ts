// The program, the page and the empty database as they are published.
import { execFileSync } from 'node:child_process';

export default function buildOrg(): void {
  // The test runner sets NODE_ENV to `test`, for which the page is built with checks of its own.
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, ['org/scripts/build.js'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}
