// Load on a live server, and what it does to it: readers that check every body against its ETag, and a probe of
// /api/health. Readers and probe run in processes of their own, or they would measure themselves.
import { fork, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress, createGunzip } from 'node:zlib';

const program = join(import.meta.dirname, '..', 'bin', 'lintel.js');
const importsPerFile = 10;

/**
 * A project whose report has about 8 kB per file.
 * @param {string} folder
 * @param {number} files
 */
export function writeLargeProject(folder, files) {
  const name = (/** @type {number} */ i) =>
    `warehouse_and_fulfilment_${i % 40}/stock_keeping_and_reservation_service_part_${i}`;
  for (let part = 0; part < 40; part++)
    mkdirSync(join(folder, `warehouse_and_fulfilment_${part}`), { recursive: true });
  for (let i = 0; i < files; i++) {
    const imports = Array.from(
      { length: importsPerFile },
      (_, n) => `import '../${name((i + 1 + n * 7) % files)}.js';\n`,
    );
    writeFileSync(join(folder, `${name(i)}.ts`), imports.join(''));
  }
}

/**
 * @param {string} folder
 * @param {string} project
 */
export async function startServer(folder, project) {
  const child = spawn(process.execPath, [program, 'serve', project, '--port', '0'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  while (!/listens at http:\S+\n/.test(text)) text += String((await once(child.stdout, 'data'))[0]);
  const url = /listens at (http:\S+)\n/.exec(text)?.[1] ?? '';
  return { url, pid: child.pid ?? 0, stop: () => (child.kill('SIGTERM'), once(child, 'exit')) };
}

/**
 * Reads from `clients` connections while the project is analysed `runs` times.
 * @param {string} url
 * @param {number} clients
 * @param {number} runs
 */
export async function soak(url, clients, runs) {
  const readers = await startPart('read', url, clients);
  const probe = await startPart('probe', url, 1);
  /** @type {number[]} */
  const statuses = [];
  for (let i = 0; i < runs; i++)
    statuses.push((await fetch(`${url}/api/reanalyze`, { method: 'POST' })).status);
  const [read, probed] = [await readers.end(), await probe.end()];
  return {
    failedRuns: statuses.filter((status) => status !== 200).length,
    bodies: read.count,
    distinctReports: read.distinct,
    errors: [...read.errors, ...probed.errors],
    torn: read.torn,
    healthAnswers: probed.count,
    worstHealthMs: Math.round(probed.worstMs),
  };
}

/**
 * The server's resident memory, in MB.
 * @param {number} pid
 */
export function residentMb(pid) {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}

/**
 * When it has reached the server: on a slow machine that may take longer than all analyses.
 * @typedef {{ count: number, distinct: number, torn: number, worstMs: number, errors: string[] }} PartResult
 * @param {'read' | 'probe'} part
 * @param {string} url
 * @param {number} clients
 * @returns {Promise<{ end(): Promise<PartResult> }>}
 */
async function startPart(part, url, clients) {
  const child = fork(fileURLToPath(import.meta.url), [part, url, String(clients)]);
  await once(child, 'message');
  return {
    async end() {
      child.send('end');
      const [result] = await once(child, 'message');
      return /** @type {PartResult} */ (result);
    },
  };
}

const agent = new Agent({ keepAlive: true });
const encodings = ['identity', 'gzip', 'br'];

/**
 * @param {string} url
 * @param {string} encoding
 * @returns {Promise<{ hash: string, tag: string, status: number }>}
 */
function readHash(url, encoding) {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { 'accept-encoding': encoding } }, (response) => {
      const hash = createHash('sha256');
      const tag = (response.headers.etag ?? '').replaceAll('"', '').split('-', 1)[0] ?? '';
      const unpacked = unpack(response);
      unpacked.on('data', (chunk) => hash.update(chunk));
      unpacked.on('error', reject);
      unpacked.on('end', () => resolve({ hash: hash.digest('hex'), tag, status: response.statusCode ?? 0 }));
      response.on('error', reject);
    });
    request.on('error', reject);
  });
}

/** @param {import('node:http').IncomingMessage} response */
function unpack(response) {
  if (response.headers['content-encoding'] === 'br') return response.pipe(createBrotliDecompress());
  if (response.headers['content-encoding'] === 'gzip') return response.pipe(createGunzip());
  return response;
}

/** Every report that any reader was given: its tag, and the hash of what came under that tag first. */
const seen = new Map();

/** @type {Record<string, (url: string, result: PartResult, client: number, isOver: () => boolean) => Promise<void>>} */
const parts = {
  async read(url, result, client, isOver) {
    for (let i = 0; !isOver(); i++) {
      const { hash, tag, status } = await readHash(
        `${url}/api/graph`,
        encodings[(client + i) % 3] ?? 'identity',
      );
      if (status !== 200) result.errors.push(`status ${status}`);
      if (!seen.has(tag)) seen.set(tag, hash);
      if (seen.get(tag) !== hash) result.torn++;
      result.count++;
      result.distinct = seen.size;
    }
  },
  async probe(url, result, _, isOver) {
    while (!isOver()) {
      const start = performance.now();
      const { status } = await readHash(`${url}/api/health`, 'identity');
      if (status !== 200) result.errors.push(`health ${status}`);
      result.worstMs = Math.max(result.worstMs, performance.now() - start);
      result.count++;
      await delay(20);
    }
  },
};

const [part = '', url = '', clients = '1'] = process.argv.slice(2);
const run = process.send === undefined ? undefined : parts[part];
if (run !== undefined) {
  /** @type {PartResult} */
  const result = { count: 0, distinct: 0, torn: 0, worstMs: 0, errors: [] };
  let isOver = false;
  process.once('message', () => (isOver = true));
  await readHash(`${url}/api/health`, 'identity');
  process.send?.('started');
  const work = Array.from({ length: Number(clients) }, (_, client) =>
    run(url, result, client, () => isOver).catch((error) => result.errors.push(String(error))),
  );
  await Promise.all(work);
  process.send?.(result, () => process.exit());
}
