import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Change } from '../../src/model/change.ts';
import { callLintel } from '../support/call-lintel.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const rules = JSON.stringify({
  rules: [
    { name: 'core is pure', from: 'core/**', mustNotUse: 'ui/**' },
    { name: 'no logger', from: 'ui/**', mustNotUse: 'core/log.ts', severity: 'warn' },
  ],
});
const before = {
  'lintel.config.json': rules,
  'core/cart.ts': "import './price';\n",
  'core/price.ts': '',
  'core/log.ts': '',
  'ui/page.ts': "import '../core/cart';\n",
  'ui/list.ts': "import '../core/cart';\n",
};
const after = { ...before, 'core/price.ts': "import './cart';\nimport '../ui/page';\nimport 'left-pad';\n" };
const warned = { ...before, 'ui/page.ts': "import '../core/cart';\nimport '../core/log';\n" };

let reports: Readonly<Record<string, string>> | undefined;

/** A folder with the reports of all three, which are made once. */
async function reportFolder(): Promise<string> {
  reports ??= {
    'before.json': await reportOn(before),
    'after.json': await reportOn(after),
    'warned.json': await reportOn(warned),
  };
  return temporaryFolder({ ...reports, 'notes.json': '{"some": "thing"}' });
}

async function reportOn(files: Readonly<Record<string, string>>): Promise<string> {
  const args = ['analyze', '--json', '--no-history', '--no-cache'];
  return (await callLintel(temporaryFolder(files), args)).stdout;
}

describe('lintel diff', () => {
  it('prints what changed between two reports, and does not fail by itself', async () => {
    const { code, stdout, stderr } = await callLintel(await reportFolder(), [
      'diff',
      'before.json',
      'after.json',
    ]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(
      '✗ New violation of the rule core is pure\n      core/price.ts:2 → ui/page.ts\n',
    );
    expect(stdout).toContain(
      '✗ New cycle of 3 files at load time\n      core/price.ts:1 → core/cart.ts  added\n',
    );
  });

  it('does not fail on health if only files were removed that nothing uses', async () => {
    const tangled = {
      'core/cart.ts': "import '../ui/page';\n",
      'ui/page.ts': "import '../core/cart';\n",
    };
    const texts = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`text/${i}.ts`, 'export {};\n']));
    const folder = temporaryFolder({
      'before.json': await reportOn({ ...tangled, ...texts }),
      'after.json': await reportOn(tangled),
    });
    const args = ['diff', 'before.json', 'after.json', '--format', 'json', '--fail-on', 'health'];
    const { code, stdout } = await callLintel(folder, args);
    const { health } = JSON.parse(stdout) as Change;
    expect(health!.after.score).toBeLessThan(health!.before.score);
    expect(code).toBe(0);
  });

  it.each([
    ['new-cycle', /^Failed on new-cycle: 1 new cycle\.\n$/],
    ['new-tangle', /^Failed on new-tangle: 1 new tangle\.\n$/],
    ['new-violation', /^Failed on new-violation: 1 new violation\.\n$/],
    ['new-back-dependency', /^Failed on new-back-dependency: 1 new back dependency\.\n$/],
    ['new-layer-violation', /^Failed on new-layer-violation: 1 new layer violation\.\n$/],
    ['new-package', /^Failed on new-package: 1 new package\.\n$/],
    [
      'health, new-cycle',
      /^Failed on health: health fell from \d+ to \d+\.\nFailed on new-cycle: 1 new cycle\.\n$/,
    ],
  ])('fails on %s', async (condition, message) => {
    const { code, stderr } = await callLintel(await reportFolder(), [
      'diff',
      'before.json',
      'after.json',
      '--fail-on',
      condition,
    ]);
    expect(code).toBe(1);
    expect(stderr).toMatch(message);
  });

  it.each([
    ['after.json', 'before.json'],
    ['before.json', 'warned.json'],
    ['after.json', 'after.json'],
  ])('does not fail for what %s → %s fixes, warns of or leaves as it is', async (base, head) => {
    const all =
      'new-cycle,grown-cycle,new-tangle,new-violation,new-back-dependency,new-unresolved,new-package';
    expect(await callLintel(await reportFolder(), ['diff', base, head, '--fail-on', all])).toMatchObject({
      code: 0,
      stderr: '',
    });
  });

  it('writes text if told so, as without the option', async () => {
    const folder = await reportFolder();
    const args = ['diff', 'before.json', 'after.json'];
    expect(await callLintel(folder, [...args, '--format', 'text'])).toEqual(await callLintel(folder, args));
  });

  it('writes other formats to stdout or to a file', async () => {
    const folder = await reportFolder();
    const args = ['diff', 'before.json', 'after.json', '--format'];
    expect(JSON.parse((await callLintel(folder, [...args, 'json'])).stdout)).toMatchObject({
      schemaVersion: 1,
      before: { name: 'before.json', files: 5 },
      after: { name: 'after.json', files: 5 },
    });
    const { stdout } = await callLintel(folder, [...args, 'markdown', '--out', 'comment.md']);
    expect(stdout).toMatch(/^before\.json → after\.json\n/);
    expect(readFileSync(join(folder, 'comment.md'), 'utf8')).toMatch(/^### Lintel: new or worse: /);
    expect(
      (await callLintel(folder, ['diff', 'after.json', 'after.json', '--format', 'markdown'])).stdout,
    ).toBe('');
  });

  it.each([
    [
      ['before.json', 'gone.json'],
      'No report at gone.json. Create one with "lintel analyze", or give the path of a report.',
    ],
    [['before.json', 'notes.json'], 'notes.json: Not a Lintel report: '],
    [['HEAD:before.json', 'HEAD'], 'Not a git repository.'],
    [['before.json'], '"before.json" is a report. Give a second one: compare two reports, or two revisions.'],
    [
      ['before.json', 'main'],
      '"before.json" is a report. "main" is not: compare two reports, or two revisions.',
    ],
    [
      ['before.json', 'after.json', '--fail-on', 'new-cycel'],
      '--fail-on: unknown condition "new-cycel". Did you mean "new-cycle"?',
    ],
    [['before.json', 'after.json', '--fail-on', ''], '--fail-on: unknown condition "". Known: new-cycle, '],
    [
      ['before.json', 'after.json', '--format', 'markdwn'],
      'Unknown format "markdwn". Did you mean "markdown"?',
    ],
  ])('%j is answered with what to do', async (args, message) => {
    const { code, stdout, stderr } = await callLintel(await reportFolder(), ['diff', ...args]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(`lintel: ${message}`);
  });
});
