// The server as a function from Request to Response. The guard has already checked the request.
import type { Database } from '../database/database.ts';
import { loadAssets, UserError, withSecurityHeaders } from '../lintel.ts';
import { answerApi } from './answer-api.ts';
import { answerError, RequestError } from './answer-error.ts';
import { answerAsset } from './answer-asset.ts';
import { createReportPages } from './report-page.ts';

export interface App {
  fetch(request: Request): Promise<Response>;
}

interface AppParts {
  readonly database: Database;
  /** The built page. */
  readonly webFolder: string;
  readonly onBug: (error: Error) => void;
}

export async function createApp({ database, webFolder, onBug }: AppParts): Promise<App> {
  const assets = new Map((await loadAssets(webFolder)).map((asset) => [asset.path, asset]));
  const answerReportPage = createReportPages(database);

  async function answer(request: Request): Promise<Response> {
    const path = rawPath(request);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return answerError(405, `${request.method} is not allowed. Allowed: GET, HEAD.`, {
        allow: 'GET, HEAD',
      });
    }
    const asset = assets.get(path === '/' ? '/index.html' : path);
    if (asset !== undefined) return answerAsset(request, asset);
    const repository = /^\/repositories\/([^/]+)\/?$/.exec(path)?.[1];
    if (repository !== undefined) return answerReportPage(request, decode(repository));
    const found = path.startsWith('/api/') ? await answerApi(database, request, path) : undefined;
    return found ?? answerError(404, path === '/' ? 'The page was not built.' : 'Not found.');
  }

  return {
    async fetch(request) {
      const response = await answer(request).catch((error: unknown) => explain(error, onBug));
      const { status, headers } = response;
      return withSecurityHeaders(
        request.method === 'HEAD' ? new Response(null, { status, headers }) : response,
      );
    },
  };
}

/** The raw path, not decoded or normalised. */
function rawPath({ url }: Request): string {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  const end = url.indexOf('?', start);
  return url.slice(start, end === -1 ? undefined : end);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    throw new RequestError(400, 'The name of the repository is not encoded as in a URL.', { cause: error });
  }
}

function explain(error: unknown, onBug: (error: Error) => void): Response {
  if (error instanceof RequestError) return answerError(error.status, error.message);
  // All questions say so when they do not know a name.
  if (error instanceof UserError) return answerError(404, error.message);
  onBug(error instanceof Error ? error : new Error(String(error)));
  return answerError(500, 'Internal error. See the terminal of the server.');
}
