import { describe, expect, it } from 'vitest';
import type { Arrival } from '../../src/server/arrival.ts';
import { guard, type Policy, refuseActions } from '../../src/server/guard.ts';

const policy: Policy = {
  hosts: new Set(['build-box', 'lintel.example']),
  ownAddresses: () => new Set(['127.0.0.1', '::1', '192.168.1.4', 'fe80::4']),
  token: undefined,
};

function arrival(changes: Partial<Arrival> = {}, extra: Arrival['headers'] = []): Arrival {
  const base: Arrival = {
    method: 'POST',
    target: '/api/reanalyze',
    headers: [['host', '127.0.0.1:3000']],
    peer: '127.0.0.1',
  };
  const changed = { ...base, ...changes };
  return { ...changed, headers: [...changed.headers, ...extra] };
}

function verdict(request: Arrival, rules = policy): string {
  const problem = guard(request, rules);
  return problem === undefined ? 'in' : `${problem.status} ${problem.code}`;
}

const read = { method: 'GET', target: '/api/graph' };

describe('the target', () => {
  it.each([
    ['/api/reanalyze', 'in'],
    [`/${'a'.repeat(2047)}`, 'in'],
    [`/${'a'.repeat(2048)}`, '414 target-too-long'],
    ['//evil.example/api', '400 malformed-target'],
    ['http://127.0.0.1:3000/api/reanalyze', '400 malformed-target'],
    ['*', '400 malformed-target'],
    ['', '400 malformed-target'],
    ['/api\\reanalyze', '400 malformed-target'],
    ['/api/#x', '400 malformed-target'],
    ['/api/\u0000', '400 malformed-target'],
    // The router would be asked for the path without the dots, which was not checked.
    ['/api/./source', '404 not-found'],
    ['/api/x/../source?file=src%2Fcart.ts&line=1', '404 not-found'],
    ['/api/%2e/source', '404 not-found'],
    ['/api/%2E%2e/api/source', '404 not-found'],
    ['/api/reanalyze?folder=../shop', 'in'],
  ])('%s is %s', (target, expected) => {
    expect(verdict(arrival({ target }))).toBe(expected);
  });
});

describe('the peer', () => {
  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('lets %s act', (peer) => {
    expect(verdict(arrival({ peer }))).toBe('in');
  });

  it.each(['10.0.0.7', '127.0.0.2', '::ffff:10.0.0.7', 'fe80::1', '::', '', undefined])(
    'lets %s only read',
    (peer) => {
      expect(verdict(arrival({ peer }))).toBe('403 not-loopback');
      expect(verdict(arrival({ peer, ...read }))).toBe('in');
    },
  );

  it('comes before the host, the origin and the token', () => {
    const headers: Arrival['headers'] = [
      ['origin', 'http://evil.example'],
      ['sec-fetch-site', 'cross-site'],
    ];
    expect(verdict(arrival({ peer: '10.0.0.7', headers }))).toBe('403 not-loopback');
  });

  it.each(['PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'QUERY'])('holds for %s too', (method) => {
    expect(verdict(arrival({ peer: '10.0.0.7', method }))).toBe('403 not-loopback');
  });
});

describe('the host', () => {
  it('must be there exactly once', () => {
    expect(verdict(arrival({ headers: [] }))).toBe('400 one-host');
    expect(verdict(arrival({}, [['host', '127.0.0.1:3000']]))).toBe('400 one-host');
  });

  it.each([
    ['localhost', 'in', 'in'],
    ['LOCALHOST:3000', 'in', 'in'],
    ['shop.localhost:3000', 'in', 'in'],
    ['127.0.0.1', 'in', 'in'],
    ['[::1]:3000', 'in', 'in'],
    ['build-box:3000', '403 unknown-host', 'in'],
    ['lintel.example', '403 unknown-host', 'in'],
    ['192.168.1.4:3000', '403 unknown-host', 'in'],
    ['[2001:db8::7]:3000', '403 unknown-host', 'in'],
    ['evil.example:3000', '403 unknown-host', '403 unknown-host'],
    ['localhost.evil.example', '403 unknown-host', '403 unknown-host'],
    ['notlocalhost', '403 unknown-host', '403 unknown-host'],
    ['127.0.0.1.nip.example', '403 unknown-host', '403 unknown-host'],
    ['localhost:99999', '403 unknown-host', '403 unknown-host'],
    ['localhost:3000@evil.example', '403 unknown-host', '403 unknown-host'],
    ['[::1', '403 unknown-host', '403 unknown-host'],
    ['', '403 unknown-host', '403 unknown-host'],
  ])('%s is %s for a POST and %s for a GET', (host, forPost, forGet) => {
    expect(verdict(arrival({ headers: [['host', host]] }))).toBe(forPost);
    expect(verdict(arrival({ ...read, headers: [['host', host]] }))).toBe(forGet);
  });
});

describe('an unknown host', () => {
  const headers: Arrival['headers'] = [['host', 'report.lintel.svc:3000']];

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '127.0.0.2', '::ffff:127.8.8.8', undefined])(
    'is refused to %s, which is this machine',
    (peer) => {
      expect(verdict(arrival({ ...read, headers, peer }))).toBe('403 unknown-host');
    },
  );

  it.each(['192.168.1.4', '::ffff:192.168.1.4', 'fe80::4', 'fe80::4%eth0'])(
    'is refused to %s, another address of this machine',
    (peer) => {
      expect(verdict(arrival({ ...read, headers, peer }))).toBe('403 unknown-host');
      expect(verdict(arrival({ ...read, headers, peer, method: 'HEAD' }))).toBe('403 unknown-host');
    },
  );

  it.each(['192.168.1.5', '::ffff:192.168.1.5', 'fe80::5%eth0', '2001:db8::7'])(
    'may be read by %s, another machine',
    (peer) => {
      expect(verdict(arrival({ ...read, headers, peer }))).toBe('in');
      expect(verdict(arrival({ ...read, headers, peer, method: 'HEAD' }))).toBe('in');
      expect(verdict(arrival({ headers, peer }))).toBe('403 not-loopback');
      expect(verdict(arrival({ ...read, headers: [], peer }))).toBe('400 one-host');
    },
  );

  it.each(['/api/health', '/api/badge', '/api/badge?style=flat'])('may ask anyone for %s', (target) => {
    expect(verdict(arrival({ method: 'GET', target, headers }))).toBe('in');
    expect(verdict(arrival({ method: 'HEAD', target, headers }))).toBe('in');
    expect(verdict(arrival({ method: 'POST', target, headers }))).toBe('403 unknown-host');
  });

  it.each(['/api/healthy', '/api/badge/', '/', '/api/graph?/api/health'])('may not ask for %s', (target) => {
    expect(verdict(arrival({ method: 'GET', target, headers }))).toBe('403 unknown-host');
  });
});

describe('a browser', () => {
  it.each([
    ['http://127.0.0.1:3000', 'in'],
    ['http://127.0.0.1:3001', '403 foreign-origin'],
    ['http://127.0.0.1', '403 foreign-origin'],
    ['https://127.0.0.1:3000', '403 foreign-origin'],
    ['http://localhost:3000', '403 foreign-origin'],
    ['null', '403 foreign-origin'],
    ['', '403 foreign-origin'],
  ])('with the origin %s is %s', (origin, expected) => {
    expect(verdict(arrival({}, [['origin', origin]]))).toBe(expected);
    expect(verdict(arrival(read, [['origin', origin]]))).toBe(expected);
  });

  it.each([
    ['same-origin', 'in'],
    ['none', 'in'],
    ['same-site', '403 cross-site'],
    ['cross-site', '403 cross-site'],
    ['SAME-ORIGIN', '403 cross-site'],
  ])('on a %s page is %s', (site, expected) => {
    expect(verdict(arrival({}, [['sec-fetch-site', site]]))).toBe(expected);
    expect(verdict(arrival(read, [['sec-fetch-site', site]]))).toBe(expected);
  });

  const fromElsewhere = (dest: string): Arrival['headers'] => [
    ['sec-fetch-site', 'cross-site'],
    ['sec-fetch-mode', 'navigate'],
    ['sec-fetch-dest', dest],
  ];

  it('may follow a link, but neither post a form nor frame the page', () => {
    expect(verdict(arrival(read, fromElsewhere('document')))).toBe('in');
    expect(verdict(arrival({}, fromElsewhere('document')))).toBe('403 cross-site');
    expect(verdict(arrival(read, fromElsewhere('iframe')))).toBe('403 cross-site');
  });

  it('may show the badge anywhere', () => {
    const image: Arrival['headers'] = [
      ['sec-fetch-site', 'cross-site'],
      ['sec-fetch-dest', 'image'],
    ];
    expect(verdict(arrival({ method: 'GET', target: '/api/badge?x=1' }, image))).toBe('in');
    expect(verdict(arrival(read, image))).toBe('403 cross-site');
  });
});

describe('source', () => {
  const source = { method: 'GET', target: '/api/source?file=src%2Fcart.ts&line=3' };

  it.each<[string, Partial<Arrival>, Arrival['headers'], string]>([
    ['a client on this machine', {}, [], 'in'],
    ['its page', {}, [['sec-fetch-site', 'same-origin']], 'in'],
    ['another machine', { peer: '10.0.0.7' }, [], '403 not-loopback'],
    ['another address of this machine', { peer: '192.168.1.4' }, [], '403 not-loopback'],
    ['another name of this machine', { headers: [['host', 'build-box:3000']] }, [], '403 unknown-host'],
    ['its address', { headers: [['host', '192.168.1.4:3000']] }, [], '403 unknown-host'],
    ['a rebound name', { headers: [['host', 'evil.example']] }, [], '403 unknown-host'],
    ['a foreign origin', {}, [['origin', 'http://evil.example']], '403 foreign-origin'],
    ['a cross-site page', {}, [['sec-fetch-site', 'cross-site']], '403 cross-site'],
    [
      'a link on another site',
      {},
      [
        ['sec-fetch-site', 'cross-site'],
        ['sec-fetch-mode', 'navigate'],
        ['sec-fetch-dest', 'document'],
      ],
      '403 cross-site',
    ],
    ['a forwarded client', {}, [['x-forwarded-for', '203.0.113.9']], '403 forwarded-client'],
  ])('for %s is as for a POST', (_, changes, headers, expected) => {
    expect(verdict(arrival({ ...source, ...changes }, headers))).toBe(expected);
    expect(verdict(arrival({ ...source, ...changes, method: 'HEAD' }, headers))).toBe(expected);
    expect(verdict(arrival({ ...changes, target: source.target }, headers))).toBe(expected);
  });
});

describe('a forwarded client', () => {
  it.each([
    ['x-forwarded-for', '203.0.113.9', '403 forwarded-client'],
    ['x-forwarded-for', '127.0.0.1, 203.0.113.9', '403 forwarded-client'],
    ['x-forwarded-for', '127.0.0.1, ::1', 'in'],
    ['x-forwarded-for', 'unknown', '403 forwarded-client'],
    ['x-real-ip', '203.0.113.9', '403 forwarded-client'],
    ['forwarded', 'for=203.0.113.9;proto=http', '403 forwarded-client'],
    ['forwarded', 'For="[::1]:4711";proto=http, for=127.0.0.1:80', 'in'],
    ['forwarded', 'for=_hidden', '403 forwarded-client'],
  ])('%s: %s is %s for a POST', (name, value, expected) => {
    expect(verdict(arrival({}, [[name, value]]))).toBe(expected);
    expect(verdict(arrival(read, [[name, value]]))).toBe('in');
  });

  it('never becomes a loopback one', () => {
    expect(verdict(arrival({ peer: '10.0.0.7' }, [['x-forwarded-for', '127.0.0.1']]))).toBe(
      '403 not-loopback',
    );
  });
});

describe('a token', () => {
  const rules: Policy = { ...policy, token: { value: 'k3y/+=', cookieName: 'lintel-4f' } };

  it.each<[string, Partial<Arrival>, Arrival['headers'], string]>([
    ['nothing', {}, [], '401 token-required'],
    ['a bearer token', {}, [['authorization', 'Bearer k3y/+=']], 'in'],
    ['a wrong one', {}, [['authorization', 'Bearer k3y']], '401 token-required'],
    ['the cookie', {}, [['cookie', 'a=b; lintel-4f=k3y%2F%2B%3D']], 'in'],
    ['another server’s cookie', {}, [['cookie', 'lintel-77=k3y%2F%2B%3D']], '401 token-required'],
    ['the address', { ...read, target: '/?token=k3y%2F%2B%3D' }, [], 'in'],
  ])('is asked for: %s', (_, changes, headers, expected) => {
    expect(verdict(arrival(changes, headers), rules)).toBe(expected);
  });
});

describe('what a client may do beside reading', () => {
  it.each<[string, Partial<Arrival>, Arrival['headers'], string | undefined]>([
    ['everything on this machine', {}, [], undefined],
    ['everything at localhost', { headers: [['host', 'localhost:3000']] }, [], undefined],
    ['nothing from another machine', { peer: '10.0.0.7' }, [], 'not-loopback'],
    ['nothing from another address of this one', { peer: '192.168.1.4' }, [], 'not-loopback'],
    ['nothing under another name', { headers: [['host', 'build-box:3000']] }, [], 'unknown-host'],
    ['nothing through a proxy', {}, [['x-forwarded-for', '203.0.113.9']], 'forwarded-client'],
    [
      'everything, for whoever followed a link to the page',
      {},
      [
        ['sec-fetch-site', 'cross-site'],
        ['sec-fetch-mode', 'navigate'],
      ],
      undefined,
    ],
  ])('is %s', (_, changes, headers, expected) => {
    expect(refuseActions(arrival({ ...read, ...changes }, headers), policy)?.code).toBe(expected);
  });
});
