// The command-line tests run the program as it is published. Several groups of tests need it; the first one builds it.
import { execFileSync } from 'node:child_process';

const mark = Symbol.for('lintel.isBuilt');

export default function buildOnce(): void {
  const run = globalThis as { [mark]?: true };
  if (run[mark] === true) return;
  // The test runner sets NODE_ENV to `test`, for which the page is built with checks of its own.
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, ['scripts/build.js'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  run[mark] = true;
}
