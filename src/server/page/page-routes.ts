// The routes of the page: one for each file of the built page, or a plain page if it was not built.
import { get, type Route } from '../route.ts';
import { pageHeaders } from '../security-headers.ts';
import { tokenCookie } from '../token.ts';
import type { Server } from '../server.ts';
import { type Asset, loadAssets } from './load-assets.ts';
import { plainAssets, renderPlainPage } from './plain-page.ts';

export async function pageRoutes(webFolder: string): Promise<readonly Route[]> {
  const built = await loadAssets(webFolder);
  const index = built.find(({ path }) => path === '/index.html');
  if (index === undefined)
    return [start((server) => renderPlainPage(server.session.served)), ...plainAssets.map(serve)];
  return [start(() => index.bytes), ...built.filter((asset) => asset !== index).map(serve)];
}

type Html = string | Uint8Array<ArrayBuffer>;

/** A token in the URL is moved into a cookie, so that it disappears from the address bar. */
function start(render: (server: Server) => Html): Route {
  return get({
    path: '/',
    summary: 'The page',
    answers: {},
    handle({ server, request }) {
      if (server.token !== undefined && new URL(request.url).searchParams.has('token')) {
        return new Response(null, {
          status: 303,
          headers: { location: '/', 'set-cookie': tokenCookie(server.token) },
        });
      }
      return new Response(render(server), {
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
  return get({
    path,
    summary: 'A part of the page',
    answers: {},
    handle: () =>
      new Response(bytes, {
        headers: { 'content-type': mediaType, 'cache-control': cacheControl, ...pageHeaders },
      }),
  });
}
