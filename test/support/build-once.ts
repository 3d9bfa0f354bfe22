// The command-line tests run the program as it is published.
import { execFileSync } from 'node:child_process';

export default function buildOnce(): void {
  // The test runner sets NODE_ENV to `test`, for which the page is built with checks of its own.
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, ['scripts/build.js'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}
