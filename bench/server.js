// `node bench/server.js`: GET /api/graph for a report of 10 MB beside nginx, which serves the same ready-made gzip file.
// wrk (Debian's package, as nginx is) requests both alternately, so that other load on the machine affects both.
import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { startServer, writeLargeProject } from './server-load.js';

const rounds = 5;
const seconds = 3;
const connections = 32;
const nginxPort = 8765;

execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
const folder = mkdtempSync(join(tmpdir(), 'lintel-bench-server-'));
writeLargeProject(join(folder, 'project'), 1350);
const server = await startServer(folder, 'project');
const nginx = await startNginx();
try {
  const urls = { lintel: `${server.url}/api/graph`, nginx: `http://127.0.0.1:${nginxPort}/graph.json` };
  /** @type {Record<string, number[]>} */
  const rates = { lintel: [], nginx: [] };
  for (let round = 0; round < rounds; round++) {
    for (const [name, url] of Object.entries(urls)) rates[name]?.push(measure(url));
  }
  const [lintel, other] = [median(rates['lintel'] ?? []), median(rates['nginx'] ?? [])];
  console.table({
    'report, MB': (statSync(join(folder, '.lintel/graph.json')).size / 1e6).toFixed(1),
    'lintel, answers/s': Math.round(lintel),
    'nginx, answers/s': Math.round(other),
    'lintel ÷ nginx': (lintel / other).toFixed(2),
  });
  process.exitCode = lintel >= other / 3 ? 0 : 1;
} finally {
  nginx.kill();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function startNginx() {
  copyFileSync(join(folder, '.lintel/graph.json'), join(folder, 'graph.json'));
  const response = await fetch(`${server.url}/api/graph`, { headers: { 'accept-encoding': 'identity' } });
  writeFileSync(
    join(folder, 'graph.json.gz'),
    gzipSync(Buffer.from(await response.arrayBuffer()), { level: 6 }),
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
     events { worker_connections 256; }
     http {
       access_log off; sendfile on; keepalive_requests 1000000;
       types { application/json json; }
       server { listen 127.0.0.1:${nginxPort}; root ${folder}; gzip_static on; }
     }`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
  await delay(500);
  return child;
}

/** @param {string} url */
function measure(url) {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', 'Accept-Encoding: gzip', url];
  const output = execFileSync('wrk', args, { encoding: 'utf8' });
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(output);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
}

/** @param {readonly number[]} values */
function median(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
