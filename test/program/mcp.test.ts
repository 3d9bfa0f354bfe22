import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { createRepository } from '../revisions/git-repository.ts';
import { callLintel } from '../support/call-lintel.ts';
import { countTokens } from '../support/count-tokens.ts';
import { askTool, connectClient } from '../support/mcp-client.ts';
import { runLintel, startLintel } from '../support/run-lintel.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { withoutAge } from '../support/without-age.ts';

const shop = {
  'src/cart.ts': "import { price } from './price.ts';\nexport const cart = [price];\n",
  'src/price.ts': "import { round } from './money/round.ts';\nexport const price = round(1);\n",
  'src/money/round.ts': 'export const round = Math.round;\n',
  'test/cart.test.ts': "import { cart } from '../src/cart.ts';\ncart;\n",
  '.gitignore': '.lintel\n',
};

function openShop(): string {
  return createRepository([{ day: '2026-01-01', files: shop }]);
}

/** Tool, its arguments, and the arguments of the command that asks the same. */
const questions: readonly (readonly [string, Record<string, unknown>, readonly string[]])[] = [
  ['overview', {}, ['overview']],
  ['file', { file: 'src/price.ts' }, ['file', 'src/price.ts']],
  ['impact', { files: ['round.ts', 'src/price.ts'] }, ['impact', 'round.ts', 'src/price.ts']],
  ['path', { from: 'cart.ts', to: 'money' }, ['path', 'cart.ts', 'money']],
  ['affected', { files: ['src/price.ts'], list: 'tests' }, ['affected', 'src/price.ts', '--tests']],
  [
    'place',
    { file: 'src/money/tax.ts', imports: ['src/cart.ts'] },
    ['place', 'src/money/tax.ts', '--imports', 'src/cart.ts'],
  ],
];

describe('lintel mcp', () => {
  it.each([
    ['the present protocol', { versionNegotiation: { mode: { pin: '2026-07-28' } } }, '2026-07-28'],
    ['the previous protocol', {}, '2025-11-25'],
  ] as const)('speaks %s', async (_, options, version) => {
    const client = await connectClient(openShop(), options);
    expect(client.getNegotiatedProtocolVersion()).toBe(version);
    expect(client.getServerVersion()?.name).toBe('lintel');
    expect((await askTool(client, 'impact', { files: ['price.ts'] })).text).toContain('src/cart.ts:1');
  });

  it('does not start in a folder that is not there', () => {
    const { code, stderr } = runLintel(temporaryFolder(), ['mcp', 'shop']);
    expect([code, stderr]).toEqual([2, 'lintel: No such folder: shop.\n']);
  });

  it('lists few tools in few words, all of them read-only', async () => {
    const client = await connectClient(openShop());
    const listed = await client.listTools();
    expect(listed.tools.map(({ name }) => name)).toEqual(questions.map(([name]) => name));
    expect(listed.tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true);
    expect(countTokens(JSON.stringify(listed))).toBeLessThanOrEqual(1500);
  });

  it('gives the same text as the command', async () => {
    const folder = openShop();
    const client = await connectClient(folder);
    for (const [name, args, command] of questions) {
      const { stdout, stderr } = await callLintel(folder, [...command, '--max-tokens', '2000']);
      const { text, isError } = await askTool(client, name, args);
      expect([withoutAge(text), isError, stderr]).toEqual([withoutAge(stdout), false, '']);
    }
  });

  it('takes paths from the root of the project first, then from the folder that it was started in', async () => {
    const folder = createRepository([
      {
        day: '2026-01-01',
        files: {
          ...shop,
          'src/src/price.ts': '',
          'money/round.ts': '',
          'src/money/notes.md': '',
          'lib/shop/cart.ts': '',
        },
      },
    ]);
    const client = await connectClient(join(folder, 'src'));
    const ask = async (name: string, args: Record<string, unknown>): Promise<string> =>
      (await askTool(client, name, args)).text;
    expect(await ask('overview', {})).toContain(
      `The project is ${folder}, which the current folder is a part of.`,
    );
    expect(await ask('file', { file: 'src/price.ts' })).toMatch(/^src\/price\.ts: /);
    expect(await ask('impact', { files: ['money/round.ts'] })).toMatch(/^money\/round\.ts: nothing/);
    expect(await ask('file', { file: 'cart.ts' })).toMatch(/^src\/cart\.ts: /);
    expect(await ask('file', { file: '../lib/shop/cart.ts' })).toMatch(/^lib\/shop\/cart\.ts: /);
    expect(await ask('affected', { files: ['money/notes.md'] })).toContain('src/money/notes.md');
    const placed = await ask('place', { file: 'src/tax.ts', imports: ['cart.ts', './price'] });
    expect(placed).toMatch(/^src\/tax\.ts, a new file that uses /);
    expect(await ask('place', { file: 'shop/tax.ts', imports: ['cart.ts'] })).toMatch(
      /^shop\/tax\.ts, a new/,
    );
    expect(await ask('place', { file: '../lib/shop/tax.ts', imports: ['cart.ts'] })).toMatch(
      /^lib\/shop\/tax\.ts/,
    );
  });

  it('says commit and uncommitted changes, and knows every edit', async () => {
    const folder = openShop();
    const client = await connectClient(folder);
    const ask = async (): Promise<string> => (await askTool(client, 'file', { file: 'src/cart.ts' })).text;
    expect(await ask()).toMatch(/Commit [0-9a-f]{7}, no source file changed since, analysed /);
    writeFileSync(join(folder, 'src/cart.ts'), "import './money/round.ts';\n");
    const edited = await ask();
    expect(edited).toContain('src/money/round.ts');
    expect(edited).not.toContain('src/price.ts');
    expect(edited).toMatch(/Commit [0-9a-f]{7} and 1 changed source file, analysed /);
  });

  it('keeps to the tokens that are asked for, and says what it cut', async () => {
    const users = Array.from({ length: 900 }, (_, i) => [
      `src/orders/order-${i}.ts`,
      "import '../cart.ts';\n",
    ]);
    const client = await connectClient(temporaryFolder({ ...shop, ...Object.fromEntries(users) }));
    for (const max_tokens of [undefined, 300, 5000]) {
      const { text } = await askTool(client, 'impact', { files: ['src/cart.ts'], max_tokens });
      expect(countTokens(text)).toBeLessThanOrEqual(max_tokens ?? 2000);
      expect(text).toMatch(/… \d+ more/);
      expect(text).toContain(`Cut to ${max_tokens ?? 2000} tokens.`);
    }
  });

  it('explains a mistake to the agent instead of failing', async () => {
    const client = await connectClient(openShop());
    const unknown = await askTool(client, 'file', { file: 'src/crat.ts' });
    expect(unknown).toEqual({ isError: true, text: expect.stringContaining('src/cart.ts') as string });
    const outside = await askTool(client, 'file', { file: '../../etc/passwd' });
    expect(outside).toEqual({ isError: true, text: expect.stringContaining('passwd') as string });
    const wrong = await askTool(client, 'impact', { files: 'src/cart.ts' });
    expect(wrong.isError).toBe(true);
    const misspelled = await askTool(client, 'affected', { file: 'src/cart.ts' });
    expect(misspelled).toEqual({ isError: true, text: expect.stringContaining('file') as string });
    await expect(client.callTool({ name: 'delete', arguments: {} })).rejects.toThrow('delete');
  });

  it('goes on after a question was cancelled', async () => {
    const client = await connectClient(openShop());
    const cancelled = new AbortController();
    const call = client.callTool({ name: 'overview', arguments: {} }, { signal: cancelled.signal });
    cancelled.abort('enough');
    await expect(call).rejects.toThrow('enough');
    expect((await askTool(client, 'overview')).text).toContain('4 files');
  });

  it('answers a hundred questions at once', { tags: 'slow' }, async () => {
    const client = await connectClient(openShop());
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => {
        const [name, args] = questions[i % questions.length]!;
        return askTool(client, name, args);
      }),
    );
    expect(new Set(answers.map(({ text }) => withoutAge(text))).size).toBe(questions.length);
    expect(answers.some(({ isError }) => isError)).toBe(false);
  });

  it('survives what is no request, and ends when its stdin does', async () => {
    const { child, ended } = startLintel(openShop(), ['mcp']);
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const ask = async (line: string): Promise<unknown> => {
      child.stdin.write(`${line}\n`);
      return JSON.parse(String((await lines.next()).value));
    };
    const about = {
      protocolVersion: '2025-11-25',
      capabilities: {},
      clientInfo: { name: 'x', version: '1' },
    };
    const start = { jsonrpc: '2.0', id: 1, method: 'initialize', params: about };
    expect(await ask(JSON.stringify(start))).toMatchObject({
      id: 1,
      result: { serverInfo: { name: 'lintel' } },
    });
    child.stdin.write('{"jsonrpc":"2.0","method":"notifications/initialized"}\n');
    expect(await ask('not JSON')).toMatchObject({ id: null, error: { code: -32700 } });
    expect(await ask('\u0000')).toMatchObject({ id: null, error: { code: -32700 } });
    expect(await ask('{"jsonrpc":"2.0"}')).toMatchObject({ id: null, error: { code: -32600 } });
    expect(await ask('[]')).toMatchObject({ id: null, error: { code: -32600 } });
    expect(await ask('\n{"jsonrpc":"1.0","id":9,"method":"ping"}')).toMatchObject({
      id: 9,
      error: { code: -32600 },
    });
    const unknown = { jsonrpc: '2.0', id: 2, method: 'tools/delete' };
    expect(await ask(JSON.stringify(unknown))).toMatchObject({ id: 2, error: { code: -32601 } });
    const call = {
      jsonrpc: '2.0',
      id: 3,
      method: 'tools/call',
      params: { name: 'file', arguments: { file: 7 } },
    };
    expect(await ask(JSON.stringify(call))).toMatchObject({ id: 3 });
    child.stdin.end();
    await once(child, 'close');
    expect(await ended).toMatchObject({ code: 0, stderr: '' });
  });

  it('tells the agent that there is nothing to analyse', async () => {
    const client = await connectClient(temporaryFolder({ 'README.md': '' }));
    expect(await askTool(client, 'overview')).toEqual({
      isError: true,
      text: expect.stringContaining('No source files found') as string,
    });
  });
});
