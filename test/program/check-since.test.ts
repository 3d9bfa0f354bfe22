import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cloneRepository, git } from '../revisions/git-repository.ts';
import { callLintel } from '../support/call-lintel.ts';
import { temporaryFolder, writeFiles } from '../support/temporary-folder.ts';

const config = {
  rules: [
    { name: 'core is pure', from: 'src/core/**', mustNotUse: 'src/ui/**' },
    { name: 'limits', budget: { unresolved: 0 } },
  ],
};

const body = Array.from({ length: 9 }, (_, i) => `export const price${i} = ${i};\n`).join('');

/** A repository with one old violation and an unresolved import, both committed on main. */
function shop(): string {
  const folder = temporaryFolder({
    'lintel.config.json': JSON.stringify(config),
    'src/core/price.ts': `import '../ui/button';\nimport './gone';\n${body}`,
    'src/core/tax.ts': 'export const tax = 1;\nexport const rate = 2;\n',
    'src/ui/button.ts': 'export const button = 1;\n',
  });
  git(folder, ['init', '--quiet', '--initial-branch=main']);
  commitAll(folder, 'begin');
  return folder;
}

function commitAll(folder: string, message: string): void {
  git(folder, ['add', '--all']);
  git(folder, ['commit', '--quiet', `--message=${message}`]);
}

describe('lintel check --since', () => {
  it('leaves out what was broken before', async () => {
    expect(await callLintel(shop(), ['check', '--since', 'main'])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(
        /2 rules: 0 new violations\. Since main \([0-9a-f]{7}\); 2 older violations left out\.\n$/,
      ) as string,
    });
    const one = ['check', '--since', 'main', '--rule', 'limits'];
    expect((await callLintel(shop(), one)).stdout).toMatch(/; 1 older violation left out\.\n$/);
    expect(await callLintel(shop(), ['check', '--since', ''])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--since is empty.') as string,
    });
  });

  it('blames what the change introduced', async () => {
    const folder = shop();
    writeFiles(folder, { 'src/core/tax.ts': "import '../ui/button';\nimport './missing';\n" });
    const { code, stdout } = await callLintel(folder, ['check', '--since', 'main']);
    expect(code).toBe(1);
    expect(stdout).toContain('src/core/tax.ts:1 → src/ui/button.ts');
    expect(stdout).toContain('unresolved imports: 2, at most 0 allowed');
    expect(stdout).not.toContain('price.ts');
  });

  it('shows a cycle from the import that the change added', async () => {
    const folder = temporaryFolder({
      'lintel.config.json': JSON.stringify({ rules: [{ name: 'no cycles', acyclic: 'src/**' }] }),
      'src/cart.ts': "import './price';\n",
      'src/price.ts': "import './tax';\n",
      'src/tax.ts': 'export const tax = 1;\n',
    });
    git(folder, ['init', '--quiet', '--initial-branch=main']);
    commitAll(folder, 'begin');
    writeFiles(folder, { 'src/tax.ts': "import './cart';\n" });
    expect((await callLintel(folder, ['check', '--since', 'main'])).stdout).toContain(`\
✗ no cycles  1 cycle
    New cycle of 3 files
      src/tax.ts:1 → src/cart.ts  without it there is no cycle
      src/cart.ts:1 → src/price.ts
      src/price.ts:1 → src/tax.ts
`);
  });

  it('shows a cycle from the import that was for types alone and loads now', async () => {
    const folder = temporaryFolder({
      'lintel.config.json': JSON.stringify({ rules: [{ name: 'no cycles', acyclic: 'src/**' }] }),
      'src/cart.ts': "import { tax } from './tax';\nexport class Cart { total = tax(this); }\n",
      'src/tax.ts': "import type { Cart } from './cart';\nexport const tax = (cart: Cart) => 1;\n",
    });
    git(folder, ['init', '--quiet', '--initial-branch=main']);
    commitAll(folder, 'begin');
    const loads =
      "import { Cart } from './cart';\nexport const tax = (cart: object) => cart instanceof Cart;\n";
    writeFiles(folder, { 'src/tax.ts': loads });
    expect((await callLintel(folder, ['check', '--since', 'main'])).stdout).toContain(
      'src/tax.ts:1 → src/cart.ts  without it there is no cycle\n      src/cart.ts:1 → src/tax.ts\n',
    );
    expect((await callLintel(folder, ['diff', 'main'])).stdout).toContain(
      'src/tax.ts:1 → src/cart.ts  stronger than before\n      src/cart.ts:1 → src/tax.ts\n',
    );
  });

  it('does not blame the change for what main did meanwhile', async () => {
    const folder = shop();
    git(folder, ['checkout', '--quiet', '-b', 'feature']);
    git(folder, ['checkout', '--quiet', 'main']);
    writeFiles(folder, { 'src/core/price.ts': 'export const price = 1;\n' });
    commitAll(folder, 'repaired on main');
    git(folder, ['checkout', '--quiet', 'feature']);
    expect((await callLintel(folder, ['check', '--since', 'main'])).code).toBe(0);
  });

  it('does not blame a rename', async () => {
    const folder = shop();
    renameSync(join(folder, 'src/core/price.ts'), join(folder, 'src/core/cost.ts'));
    expect((await callLintel(folder, ['check', '--since', 'main'])).code).toBe(0);
  });

  it.each([
    [['--since', 'mian'], 'Unknown revision mian. Did you mean main?'],
    [['--since', 'main', '--update-baseline'], '--update-baseline needs all violations: leave out --since.'],
  ])('says what is wrong with %s', async (args, message) => {
    const { code, stdout, stderr } = await callLintel(shop(), ['check', ...args]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
  });
});

describe('the baseline and renamed files', () => {
  async function withBaseline(): Promise<string> {
    const folder = shop();
    expect((await callLintel(folder, ['check', '--update-baseline'])).code).toBe(0);
    commitAll(folder, 'accept what is there');
    mkdirSync(join(folder, 'src/core/money'));
    return folder;
  }

  it('knows a violation of a file that was renamed and edited', async () => {
    const folder = await withBaseline();
    const text = readFileSync(join(folder, 'src/core/price.ts'), 'utf8');
    git(folder, ['mv', 'src/core/price.ts', 'src/core/money/price.ts']);
    writeFileSync(
      join(folder, 'src/core/money/price.ts'),
      text.replaceAll("'./", "'../").replaceAll("'../ui", "'../../ui"),
    );
    expect(await callLintel(folder, ['check'])).toMatchObject({ code: 0 });
  });

  it('knows it after the rename was committed, and writes the new name', async () => {
    const folder = await withBaseline();
    git(folder, ['mv', 'src/core/price.ts', 'src/core/cost.ts']);
    commitAll(folder, 'another name');
    expect(await callLintel(folder, ['check'])).toMatchObject({ code: 0 });
    expect(await callLintel(folder, ['check', '--update-baseline'], { env: { CI: '1' } })).toMatchObject({
      code: 0,
    });
    const baseline = readFileSync(join(folder, 'lintel-baseline.json'), 'utf8');
    expect(baseline).toContain('src/core/cost.ts');
    expect(baseline).not.toContain('price.ts');
  });

  it('says that renames are not known in a shallow clone', async () => {
    const folder = await withBaseline();
    git(folder, ['mv', 'src/core/price.ts', 'src/core/cost.ts']);
    commitAll(folder, 'another name');
    expect(await callLintel(cloneRepository(folder, ['--depth=1']), ['check'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(
        'The clone is shallow, so that it is not known whether they were renamed',
      ),
    });
    expect(await callLintel(cloneRepository(folder), ['check'])).toMatchObject({ code: 0, stderr: '' });
  });

  it('is not blamed on a rename with --since or diff', async () => {
    const folder = await withBaseline();
    git(folder, ['mv', 'src/core/price.ts', 'src/core/cost.ts']);
    expect(await callLintel(folder, ['check', '--since', 'main'])).toMatchObject({ code: 0 });
    expect(await callLintel(folder, ['diff', 'main', '--fail-on', 'new-violation'])).toMatchObject({
      code: 0,
    });
  });

  it('agrees everywhere where a folder is renamed together with the pattern of its rule', async () => {
    const folder = await withBaseline();
    git(folder, ['mv', 'src/core', 'src/domain']);
    const renamed = JSON.stringify(config).replace('src/core', 'src/domain');
    writeFileSync(join(folder, 'lintel.config.json'), renamed);
    const agrees = async (): Promise<void> => {
      expect(await callLintel(folder, ['check'])).toMatchObject({ code: 0 });
      expect(await callLintel(folder, ['check', '--since', 'main'])).toMatchObject({
        code: 0,
        stdout: expect.stringContaining('0 new violations, 2 in lintel-baseline.json'),
      });
      expect(await callLintel(folder, ['diff', 'main', '--fail-on', 'new-violation,health'])).toMatchObject({
        code: 0,
        stdout: expect.stringContaining('No change in the architecture'),
      });
    };
    await agrees();
    // The same where the baseline has the new names already.
    expect(await callLintel(folder, ['check', '--update-baseline'])).toMatchObject({ code: 0 });
    await agrees();
    git(folder, ['checkout', '--quiet', '-b', 'work']);
    commitAll(folder, 'another name');
    expect(await callLintel(folder, ['diff', 'main', 'work', '--fail-on', 'new-violation'])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('No change in the architecture'),
    });
    writeFiles(folder, { 'src/domain/tax.ts': "import '../ui/button';\n" });
    expect(await callLintel(folder, ['check', '--since', 'main'])).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('1 new violation'),
    });
  });

  it('is compared where a rule speaks of a folder that is new', async () => {
    const folder = await withBaseline();
    const rule = { name: 'gifts stand alone', from: 'src/gifts/**', mustNotUse: 'src/ui/**' };
    writeFiles(folder, {
      'lintel.config.json': JSON.stringify({ rules: [...config.rules, rule] }),
      'src/gifts/wrap.ts': "import '../ui/button';\n",
    });
    const { code, stdout } = await callLintel(folder, ['diff', 'main', '--fail-on', 'new-violation']);
    expect({ code, stdout }).toEqual({ code: 1, stdout: expect.stringContaining('gifts stand alone') });
  });

  it('calls an entry stale if its file is gone for good', async () => {
    const folder = await withBaseline();
    git(folder, ['rm', '--quiet', 'src/core/price.ts']);
    const { code, stdout } = await callLintel(folder, ['check']);
    expect(code).toBe(1);
    expect(stdout).toContain('stale entries of the baseline');
  });
});
