// From the start to the end of a server: ports, signals, children, and what stays on disk.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ReadableStream } from 'node:stream/web';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openSocket, request } from '../../support/raw-http.ts';
import { makeFolder, program, type ServerProcess, startServer } from '../../support/server-process.ts';
import { writtenTo } from '../../support/written-to.ts';
import { until } from '../../support/until.ts';

describe('starting', () => {
  it('analyses first, then serves what it wrote', async () => {
    const server = await startServer();
    const written = readFileSync(join(server.folder, '.lintel/graph.json'));
    const response = await fetch(`${server.url}/api/graph`, { headers: { 'accept-encoding': 'identity' } });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(written);
    expect(response.headers.get('etag')).toMatch(/^"[0-9a-f]{64}"$/);
    expect(await (await fetch(`${server.url}/api/project`)).json()).toEqual({
      path: join(server.folder, 'project'),
    });
    await server.stop();
  });

  it('takes the next port where 3000 is taken, and exit 2 where one was asked for', async () => {
    const holder = createServer();
    holder.listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const address = holder.address();
    const taken = typeof address === 'object' && address !== null ? address.port : 0;
    const folder = makeFolder();
    const refused = spawnSync(process.execPath, [program, 'serve', 'project', '--port', String(taken)], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect([refused.status, refused.stdout]).toEqual([2, '']);
    expect(refused.stderr).toMatch(new RegExp(`Port ${taken} is already in use`));
    rmSync(folder, { recursive: true });
    holder.close();
  });

  it('chooses different ports for two servers that ask for none', async () => {
    const servers = await Promise.all([startServer({ args: ['--host', '127.0.0.1'] }), startServer()]);
    expect(new Set(servers.map(({ port }) => port)).size).toBe(2);
    await Promise.all(servers.map((server) => server.stop()));
  });

  it.each([
    [['nowhere'], /No such folder: nowhere/],
    [['project', '--port', '99999'], /--port "99999"/],
    [
      ['project', '--host', '203.0.113.77', '--port', '0'],
      /203\.0\.113\.77 is not an address of this machine/,
    ],
  ])('with %j is one line and exit 2', (args, message) => {
    const folder = makeFolder();
    const { status, stderr } = spawnSync(process.execPath, [program, 'serve', ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect([status, stderr.trimEnd().split('\n').length]).toEqual([2, 1]);
    expect(stderr).toMatch(message);
    rmSync(folder, { recursive: true });
  });
});

describe('ending', () => {
  for (const { signal, tags } of [
    { signal: 'SIGTERM', tags: [] },
    { signal: 'SIGINT', tags: ['slow'] },
  ] as const) {
    it(`on ${signal} finishes answers, closes streams and leaves nothing`, { tags: [...tags] }, async () => {
      const server = await startServer();
      const stream = readerOf(await fetch(`${server.url}/api/events`));
      const answer = fetch(`${server.url}/api/reanalyze`, { method: 'POST' });
      const idle = await openSocket(server);
      const lintelFolder = join(server.folder, '.lintel');
      // Only a question that has arrived can be answered.
      for await (const event of stream) if (event.includes('event: ')) break;
      server.child.kill(signal);
      expect([200, 422]).toContain((await answer).status);
      for await (const event of stream) expect(event).toMatch(/^(event|id|:)/m);
      expect([await server.ended, writtenTo(lintelFolder)]).toEqual([0, ['.gitignore', 'graph.json']]);
      expect(() => JSON.parse(readFileSync(join(lintelFolder, 'graph.json'), 'utf8'))).not.toThrow();
      idle.destroy();
      await server.stop();
    });
  }

  it('finishes a large answer that a slow client is reading', { tags: 'slow' }, async () => {
    const server = await startServer({ files: manyFiles(3000) });
    const written = readFileSync(join(server.folder, '.lintel/graph.json'));
    const socket = await openSocket(server);
    socket.write(request('/api/graph', [['Connection', 'close']], '', 'GET'));
    const [first] = await once(socket, 'data');
    socket.pause();
    server.child.kill('SIGTERM');
    await delay(200);
    const chunks: Buffer[] = [Buffer.from(first)];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk)).resume();
    await once(socket, 'end');
    const answer = Buffer.concat(chunks);
    const body = answer.subarray(answer.indexOf('\r\n\r\n') + 4);
    expect(body.equals(written)).toBe(true);
    expect(await server.stop()).toBe(0);
  });

  it('on a second signal ends at once', { tags: 'slow' }, async () => {
    const server = await startServer();
    const socket = await openSocket(server);
    socket.write(
      request('/api/project', [
        ['Content-Length', '9'],
        ['Content-Type', 'application/json'],
        ['Expect', '100-continue'],
      ]),
    );
    // Only a question that has arrived is waited for, and only a signal that was handled is the first of two.
    await once(socket, 'data');
    server.child.kill('SIGINT');
    await untilClosed(server);
    expect(server.child.exitCode).toBeNull();
    expect(await server.stop('SIGINT')).toBe('SIGINT');
    socket.destroy();
  });

  it.skipIf(process.platform !== 'linux')(
    'takes its children with it even when it is killed',
    { tags: 'slow' },
    async () => {
      const server = await startServer({ files: manyFiles(3000), args: ['--watch'] });
      const marker = server.folder;
      const answer = fetch(`${server.url}/api/reanalyze`, { method: 'POST' }).catch(() => undefined);
      await until(() => childrenOf(server).length >= 2);
      const children = childrenOf(server);
      server.child.kill('SIGKILL');
      await answer;
      await until(() => children.every(hasEnded));
      expect(children.length).toBeGreaterThanOrEqual(2);
      await server.stop();
      expect(existsSync(marker)).toBe(false);
    },
  );
});

describe('a failed analysis', () => {
  it('is 422, and the last report stays', async () => {
    const server = await startServer();
    const before = await (await fetch(`${server.url}/api/graph`)).text();
    renameSync(join(server.folder, 'project'), join(server.folder, 'moved'));
    const failed = await fetch(`${server.url}/api/reanalyze`, { method: 'POST' });
    expect([failed.status, await failed.json()]).toMatchObject([422, { code: 'analysis-failed' }]);
    expect(await (await fetch(`${server.url}/api/graph`)).text()).toBe(before);
    renameSync(join(server.folder, 'moved'), join(server.folder, 'project'));
    expect((await fetch(`${server.url}/api/reanalyze`, { method: 'POST' })).status).toBe(200);
    await server.stop();
  });

  it('is told even where the analysing process is shot', { tags: 'slow' }, async () => {
    const server = await startServer({ files: manyFiles(3000) });
    const answer = fetch(`${server.url}/api/reanalyze`, { method: 'POST' });
    // One that waited for the order is replaced; then its successor is shot.
    const shooting = setInterval(() => childrenOf(server).forEach(shoot), 50);
    const response = await answer;
    clearInterval(shooting);
    expect([response.status, await response.json()]).toMatchObject([422, { code: 'analysis-failed' }]);
    await server.stop();
  });
});

describe('a token', () => {
  it('lets in who has it, and makes a cookie of it', async () => {
    const server = await startServer({ args: ['--token'] });
    const base = `http://127.0.0.1:${server.port}`;
    expect((await fetch(`${base}/api/graph`)).status).toBe(401);
    const entrance = await fetch(server.url, { redirect: 'manual' });
    const cookie = entrance.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    expect([entrance.status, entrance.headers.get('location')]).toEqual([303, '/']);
    expect((await fetch(`${base}/api/graph`, { headers: { cookie } })).status).toBe(200);
    await server.stop();
  });
});

function manyFiles(count: number): Record<string, string> {
  const files: Record<string, string> = {};
  for (let i = 0; i < count; i++) {
    files[`src/part${i % 50}/file${i}.ts`] =
      `import '../part${(i + 1) % 50}/file${i + 1}.js';\nimport 'zod';\n`;
  }
  return files;
}

/** Asked of the kernel where it tells: a small Linux machine has no `ps`. */
function childrenOf(server: ServerProcess): number[] {
  const pairs = existsSync('/proc/self/stat') ? parentsInProc() : parentsByPs();
  return pairs.filter(([, parent]) => parent === server.child.pid).map(([pid]) => pid);
}

type PidAndParent = readonly [pid: number, parent: number];

function parentsInProc(): PidAndParent[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), Number(/^PPid:\s+(\d+)/m.exec(statusOf(Number(name)))?.[1])]);
}

function parentsByPs(): PidAndParent[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  return [...stdout.matchAll(/(\d+)\s+(\d+)/g)].map(([, pid, parent]) => [Number(pid), Number(parent)]);
}

/** Empty for a process that has ended. */
function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}

/** It may have ended since it was found. */
function shoot(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** A zombie has ended too: it only waits to be asked for its exit code. */
function hasEnded(pid: number): boolean {
  return /^State:\s+[^ZX]/m.exec(statusOf(pid)) === null;
}

/** Until it accepts nobody any more. */
async function untilClosed(server: ServerProcess): Promise<void> {
  await until(async () => {
    try {
      (await openSocket(server)).destroy();
      return false;
    } catch {
      return true;
    }
  });
}

/** Its pieces, one `for await` after the other. */
function readerOf({ body }: Response): AsyncIterable<string> {
  // Two libraries declare its type, one of them without `values`.
  const pieces = body?.pipeThrough(new TextDecoderStream()) as ReadableStream<string> | undefined;
  return { [Symbol.asyncIterator]: () => (pieces ?? new ReadableStream()).values({ preventCancel: true }) };
}
