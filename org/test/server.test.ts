// The server as browsers and scripts meet it: real requests, a real store.
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { request as rawRequest, sendRaw } from '../../test/support/raw-http.ts';
import { findUses } from '../src/query/find-uses.ts';
import { findWorst } from '../src/query/find-worst.ts';
import { startServer } from '../src/server/start-server.ts';
import { describeOnBoth } from './support/databases.ts';
import { type ServedOrganisation, serveOrganisation } from './support/serve-organisation.ts';
import { storeProject } from './support/store-project.ts';

async function get(url: string): Promise<unknown> {
  const response = await fetch(url);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
  return response.json();
}

describeOnBoth('the answers of the server', (open) => {
  it('are those of the commands', async () => {
    const database = await open();
    const shop = {
      'package.json': '{"name": "@acme/shop"}',
      'a.ts': "import '@acme/ui';",
      'b.ts': "import '@acme/ui';",
    };
    await storeProject(database, {
      name: 'shop',
      files: { 'a.ts': '' },
      committedAt: '2026-10-02T10:00:00Z',
    });
    await storeProject(database, { name: 'shop', files: shop });
    const ui = {
      'package.json': '{"name": "@acme/ui"}',
      'button.ts': "import '@acme/shop';\nimport './a.ts';",
      'a.ts': "import './button.ts';",
    };
    await storeProject(database, { name: 'ui', files: ui });
    await database.query(
      "INSERT INTO repositories (name, failure) VALUES ('broken', 'It is no repository.')",
    );
    const { url, close } = await startServer(database, { port: 0 });
    onTestFinished(close);

    const uses = { repository: 'shop', uses: 'ui', packages: [{ purl: 'pkg:npm/%40acme/ui', files: 2 }] };
    const used = { repository: 'ui', uses: 'shop', packages: [{ purl: 'pkg:npm/%40acme/shop', files: 1 }] };
    expect(await get(`${url}/api/organisation`)).toEqual({
      repositories: [
        { name: 'broken', figures: null, failure: 'It is no repository.', provides: [] },
        {
          name: 'shop',
          figures: expect.objectContaining({ files: 2, committedAt: '2026-11-02T10:00:00.000Z' }),
          failure: null,
          provides: ['pkg:npm/%40acme/shop'],
        },
        {
          name: 'ui',
          figures: expect.objectContaining({ files: 2, loadCycles: 1 }),
          failure: null,
          provides: ['pkg:npm/%40acme/ui'],
        },
      ],
      uses: [uses, used],
      cycles: [{ repositories: ['shop', 'ui'], uses: [uses, used] }],
    });
    expect(await get(`${url}/api/impact?repository=ui`)).toEqual({
      repository: 'ui',
      providesPackages: true,
      dependents: [{ repository: 'shop', distance: 1, packages: uses.packages }],
    });
    expect(await get(`${url}/api/uses?package=@acme/ui`)).toEqual(await findUses(database, '@acme/ui', 20));
    expect(await get(`${url}/api/worst`)).toEqual(await findWorst(database, 50));
    const trend = (await get(`${url}/api/trend?repository=shop`)) as { month: string; files: number }[];
    expect(trend.map(({ month, files }) => [month, files])).toEqual([
      ['2026-10', 1],
      ['2026-11', 2],
    ]);
    expect(await get(`${url}/api/packages?search=ACME/u`)).toEqual([
      { purl: 'pkg:npm/%40acme/ui', ecosystem: 'npm', name: '@acme/ui', users: 1, providers: 1 },
    ]);
  });
});

describe('the server', () => {
  const hostile = `team/shop & <script>alert('1')</script> ../é\u202E%2f?#`;
  let server: ServedOrganisation;
  let port = 0;

  beforeAll(async () => {
    server = await serveOrganisation();
    await storeProject(server.database, { name: hostile, files: { '</script>.ts': '' } });
    await server.database.query("INSERT INTO repositories (name) VALUES ('new')");
    port = Number(new URL(server.url).port);
  });
  afterAll(() => server.close());

  it('shows the report of a repository whatever it is called', async () => {
    const response = await fetch(`${server.url}/repositories/${encodeURIComponent(hostile)}/`);
    const page = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    // The script of the page by its hash, and nothing else.
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'; .*frame-ancestors 'none'$/,
    );
    const json = /<script id="lintel-report" type="application\/json">(.*?)<\/script>/s.exec(page)?.[1];
    // Not the folder in which it was analysed.
    expect(JSON.stringify(JSON.parse(json!))).toContain(`"projectRoot":${JSON.stringify(hostile)}`);
    expect(json).toContain(String.raw`\u003c/script>.ts`);
  });

  it('sends a page that the browser knows only once', async () => {
    const url = `${server.url}/repositories/${encodeURIComponent(hostile)}/`;
    const first = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
    expect(first.headers.get('content-encoding')).toBe('gzip');
    const again = await fetch(url, { headers: { 'if-none-match': first.headers.get('etag')! } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it.each([
    ['/repositories/unknown/', 404, 'There is no repository unknown.'],
    ['/repositories/new/', 404, 'new has no report yet. Run lintel-org analyze.'],
    ['/repositories/%ff/', 400, 'The name of the repository is not encoded as in a URL.'],
    ['/repositories/a/b/', 404, 'Not found.'],
    ['/repositories/..%2f..%2fetc%2fpasswd/', 404, 'There is no repository ../../etc/passwd.'],
    ['/repositories/a%00b/', 404, 'There is no repository a\0b.'],
    ['/api/unknown', 404, 'Not found.'],
    ['/api/uses', 400, 'The parameter package is missing.'],
    ['/api/uses?package=%00', 404, 'No repository uses or provides \u{fffd}.'],
    ['/api/impact?repository=neu', 404, 'There is no repository neu. Did you mean new?'],
    ['/api/trend?repository=neu', 404, 'There is no repository neu. Did you mean new?'],
    ["/api/packages?search=';--%25_", 200, undefined],
  ])('answers %s with %i', async (path, status, error) => {
    const response = await fetch(`${server.url}${path}`);
    const answer = (await response.json()) as { error?: string };
    expect([response.status, answer.error]).toEqual([status, error]);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('answers HEAD as GET, without the body', async () => {
    const headers = { 'accept-encoding': 'identity' };
    const head = await fetch(`${server.url}/api/organisation`, { method: 'HEAD', headers });
    const whole = await fetch(`${server.url}/api/organisation`, { headers });
    expect([head.status, await head.text()]).toEqual([200, '']);
    for (const name of ['etag', 'content-type', 'content-length', 'vary'])
      expect([name, head.headers.get(name)]).toEqual([name, whole.headers.get(name)]);
    const missing = await fetch(`${server.url}/api/unknown`, { method: 'HEAD' });
    expect([missing.status, await missing.text()]).toEqual([404, '']);
  });

  it('only reads', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const response = await fetch(`${server.url}/api/organisation`, { method });
      expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, 'GET, HEAD']);
    }
  });

  it('refuses foreign host names and other sites', async () => {
    const statusOf = async (headers: [string, string][]) => {
      const [answer] = await sendRaw({ port }, rawRequest('/api/organisation', headers, '', 'GET'));
      return answer?.status;
    };
    expect(await statusOf([['Host', 'evil.example']])).toBe(403);
    expect(await statusOf([['Host', `localhost:${port}`]])).toBe(200);
    expect(
      await statusOf([
        ['Host', 'localhost'],
        ['Host', 'evil.example'],
      ]),
    ).toBe(400);
    expect(await statusOf([['Origin', 'http://evil.example']])).toBe(403);
    expect(await statusOf([['Sec-Fetch-Site', 'cross-site']])).toBe(403);
  });

  it('is bound to this machine alone unless asked', () => {
    expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });
});
