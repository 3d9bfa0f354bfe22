// What a page of another origin can do in a real browser on the same machine, where the loopback rule stops nothing.
import { createServer, type Server } from 'node:http';
import { connect, createServer as createTcpServer, type Server as TcpServer } from 'node:net';
import { once } from 'node:events';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../support/browser.ts';
import { isMissing } from '../../support/is-missing.ts';
import { type ServerProcess, startServer } from '../../support/server-process.ts';

const browser = await launchBrowser([
  '--host-resolver-rules=MAP evil.test 127.0.0.1, MAP rebound.test 127.0.0.2',
]);

let server: ServerProcess;
let evil: Server;
let evilPort = 0;
let rebound: TcpServer | undefined;
let isFlipped = false;

const emptyPage =
  'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 15\r\nConnection: close\r\n\r\n<!doctype html>';

beforeAll(async () => {
  server = await startServer();
  evil = createServer((_, outgoing) =>
    outgoing.setHeader('content-type', 'text/html').end('<!doctype html>'),
  );
  evil.listen(0, '127.0.0.1');
  await once(evil, 'listening');
  const address = evil.address();
  evilPort = typeof address === 'object' && address !== null ? address.port : 0;
  // A name whose address changes: first the attacker's server, then, on the same port, ours.
  rebound = createTcpServer((socket) => {
    socket.on('error', () => undefined);
    // Not before it asks: a browser may keep a connection for later that it made in advance.
    socket.once('data', (asked) => {
      if (!isFlipped) return void socket.end(emptyPage);
      const upstream = connect(server.port, '127.0.0.1');
      upstream.on('error', () => socket.destroy());
      upstream.write(asked);
      return void socket.pipe(upstream).pipe(socket);
    });
  });
  rebound.listen(server.port, '127.0.0.2');
  await once(rebound, 'listening');
});

afterAll(async () => {
  await browser?.close();
  evil.close();
  rebound?.close();
  await server.stop();
});

/** Everything a page can try; what each attempt got to see. */
async function attack(page: Page, target: string): Promise<Record<string, string>> {
  return page.evaluate(async (base) => {
    const settle = (attempt: Promise<string>): Promise<string> => attempt.catch(() => 'blocked');
    const load = (
      element: HTMLImageElement | HTMLScriptElement | HTMLIFrameElement,
      url: string,
    ): Promise<string> =>
      new Promise((done) => {
        element.addEventListener('load', () =>
          done(element instanceof HTMLImageElement ? 'shown' : 'loaded'),
        );
        element.addEventListener('error', () => done('blocked'));
        element.src = url;
        document.documentElement.append(element);
      });
    const read = async (path: string, init: RequestInit): Promise<string> => {
      const response = await fetch(base + path, init);
      return response.ok ? `read ${(await response.text()).length}` : `${response.type} ${response.status}`;
    };
    const submit = (path: string): Promise<string> =>
      new Promise((done) => {
        const frame = Object.assign(document.createElement('iframe'), { name: `frame${path}` });
        const form = Object.assign(document.createElement('form'), {
          method: 'post',
          action: base + path,
          target: frame.name,
        });
        frame.addEventListener('load', () => done('submitted'));
        document.documentElement.append(frame, form);
        form.submit();
      });
    const json = { 'content-type': 'application/json' };
    const body = JSON.stringify({ path: '/' });
    return {
      graph: await settle(read('/api/graph', {})),
      graphOpaque: await settle(read('/api/graph', { mode: 'no-cors' })),
      reanalyze: await settle(read('/api/reanalyze', { method: 'POST' })),
      reanalyzeOpaque: await settle(read('/api/reanalyze', { method: 'POST', mode: 'no-cors' })),
      project: await settle(read('/api/project', { method: 'POST', body, headers: json })),
      projectPlain: await settle(read('/api/project', { method: 'POST', body, mode: 'no-cors' })),
      beacon: String(navigator.sendBeacon(`${base}/api/reanalyze`)),
      formReanalyze: await settle(submit('/api/reanalyze')),
      formProject: await settle(submit('/api/project')),
      image: await settle(load(document.createElement('img'), `${base}/api/graph`)),
      script: await settle(load(document.createElement('script'), `${base}/api/graph`)),
      events: await settle(
        new Promise((done) => {
          const source = new EventSource(`${base}/api/events`);
          source.addEventListener('open', () => done('read'));
          source.addEventListener('error', () => done('blocked'));
        }),
      ),
      webSocket: await settle(
        new Promise((done) => {
          const socket = new WebSocket(`${base.replace('http', 'ws')}/api/events`);
          socket.addEventListener('open', () => done('open'));
          socket.addEventListener('error', () => done('blocked'));
        }),
      ),
      badge: await settle(load(document.createElement('img'), `${base}/api/badge`)),
    };
  }, target);
}

async function state(): Promise<unknown> {
  const [graph, project] = await Promise.all([
    fetch(`${server.url}/api/graph`),
    fetch(`${server.url}/api/project`),
  ]);
  return [graph.headers.get('etag'), await project.json()];
}

/** Nothing is read and nothing happens; a form is submitted, to a 403. The badge alone is shown. */
const nothing = {
  graph: 'blocked',
  graphOpaque: expect.stringMatching(/^(blocked|opaque 0)$/),
  reanalyze: 'blocked',
  reanalyzeOpaque: expect.stringMatching(/^(blocked|opaque 0)$/),
  project: 'blocked',
  projectPlain: expect.stringMatching(/^(blocked|opaque 0)$/),
  beacon: 'true',
  formReanalyze: expect.any(String),
  formProject: expect.any(String),
  image: 'blocked',
  script: 'blocked',
  events: 'blocked',
  webSocket: 'blocked',
  badge: 'shown',
};

describe.skipIf(isMissing(browser, 'browser'))('a page', () => {
  for (const { place, host, tags } of [
    { place: 'of another site', host: 'evil.test', tags: [] },
    { place: 'on another port of this machine', host: '127.0.0.1', tags: [] },
    { place: 'on localhost', host: 'localhost', tags: ['slow'] },
  ]) {
    it(`${place} reads nothing and does nothing`, { tags }, async () => {
      const before = await state();
      const page = await (await browser?.newContext())?.newPage();
      await page?.goto(`http://${host}:${evilPort}`);
      expect(page && (await attack(page, `http://127.0.0.1:${server.port}`))).toEqual(nothing);
      expect(await state()).toEqual(before);
    });
  }

  it('whose name was rebound to this server reads nothing and does nothing', async () => {
    const before = await state();
    const page = await (await browser?.newContext())?.newPage();
    const origin = `http://rebound.test:${server.port}`;
    await page?.goto(origin);
    isFlipped = true;
    const seen = page && (await attack(page, origin));
    isFlipped = false;
    expect(seen).toEqual({
      ...nothing,
      // Its own origin, as the browser believes: it may read the refusals. It may show the badge, as every page may.
      graph: 'basic 403',
      graphOpaque: 'basic 403',
      reanalyze: 'basic 403',
      reanalyzeOpaque: 'basic 403',
      project: 'basic 403',
      projectPlain: 'basic 403',
    });
    expect(await state()).toEqual(before);
  });

  it('of this server reads the report and acts', async () => {
    const page = await (await browser?.newContext())?.newPage();
    await page?.goto(`http://127.0.0.1:${server.port}/api/health`);
    const status = await page?.evaluate(
      async () => (await fetch('/api/reanalyze', { method: 'POST' })).status,
    );
    expect(status).toBe(200);
  });
});
