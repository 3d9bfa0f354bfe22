import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { apiRoutes } from '../../src/server/routes/index.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { answerJson, completion, startUpstream } from '../support/upstream.ts';

const ajv = new Ajv2020({ strict: false });

it('describes every endpoint of the API', async () => {
  const { get } = await startTestApp();
  const document = await describedBy(get);
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(document).toMatchObject({ openapi: '3.1.0', info: { version: expect.any(String) } });
  expect(described.toSorted()).toEqual(apiRoutes.map(({ method, path }) => `${method} ${path}`).toSorted());
});

it('describes real answers and real problems', async () => {
  const upstream = await startUpstream(answerJson(completion('Cut `src/cart.ts`.')));
  const app = await startTestApp();
  const document = await describedBy(app.get);
  const exchanges: [method: 'get' | 'post', path: string, body?: unknown][] = [
    ['get', '/api/health'],
    ['get', '/api/project'],
    ['get', '/api/graph'],
    ['get', '/api/change'],
    ['get', '/api/history'],
    ['get', '/api/openapi.json'],
    ['get', '/api/source?file=nowhere.ts&line=1'],
    ['get', '/api/source?file=nowhere.ts&line=one'],
    ['post', '/api/reanalyze'],
    ['post', '/api/project', { path: '/srv/shop' }],
    ['post', '/api/project', { path: 7 }],
    ['post', '/api/open'],
    ['post', '/api/open-file', { file: 'nowhere.ts' }],
    ['post', '/api/advise', { base_url: upstream.url }],
    ['post', '/api/advise', { base_url: 'nonsense' }],
  ];
  for (const [method, path, body] of exchanges) {
    const response = method === 'get' ? await app.get(path) : await app.post(path, body);
    const operation = document.paths[path.split('?', 1)[0] ?? '']?.[method];
    const described = operation?.responses[response.status] ?? operation?.responses['default'];
    const mediaType = response.headers.get('content-type') ?? '';
    const schema =
      described?.content?.[mediaType]?.schema ??
      operation?.responses['default']?.content?.[mediaType]?.schema;
    expect([path, response.status, schema]).toEqual([path, response.status, expect.any(Object)]);
    const validate = ajv.compile({ ...schema, components: document.components });
    expect([path, validate(await response.json()), validate.errors]).toEqual([path, true, null]);
  }
  await upstream.close();
});

it('requires what the server requires', async () => {
  const { get, post } = await startTestApp();
  const document = await describedBy(get);
  for (const path of ['/api/reanalyze', '/api/project', '/api/advise', '/api/open', '/api/open-file']) {
    const body = document.paths[path]?.['post']?.requestBody;
    const validate = ajv.compile(body?.content['application/json'].schema ?? false);
    for (const value of [{}, { path: '/srv' }, { file: 'a.ts', line: 2 }, { base_url: 'x' }, { sudo: 1 }]) {
      const isRefused = (await problemCode(await post(path, value))) === 'invalid-field';
      expect([path, value, validate(value)]).toEqual([path, value, !isRefused]);
    }
  }
});

it('describes the query of /api/source', async () => {
  const { paths } = await describedBy((await startTestApp()).get);
  expect(paths['/api/source']?.['get']?.parameters).toMatchObject([
    { name: 'file', in: 'query', required: true, schema: { type: 'string' } },
    { name: 'line', in: 'query', required: true, schema: { type: 'integer', minimum: 1 } },
  ]);
});

interface Described {
  readonly components: object;
  readonly paths: Record<string, Record<string, Operation>>;
}

interface Operation {
  readonly parameters?: readonly object[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: object } } };
  readonly responses: Record<string, { readonly content?: Record<string, { readonly schema: object }> }>;
}

async function describedBy(get: TestApp['get']): Promise<Described> {
  const document: Described = JSON.parse(await (await get('/api/openapi.json')).text());
  return document;
}

async function problemCode(response: Response): Promise<unknown> {
  const text = await response.text();
  const body: unknown = text === '' ? null : JSON.parse(text);
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
}
