import { expect, it } from 'vitest';
import { pageRoutes } from '../../src/server/page/page-routes.ts';
import type { Client } from '../../src/server/route.ts';
import type { Server } from '../../src/server/server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const html = '<!doctype html><title>Lintel</title><div id="app"></div>';

/** The built page needs nothing of the server but to know whether there is a token. */
const server = { token: undefined } as Server;

async function pageFor(client: Client, facts: Partial<Server> = {}): Promise<string> {
  const [start] = await pageRoutes(temporaryFolder({ 'index.html': html }));
  return (await start!.answer({ ...server, ...facts }, new Request('http://localhost:3000/'), client)).text();
}

it.each([
  ['not-loopback', 'Only possible on the machine that runs Lintel.'],
  ['forwarded-client', 'Only possible on the machine that runs Lintel.'],
  ['unknown-host', 'Only possible if this page is opened at localhost.'],
])('tells a page why its actions are refused: %s', async (code, reason) => {
  const refusedActions = { status: 403, code, detail: '' };
  expect(await pageFor({ refusedActions })).toBe(
    html.replace('id="app"', `id="app" data-read-only="${reason}"`),
  );
});

it('leaves the page as it is for a client that may act', async () => {
  expect(await pageFor({})).toBe(html);
});

it('tells it the output folder as text, whatever its name', async () => {
  expect(await pageFor({}, { outDir: `$&"><b onclick='` })).toBe(
    html.replace('id="app"', () => 'id="app" data-out-dir="$&#38;&#34;&#62;&#60;b onclick=&#39;"'),
  );
});
