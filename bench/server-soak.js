// `npm run soak`: 64 clients read a report of 50 MB while it is analysed 20 times. Zero errors, zero torn bodies; health
// answers all the while, and the memory comes back. `npm run soak -- --files 700 --clients 8 --runs 4` for a short one.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { residentMb, soak, startServer, writeLargeProject } from './server-load.js';

const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '7000' },
    clients: { type: 'string', default: '64' },
    runs: { type: 'string', default: '20' },
  },
});
const [files, clients, runs] = [Number(values.files), Number(values.clients), Number(values.runs)];

execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
const folder = mkdtempSync(join(tmpdir(), 'lintel-soak-'));
writeLargeProject(join(folder, 'project'), files);
const server = await startServer(folder, 'project');
try {
  // Once, so that what is only made once is made.
  await soak(server.url, clients, 1);
  await delay(3000);
  const before = residentMb(server.pid);
  const started = performance.now();
  const result = await soak(server.url, clients, runs);
  const seconds = (performance.now() - started) / 1000;
  await delay(3000);
  const after = residentMb(server.pid);
  console.table({
    'report, MB': (statSync(join(folder, '.lintel/graph.json')).size / 1e6).toFixed(1),
    clients,
    're-analyses': runs,
    seconds: seconds.toFixed(1),
    ...result,
    errors: result.errors.length,
    'memory before, MB': Math.round(before),
    'memory after, MB': Math.round(after),
  });
  for (const error of new Set(result.errors)) console.error(error);
  const isGood = result.errors.length + result.torn + result.failedRuns === 0 && result.worstHealthMs < 1000;
  process.exitCode = isGood && after < before * 1.2 ? 0 : 1;
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
