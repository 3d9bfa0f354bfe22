// The routes of the page: one for each file of the built page, or a plain page if it was not built.
import type { Problem } from '../problem.ts';
import { type Client, get, type Route } from '../route.ts';
import { pageHeaders } from '../security-headers.ts';
import { tokenCookie } from '../token.ts';
import type { Server } from '../server.ts';
import { type Asset, loadAssets } from './load-assets.ts';
import { escapeHtml, plainAssets, renderPlainPage } from './plain-page.ts';

export async function pageRoutes(webFolder: string): Promise<readonly Route[]> {
  const built = await loadAssets(webFolder);
  const index = built.find(({ path }) => path === '/index.html');
  if (index === undefined)
    return [start((server) => renderPlainPage(server.session.served)), ...plainAssets.map(serve)];
  return [
    start(async (server, client) => forClient(index.bytes, await factsFor(server, client))),
    ...built.filter((asset) => asset !== index).map(serve),
  ];
}

type Html = string | Uint8Array<ArrayBuffer>;

/** The root element of the page. Attributes on it tell the page what it could not know otherwise; web/api.ts reads them. */
const root = '<div id="app"';

function forClient(page: Uint8Array<ArrayBuffer>, facts: readonly string[]): Html {
  if (facts.length === 0) return page;
  return new TextDecoder().decode(page).replace(root, () => [root, ...facts].join(' '));
}

/** The attributes of the root element. */
async function factsFor({ change, history, outDir }: Server, { refusedActions }: Client): Promise<string[]> {
  return [
    ...(refusedActions === undefined ? [] : [`data-read-only="${explainRefusal(refusedActions)}"`]),
    ...(change === undefined ? [] : [`data-change="${change.isOnDisk ? 'on-disk' : 'stored'}"`]),
    ...((await history?.isThere()) === true ? ['data-history'] : []),
    ...(outDir === undefined ? [] : [`data-out-dir="${escapeHtml(outDir)}"`]),
  ];
}

/** Why actions would be refused, so that the page does not offer them. */
function explainRefusal({ code }: Problem): string {
  return code === 'unknown-host'
    ? 'Only possible if this page is opened at localhost.'
    : 'Only possible on the machine that runs Lintel.';
}

/** A token in the URL is moved into a cookie, so that it disappears from the address bar. */
function start(render: (server: Server, client: Client) => Html | Promise<Html>): Route {
  return get('/', 'The page', {
    answers: {},
    async handle({ server, request, client }) {
      if (server.token !== undefined && new URL(request.url).searchParams.has('token')) {
        return new Response(null, {
          status: 303,
          headers: { location: '/', 'set-cookie': tokenCookie(server.token) },
        });
      }
      return new Response(await render(server, client), {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-cache',
          ...pageHeaders,
        },
      });
    },
  });
}

function serve({ path, mediaType, bytes, isHashed }: Asset): Route {
  const cacheControl = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
  return get(path, 'A part of the page', {
    answers: {},
    handle: () =>
      new Response(bytes, {
        headers: { 'content-type': mediaType, 'cache-control': cacheControl, ...pageHeaders },
      }),
  });
}
