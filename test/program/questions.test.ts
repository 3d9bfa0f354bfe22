import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { callLintel } from '../support/call-lintel.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const shop = {
  'lintel.config.json': JSON.stringify({
    rules: [{ name: 'core is pure', from: 'src/core/**', mustNotUse: 'src/ui/**', because: 'jobs use it' }],
  }),
  'src/main.ts': "import './ui/page';\n",
  'src/ui/page.ts': "import { cart } from '../core/cart';\nimport 'react';\nexport const page = cart;\n",
  'src/core/cart.ts': "import { price } from './price';\nexport const cart = price;\n",
  'src/core/price.ts': 'export const price = 1;\n',
  'test/cart.test.ts': "import '../src/core/cart';\n",
};

describe('questions about a project', () => {
  it('are answered from fresh code, and only the cache is written', async () => {
    const folder = temporaryFolder(shop);
    const first = await callLintel(folder, ['impact', 'price.ts']);
    expect({ code: first.code, stderr: first.stderr }).toEqual({ code: 0, stderr: '' });
    expect(first.stdout).toContain('src/core/price.ts: 4 files depend on it, 1 directly, 1 test among them.');
    writeFileSync(join(folder, 'src/core/tax.ts'), "import './price';\n");
    expect((await callLintel(folder, ['impact', 'price.ts'])).stdout).toContain(
      '5 files depend on it, 2 directly',
    );
    expect(readdirSync(join(folder, '.lintel')).filter((name) => name.endsWith('.json'))).toEqual([]);
  });

  it('write nothing with --no-cache', async () => {
    const folder = temporaryFolder(shop);
    expect((await callLintel(folder, ['overview', '--no-cache'])).code).toBe(0);
    expect(existsSync(join(folder, '.lintel'))).toBe(false);
  });

  it.each([
    [['overview'], 'files (4 product, 1 test) in TypeScript; 5 dependencies;'],
    [['file', 'src/core/cart.ts'], 'src/core/price.ts, line 1\n'],
    [['file', 'src/core'], 'src/core (2 files): TypeScript'],
    [['file', 'cart.ts', 'price.ts:1'], 'cart.ts, price.ts:1 (2 files): TypeScript'],
    [['path', 'main.ts', 'react'], '  src/ui/page.ts:2 → pkg:react\n'],
    [['path', 'main.ts', 'price.ts'], '  src/ui/page.ts:1 → src/core/cart.ts\n'],
    [['path', 'main.ts', 'pkg:react'], '  src/ui/page.ts:2 → pkg:react\n'],
    [
      ['place', 'src/core/view.ts', '--imports', 'src/ui/page.ts'],
      '"core is pure": src/core/view.ts must not use src/ui/page.ts, because jobs use it\n',
    ],
  ])('lintel %j', async (args, expected) => {
    const { code, stdout, stderr } = await callLintel(temporaryFolder(shop), args);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(expected);
  });

  it('are answered as JSON', async () => {
    const { stdout } = await callLintel(temporaryFolder(shop), ['path', 'main.ts', 'price.ts', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ from: ['src/main.ts'], to: ['src/core/price.ts'], count: 1 });
  });

  it('are answered in as many tokens as asked for', async () => {
    const { stdout } = await callLintel(temporaryFolder(shop), ['overview', '--max-tokens', '150']);
    expect(stdout).toContain('Cut to 150 tokens.');
  });

  it('are asked from a folder of the project, or from outside', async () => {
    const folder = temporaryFolder(shop);
    const inside = await callLintel(join(folder, 'src/core'), [
      'file',
      'cart.ts',
      '--project',
      '../..',
      '--no-cache',
    ]);
    expect(inside.stdout).toMatch(/^src\/core\/cart\.ts: /);
    const outside = await callLintel(temporaryFolder({}), [
      'file',
      'src/core/cart.ts',
      '--project',
      folder,
      '--no-cache',
    ]);
    expect(outside.stdout).toMatch(/^src\/core\/cart\.ts: /);
  });

  it('are asked of the project around the current folder, if none is named', async () => {
    const folder = temporaryFolder(shop);
    const { code, stdout } = await callLintel(join(folder, 'src/core'), ['impact', 'price.ts']);
    expect(code).toBe(0);
    expect(stdout).toContain('src/core/price.ts: 4 files depend on it');
    expect(stdout).toMatch(/^The project is .*, which the current folder is a part of\.$/m);
    expect(existsSync(join(folder, 'src/core/.lintel'))).toBe(false);
    const alone = await callLintel(join(folder, 'src/core'), [
      'impact',
      'price.ts',
      '--project',
      '.',
      '--no-cache',
    ]);
    expect(alone.stdout).toContain('price.ts: 1 file depends on it');
    expect(alone.stdout).not.toContain('The project is');
  });

  it('are asked of a report', async () => {
    const folder = temporaryFolder(shop);
    await callLintel(folder, ['analyze', '--out', 'shop.json', '--quiet']);
    const { stdout } = await callLintel(folder, ['file', 'cart.ts', '--report', 'shop.json']);
    expect(stdout).toMatch(/^src\/core\/cart\.ts: /);
  });
});

describe('wrong questions', () => {
  it.each([
    [
      ['impact', 'src/core/prize.ts'],
      'No source file or folder "src/core/prize.ts" in the project. Did you mean',
    ],
    [['file', 'src/cor'], 'Did you mean'],
    [['path', 'main.ts', 'pkg:raect'], 'Did you mean pkg:react?'],
    [['path', 'main.ts', 'main.ts'], 'A path needs two different files.'],
    [['place', 'src/x.ts'], "required option '--imports <list>' not specified"],
    [['overview', '--max-tokens', 'many'], '--max-tokens "many": expected a positive integer.'],
    [['overview', 'src', '--project', '.'], 'The project is given twice'],
    [['overview', '--report', 'none.json'], 'No report at none.json.'],
  ])('lintel %j', async (args, message) => {
    const { code, stdout, stderr } = await callLintel(temporaryFolder(shop), args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
  });

  it('are those about a report that another program made', async () => {
    const folder = temporaryFolder(shop);
    await callLintel(folder, ['analyze', '--out', 'shop.json', '--quiet']);
    const { settings: _, ...bare } = JSON.parse(readFileSync(join(folder, 'shop.json'), 'utf8')) as Report;
    writeFileSync(join(folder, 'bare.json'), JSON.stringify(bare));
    const { code, stderr } = await callLintel(folder, ['overview', '--report', 'bare.json']);
    expect(code).toBe(2);
    expect(stderr).toContain('bare.json was made by another program or an earlier version.');
  });

  it('name several files that are meant', async () => {
    const folder = temporaryFolder({ ...shop, 'src/ui/cart.ts': '' });
    const { code, stderr } = await callLintel(folder, ['file', 'cart.ts']);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: 'lintel: "cart.ts" is ambiguous: src/core/cart.ts, src/ui/cart.ts. Give more of the path.\n',
    });
  });
});

describe('docs/questions.md', () => {
  const text = readFileSync('docs/questions.md', 'utf8');
  const examples = [...text.matchAll(/^```text\n\$ lintel (.+)\n([^`]+)```$/gm)];

  it('has an example for each question', () => {
    expect(examples.map(([, args = '']) => args.split(' ')[0])).toEqual([
      'overview',
      'file',
      'impact',
      'path',
      'place',
    ]);
  });

  it.each(examples.map(([, args = '', answer = '']) => [args, answer]))(
    'shows what lintel %s prints',
    async (args, answer) => {
      const { stdout } = await callLintel('examples/sample-project', [
        ...args.split(' '),
        '--no-cache',
        '--no-history',
      ]);
      // Which commit is checked out is not the same tomorrow.
      expect(stdout.replace(/^.*, analysed .*\n/m, '')).toBe(answer);
    },
  );
});
