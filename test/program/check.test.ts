import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callLintel } from '../support/call-lintel.ts';
import { createRepository, git } from '../revisions/git-repository.ts';
import { temporaryFolder, writeFiles } from '../support/temporary-folder.ts';

const config = {
  rules: [
    {
      name: 'core is pure',
      from: 'src/core/**',
      mustNotUse: 'src/ui/**',
      because: 'it runs on the server too',
    },
    { name: 'no cycles', acyclic: 'src/**', severity: 'warn' },
  ],
};

function shop(files: Readonly<Record<string, string>> = {}): string {
  return temporaryFolder({
    'lintel.config.json': JSON.stringify(config),
    'src/core/price.ts': "\nimport '../ui/button';\n",
    'src/ui/button.ts': '',
    ...files,
  });
}

describe('lintel check', () => {
  it('prints each violation with its rule, its reason and its line, and fails', async () => {
    expect(await callLintel(shop(), ['check'])).toEqual({
      code: 1,
      stdout: `\
✗ core is pure  1 violation
  because it runs on the server too
    src/core/price.ts:2 → src/ui/button.ts
✓ no cycles

2 rules: 1 new violation.
`,
      stderr: '',
    });
  });

  it('names what it could not read: a rule may be broken there too', async () => {
    const folder = shop({ 'src/core/price.ts': '', 'tsconfig.json': '{\n  "compilerOptions": [ }' });
    expect(await callLintel(folder, ['check'])).toEqual({
      code: 0,
      stdout: `\
✓ core is pure
✓ no cycles
? not read  what is there was not checked
    1 invalid manifest (tsconfig.json:2 is not valid JSON)

2 rules: 0 new violations.
`,
      stderr: '',
    });
    expect(await callLintel(folder, ['check', '--format', 'github'])).toEqual({
      code: 0,
      stdout: '',
      stderr:
        'Not read, so what is there was not checked:\n    1 invalid manifest (tsconfig.json:2 is not valid JSON)\n',
    });
  });

  it('says that an entry of the baseline expired, and that writing it again does not help', async () => {
    const entry = { rule: 'core is pure', from: 'src/core/price.ts', to: 'src/ui/button.ts' };
    const expired = { ...entry, because: 'moves soon', until: '2020-01-01' };
    const files = { 'lintel-baseline.json': JSON.stringify({ version: 1, violations: [expired] }) };
    const folder = shop(files);
    const { code, stdout } = await callLintel(folder, ['check']);
    expect(stdout).toContain(
      '    src/core/price.ts:2 → src/ui/button.ts  its entry in the baseline expired after 2020-01-01 (moves soon)\n',
    );
    expect(stdout).toContain('2 rules: 1 new violation, 1 of them expired in lintel-baseline.json.\n');
    expect(code).toBe(1);
    expect((await callLintel(folder, ['check', '--update-baseline'])).stdout).toBe(
      'lintel-baseline.json: 1 entry (0 added, 0 removed)\n1 entry has expired and no longer counts: change its "until", or remove the violation.\n',
    );
  });

  it('keeps entries of the baseline for files that a sparse checkout leaves out', async () => {
    const entry = { rule: 'core is pure', from: 'src/core/price.ts', to: 'src/ui/button.ts' };
    const files = {
      'lintel.config.json': JSON.stringify(config),
      'lintel-baseline.json': JSON.stringify({ version: 1, violations: [entry] }),
      'src/core/price.ts': "import '../ui/button';\n",
      'src/ui/button.ts': '',
    };
    const folder = createRepository([{ day: '2026-01-01', files }]);
    git(folder, ['sparse-checkout', 'set', '--cone', 'src/ui']);
    const { code, stdout } = await callLintel(folder, ['check']);
    expect(stdout).toContain('core is pure: 1 entry of the baseline\n');
    expect(stdout).not.toContain('stale');
    expect(code).toBe(0);
    expect(await callLintel(folder, ['check', '--update-baseline'])).toEqual({
      code: 2,
      stdout: '',
      stderr:
        'lintel: --update-baseline needs the whole project, and this sparse checkout has only part of it: git sparse-checkout disable.\n',
    });
    git(folder, ['sparse-checkout', 'disable']);
    expect(await callLintel(folder, ['check'])).toMatchObject({ code: 0 });
  });

  it('names files from where it runs', async () => {
    const folder = temporaryFolder();
    writeFiles(join(folder, 'packages/shop'), {
      'lintel.config.json': JSON.stringify(config),
      'src/core/price.ts': "import '../ui/button';\n",
      'src/ui/button.ts': '',
    });
    expect((await callLintel(folder, ['check', 'packages/shop'])).stdout).toContain(
      '    packages/shop/src/core/price.ts:1 → src/ui/button.ts\n',
    );
  });

  it('shows the one import in a shared file through which many break a rule', async () => {
    const parts = ['cash', 'card', 'gift', 'loan'];
    const ways = { rules: [{ name: 'ways to pay', independent: 'src/pay/{way}/**' }] };
    const folder = temporaryFolder({
      'lintel.config.json': JSON.stringify(ways),
      'src/money.ts': "\nimport './pay/cash/coins';\n",
      'src/pay/cash/coins.ts': '',
      ...Object.fromEntries(parts.map((way) => [`src/pay/${way}/pay.ts`, "import '../../money';\n"])),
    });
    const { code, stdout } = await callLintel(folder, ['check']);
    expect(code).toBe(1);
    expect(stdout).toBe(`\
✗ ways to pay  3 violations
    src/money.ts:2 → src/pay/cash/coins.ts  3 files break the rule through it, such as src/pay/card/pay.ts (card uses cash)

1 rule: 3 new violations.
`);
    expect(JSON.parse((await callLintel(folder, ['check', '--format', 'json'])).stdout)).toMatchObject({
      summary: { errors: 3 },
      results: [{ violations: ['card', 'gift', 'loan'].map((way) => ({ from: `src/pay/${way}/pay.ts` })) }],
    });
  });

  it('passes with warnings alone', async () => {
    const folder = shop({
      'src/core/price.ts': "import './tax';\n",
      'src/core/tax.ts': "import './price';\n",
    });
    const { code, stdout } = await callLintel(folder, ['check']);
    expect(code).toBe(0);
    expect(stdout).toContain('! no cycles  1 cycle\n');
  });

  it('runs one rule', async () => {
    const folder = shop();
    expect((await callLintel(folder, ['check', '--rule', 'no cycles'])).code).toBe(0);
    expect(await callLintel(folder, ['check', '--rule', 'no cycels'])).toEqual({
      code: 2,
      stdout: '',
      stderr: 'lintel: There is no rule "no cycels". Did you mean "no cycles"?\n',
    });
  });

  it('is wrong usage without rules, or where one cannot be checked', async () => {
    const folder = temporaryFolder({ 'a.ts': '' });
    expect(await callLintel(folder, ['check'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('There are no rules to check.'),
    });
    writeFileSync(join(folder, 'lintel.config.json'), JSON.stringify(config));
    expect(await callLintel(folder, ['check'])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining(
        'lintel.config.json, line 1: "src/core/**", "src/ui/**" match no file, in the rule "core is pure".',
      ),
    });
  });

  it('says what it could not judge of a part', async () => {
    const folder = shop({
      'src/core/tax.ts': "import './price';\n",
      'lintel-baseline.json': JSON.stringify({
        version: 1,
        violations: [
          { rule: 'core is pure', from: 'src/core/price.ts', to: 'src/ui/button.ts' },
          { rule: 'core is pure', from: 'src/core/tax.ts', to: 'src/core/price.ts' },
          { rule: 'no cycles', from: 'src/core/tax.ts', to: 'src/core/price.ts' },
        ],
      }),
    });
    expect(await callLintel(folder, ['check', '--include', 'src/core/**'])).toEqual({
      code: 1,
      stdout: `\
✓ core is pure
✓ no cycles
✗ stale entries of the baseline  lintel check --update-baseline removes them
    src/core/tax.ts → src/core/price.ts  (core is pure)
? not judged  only part of the project was analysed
    core is pure: "src/ui/**", which matches no analysed file
    core is pure: 1 entry of the baseline
    no cycles: 1 entry of the baseline
    imports of files that were left out

2 rules: 0 new violations, 1 stale entry.
`,
      stderr: '',
    });
    const { stdout, stderr } = await callLintel(folder, [
      'check',
      '--exclude',
      'src/ui/**',
      '--format',
      'json',
      '--rule',
      'core is pure',
    ]);
    expect(JSON.parse(stdout)).toMatchObject({
      summary: { errors: 0, stale: 1, passes: false },
      isPartial: true,
      results: [
        {
          name: 'core is pure',
          unjudged: ['"src/ui/**", which matches no analysed file'],
          unjudgedEntries: [{ from: 'src/core/price.ts', to: 'src/ui/button.ts' }],
        },
      ],
    });
    expect(stderr).toContain('Only part of the project was analysed. Not judged:\n    core is pure: ');
  });
});

describe('the baseline', () => {
  it('is written when asked, then lets what is known pass and fails on what is new and what is stale', async () => {
    const folder = shop();
    const file = join(folder, 'lintel-baseline.json');
    expect(await callLintel(folder, ['check', '--update-baseline'])).toEqual({
      code: 0,
      stdout: 'lintel-baseline.json: 1 entry (1 added, 0 removed)\n',
      stderr: '',
    });
    const written = readFileSync(file, 'utf8');
    expect(await callLintel(folder, ['check'])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('2 rules: 0 new violations, 1 in lintel-baseline.json.'),
    });

    writeFiles(folder, { 'src/core/tax.ts': "import '../ui/button';\n" });
    expect(await callLintel(folder, ['check'])).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('src/core/tax.ts:1'),
    });
    expect(await callLintel(folder, ['check', '--update-baseline'], { env: { CI: 'true' } })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('lintel-baseline.json would grow by 1 entry.'),
    });
    expect(readFileSync(file, 'utf8')).toBe(written);

    writeFiles(folder, { 'src/core/tax.ts': '', 'src/core/price.ts': '' });
    expect(await callLintel(folder, ['check'])).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('    src/core/price.ts → src/ui/button.ts  (core is pure)\n'),
    });
    expect((await callLintel(folder, ['check', '--update-baseline'], { env: { CI: 'true' } })).code).toBe(0);
    expect((await callLintel(folder, ['check'])).code).toBe(0);
  });

  it('loses the entries of a rule that is deleted, but not with --rule those of the others', async () => {
    const folder = shop({ 'src/core/tax.ts': "import './tax';\nimport '../ui/button';\n" });
    await callLintel(folder, ['check', '--update-baseline']);
    const [pure, cycles] = config.rules;
    writeFiles(folder, {
      'lintel.config.json': JSON.stringify({ rules: [cycles, { ...pure, name: 'pure' }] }),
    });
    const update = ['check', '--update-baseline'];
    expect((await callLintel(folder, [...update, '--rule', 'no cycles'])).stdout).toBe(
      'lintel-baseline.json: 2 entries (0 added, 0 removed)\n',
    );
    expect((await callLintel(folder, update)).stdout).toBe(
      'lintel-baseline.json: 2 entries (2 added, 2 removed)\n',
    );
    expect((await callLintel(folder, ['check'])).code).toBe(0);
  });

  it('is changed by no sequence of plain checks', { tags: 'slow' }, async () => {
    const folder = shop({ 'src/core/tax.ts': "import '../ui/button';\n" });
    const file = join(folder, 'lintel-baseline.json');
    const flags = fc.constantFrom(
      [],
      ['--format', 'json'],
      ['--format', 'markdown', '--out', 'check.md'],
      ['--rule', 'no cycles'],
      ['--include', 'src/core/**'],
      ['--no-cache'],
    );
    const env = fc.constantFrom({}, { CI: 'true' });
    const stale = { 'src/core/price.ts': '' };
    const known = { 'src/core/price.ts': "import '../ui/button';\n" };
    const fresh = { 'src/core/new.ts': "import '../ui/button';\n" };
    const edits = fc.constantFrom<Readonly<Record<string, string>>>(stale, known, fresh);
    await callLintel(folder, ['check', '--update-baseline']);
    const written = readFileSync(file, 'utf8');
    const codes = new Set<number | null>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(edits, flags, env), { minLength: 1, maxLength: 3 }),
        async (steps) => {
          for (const [edit, args, variables] of steps) {
            writeFiles(folder, edit);
            codes.add((await callLintel(folder, ['check', ...args], { env: variables })).code);
          }
          expect(readFileSync(file, 'utf8')).toBe(written);
        },
      ),
      // The first sequence passes, then fails.
      {
        numRuns: 4,
        examples: [
          [
            [
              [known, [], {}],
              [fresh, [], {}],
            ],
          ],
        ],
      },
    );
    expect(codes).toEqual(new Set([0, 1]));
  });

  it('that the configuration names must be there in CI', async () => {
    const folder = shop({ 'lintel.config.json': JSON.stringify({ ...config, baseline: 'known.json' }) });
    expect((await callLintel(folder, ['check'])).code).toBe(1);
    expect(await callLintel(folder, ['check'], { env: { CI: 'true' } })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('The baseline known.json is missing.'),
    });
    await callLintel(folder, ['check', '--update-baseline']);
    expect(existsSync(join(folder, 'known.json'))).toBe(true);
    expect((await callLintel(folder, ['check'], { env: { CI: 'true' } })).code).toBe(0);
  });

  it('that the command names must be there: a misspelt name would report all as new', async () => {
    const folder = shop({ 'lintel.config.json': JSON.stringify(config) });
    expect(await callLintel(folder, ['check', '--baseline', 'knwon.json'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('The baseline knwon.json is missing.'),
    });
  });

  it('that the configuration names need not be there where nothing is broken', async () => {
    const folder = shop({
      'lintel.config.json': JSON.stringify({ ...config, baseline: 'known.json' }),
      'src/core/price.ts': '',
    });
    expect((await callLintel(folder, ['check'], { env: { CI: 'true' } })).code).toBe(0);
  });

  it('is not written through a link that leads out of the project', async () => {
    const elsewhere = temporaryFolder();
    const folder = shop({ 'lintel.config.json': JSON.stringify({ ...config, baseline: 'link/known.json' }) });
    symlinkSync(elsewhere, join(folder, 'link'));
    expect(await callLintel(folder, ['check', '--update-baseline'])).toMatchObject({
      code: 2,
      stderr: 'lintel: The baseline link/known.json is not in a folder of the project.\n',
    });
    expect(readdirSync(elsewhere)).toEqual([]);
  });

  it('includes what a budget allows once the rest is accepted', async () => {
    const rules = [...config.rules, { name: 'limits', budget: { health: 100 } }];
    const folder = shop({ 'lintel.config.json': JSON.stringify({ rules }) });
    await callLintel(folder, ['check', '--update-baseline']);
    expect((await callLintel(folder, ['check'])).code).toBe(0);
    rmSync(join(folder, 'lintel-baseline.json'));
  });
});

describe('the formats of a check', () => {
  it('go to a file, with the text on stdout', async () => {
    const folder = shop();
    const { code, stdout } = await callLintel(folder, ['check', '--format', 'json', '--out', 'check.json']);
    expect(code).toBe(1);
    expect(stdout).toContain('✗ core is pure');
    expect(JSON.parse(readFileSync(join(folder, 'check.json'), 'utf8'))).toMatchObject({
      summary: { errors: 1, passes: false },
      results: [{ violations: [{ from: 'src/core/price.ts', line: 2, status: 'new' }] }, { violations: [] }],
    });
  });

  it('can be text, as without the option', async () => {
    const folder = shop();
    expect(await callLintel(folder, ['check', '--format', 'text'])).toEqual(
      await callLintel(folder, ['check']),
    );
    await callLintel(folder, ['check', '--format', 'text', '--out', 'check.txt']);
    expect(readFileSync(join(folder, 'check.txt'), 'utf8')).toContain('✗ core is pure');
  });

  it.each(['sarif', 'github', 'gitlab', 'junit', 'markdown'])('%s name the file', async (format) => {
    const { code, stdout } = await callLintel(shop(), ['check', '--format', format]);
    expect(code).toBe(1);
    expect(stdout).toContain('src/core/price.ts');
  });

  it('are suggested where one is misspelt', async () => {
    expect((await callLintel(shop(), ['check', '--format', 'sarfi'])).stderr).toBe(
      'lintel: Unknown format "sarfi". Did you mean "sarif"?\n',
    );
  });
});
