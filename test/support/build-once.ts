// The command-line tests run the program as it is published.
import { execFileSync } from 'node:child_process';

export default function buildOnce(): void {
  execFileSync(process.execPath, ['scripts/build.js'], { stdio: ['ignore', 'ignore', 'inherit'] });
}
