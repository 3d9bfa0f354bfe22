// The part of GitHub's REST API that the action uses, on loopback: the comments of one pull request.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';

export interface FakeComment {
  readonly id: number;
  body: string;
  readonly user: { readonly login: string; readonly type: string };
}

export interface FakeGitHub {
  readonly url: string;
  readonly comments: FakeComment[];
  /** Method and path of each request. */
  readonly asked: string[];
}

export interface FakeSettings {
  /** What the token may do: `read` is that of a pull request from a fork. */
  readonly permission?: 'write' | 'read' | 'none';
  /** Whose token it is. Tokens of workflows cannot ask. */
  readonly login?: string;
  readonly comments?: readonly FakeComment[];
}

export const token = 'ghs_example';
const bot = { login: 'github-actions[bot]', type: 'Bot' };

export async function startFakeGitHub(settings: FakeSettings = {}): Promise<FakeGitHub> {
  const comments = [...(settings.comments ?? [])];
  const asked: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const { method = '', url = '', headers } = incoming;
      asked.push(`${method} ${url}`);
      const isKnown = headers.authorization === `Bearer ${token}`;
      const text = Buffer.concat(chunks).toString();
      const [status, answer] = isKnown ? reply(method, url, text) : [401, {}];
      outgoing.writeHead(status, { 'content-type': 'application/json' });
      outgoing.end(status === 204 ? undefined : JSON.stringify(answer));
    });
  });
  server.listen({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, comments, asked };

  function reply(method: string, url: string, text: string): [status: number, answer?: unknown] {
    const { permission = 'write', login } = settings;
    if (url === '/user') return login === undefined ? [403, {}] : [200, { login }];
    if (permission === 'none') return [404, {}];
    if (permission === 'read' && method !== 'GET') return [403, {}];
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    if (pathname === '/repos/shop/shop/issues/7/comments') {
      return method === 'POST' ? create(text) : list(searchParams);
    }
    const [, id] = /^\/repos\/shop\/shop\/issues\/comments\/(\d+)$/.exec(pathname) ?? [];
    const index = comments.findIndex((comment) => comment.id === Number(id));
    if (index === -1) return [404, {}];
    return method === 'DELETE' ? remove(index) : update(index, text);
  }

  function list(query: URLSearchParams): [number, unknown] {
    const size = Number(query.get('per_page') ?? 30);
    const start = (Number(query.get('page') ?? 1) - 1) * size;
    return [200, comments.slice(start, start + size)];
  }

  function create(text: string): [number, unknown] {
    const { body } = JSON.parse(text) as { body: string };
    if (body.length > 65_536) return [422, {}];
    const user = settings.login === undefined ? bot : { login: settings.login, type: 'User' };
    const comment = { id: 1000 + comments.length, body, user };
    comments.push(comment);
    return [201, comment];
  }

  function update(index: number, text: string): [number, unknown] {
    comments[index]!.body = (JSON.parse(text) as { body: string }).body;
    return [200, comments[index]];
  }

  function remove(index: number): [number] {
    comments.splice(index, 1);
    return [204];
  }
}
