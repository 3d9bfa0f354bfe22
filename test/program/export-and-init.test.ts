import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { bareReport } from '../support/bare-report.ts';
import { callLintel } from '../support/call-lintel.ts';
import { runLintel } from '../support/run-lintel.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const shop = { 'cart.ts': "import './price';\n", 'price.ts': '' };

describe('lintel export', () => {
  it('writes the last report in another format to stdout', async () => {
    const folder = temporaryFolder(shop);
    await callLintel(folder, ['analyze', '--quiet', '--format', 'json,mermaid']);
    expect(await callLintel(folder, ['export', 'mermaid'])).toEqual({
      code: 0,
      stdout: readFileSync(join(folder, '.lintel/graph.mmd'), 'utf8'),
      stderr: '',
    });
  });

  it('names stdin where no report comes from it', () => {
    expect(runLintel(temporaryFolder(), ['export', 'dot', '-'], { input: '' })).toEqual({
      code: 2,
      stdout: '',
      stderr: 'lintel: stdin: Not a Lintel report: it is not JSON, or only a part of it.\n',
    });
  });

  it('reads a report from stdin and writes a file', async () => {
    const folder = temporaryFolder(shop);
    const report = (await callLintel(folder, ['analyze', '--out', '-'])).stdout;
    expect(runLintel(folder, ['export', 'json', '-', '--out', 'copy.json'], { input: report })).toEqual({
      code: 0,
      stdout: '',
      stderr: '',
    });
    expect(readFileSync(join(folder, 'copy.json'), 'utf8')).toBe(report);
  });

  it('writes every format of a report of another program, which has only what every report must have', async () => {
    const folder = temporaryFolder(shop);
    const report = JSON.parse((await callLintel(folder, ['analyze', '--out', '-'])).stdout) as Report;
    const input = JSON.stringify(bareReport(report));
    for (const format of ['json', 'mermaid', 'cytoscape', 'dot', 'graphml', 'csv', 'html']) {
      const { code, stdout, stderr } = runLintel(folder, ['export', format, '-'], { input });
      expect([format, code, stderr]).toEqual([format, 0, '']);
      expect(stdout).toContain('price.ts');
    }
  });
});

describe('lintel export of a diagram', () => {
  const files = {
    ...shop,
    'page.ts': "import './cart';\n",
    'tests/cart.ts': "import '../cart';\n",
  };
  let report: string | undefined;
  const run = async (...args: readonly string[]) => {
    report ??= (await callLintel(temporaryFolder(files), ['analyze', '--out', '-'])).stdout;
    return callLintel(temporaryFolder({ ...files, '.lintel/graph.json': report }), ['export', ...args]);
  };

  it('draws what is near a file, and says on stderr what it leaves out', async () => {
    const drawn = await run('mermaid', '--focus', './page.ts', '--depth', '1', '--no-tests');
    expect([drawn.code, drawn.stderr]).toEqual([
      0,
      'Only what is within 1 step of page.ts: 1 other file left out.\nTests and their data are left out: 1 file.\n',
    ]);
    expect(drawn.stdout.match(/n\d+\["[^"]+"\]/g)).toEqual(['n0["cart.ts"]', 'n1["page.ts"]']);
  });

  it.each([
    [
      ['mermaid', '--focus', 'crat.ts'],
      '--focus "crat.ts": the report has no such file. Did you mean cart.ts',
    ],
    [
      ['dot', '--focus', 'src/zebra.go'],
      '--focus "src/zebra.go": the report has no such file. Give a path relative',
    ],
    [
      ['dot', '--focus', 'tests/cart.ts', '--no-tests'],
      '--focus "tests/cart.ts" is a test, which --no-tests leaves out.',
    ],
    [['dot', '--depth', '2'], '--depth counts the steps from --focus.'],
    [['dot', '--focus', 'cart.ts', '--depth', '0'], '--depth "0": expected a positive integer.'],
    [['mermaid', '--max-boxes', 'few'], '--max-boxes "few": expected a positive integer.'],
    [['csv', '--folders'], '--folders is for diagrams (mermaid, dot). csv always has the whole report.'],
  ])('%s is refused', async (args, message) => {
    const { code, stdout, stderr } = await run(...args);
    expect([code, stdout, stderr.slice(0, `lintel: ${message}`.length)]).toEqual([
      2,
      '',
      `lintel: ${message}`,
    ]);
  });
});

describe('lintel init', () => {
  it('writes a config that changes no conclusion, and only once', async () => {
    const folder = temporaryFolder(shop);
    const before = JSON.parse((await callLintel(folder, ['analyze', '--out', '-'])).stdout) as Report;
    expect(await callLintel(folder, ['init'])).toEqual({
      code: 0,
      stdout:
        'Wrote lintel.config.json\n' +
        '  no order of folders is proposed: no main folder depends on another one.\n' +
        '  no new cycles: There is no cycle between files.\n' +
        '"lintel check" now fails when something new breaks a rule.\n"lintel diff --fail-on new-cycle,new-tangle" fails for what no rule covers.\n',
      stderr: '',
    });
    const { rules, ...after } = JSON.parse(
      (await callLintel(folder, ['analyze', '--out', '-'])).stdout,
    ) as Report;
    expect(after).toEqual({
      ...before,
      generatedAt: after.generatedAt,
      settings: { ...before.settings, rules: after.settings.rules },
    });
    expect(rules!.results).toMatchObject([{ name: 'no new cycles', violations: [] }]);
    expect(await callLintel(folder, ['init'])).toEqual({
      code: 2,
      stdout: '',
      stderr: 'lintel: lintel.config.json already exists. Use --force to overwrite it.\n',
    });
  });

  it('replaces a config with --force', async () => {
    const folder = temporaryFolder(shop);
    writeFileSync(join(folder, 'lintel.config.json'), '{}');
    expect((await callLintel(folder, ['init', '--force'])).code).toBe(0);
    expect(readFileSync(join(folder, 'lintel.config.json'), 'utf8')).toContain('"rules"');
  });

  it('leaves no entries of earlier rules in the baseline, and names the folder in the commands', async () => {
    const old = { version: 1, violations: [{ rule: 'old', from: 'a.ts', to: 'b.ts' }] };
    const folder = temporaryFolder(shop);
    const shops = temporaryFolder();
    cpSync(folder, join(shops, 'tea'), { recursive: true });
    writeFileSync(join(shops, 'tea/lintel-baseline.json'), JSON.stringify(old));
    const { stdout } = await callLintel(shops, ['init', 'tea']);
    expect(stdout).toContain(
      'Wrote tea/lintel-baseline.json: 0 current violations\n"lintel check tea" now fails when something new breaks a rule.\n"lintel diff --project tea --fail-on ',
    );
    expect((await callLintel(shops, ['check', 'tea'])).code).toBe(0);
  });

  it('proposes rules that the project follows, and accepts what breaks them today', async () => {
    const folder = temporaryFolder({
      ...Object.fromEntries(
        Array.from({ length: 7 }, (_, i) => [`src/pages/page${i}.ts`, "import '../orders/cart';\n"]),
      ),
      'src/orders/cart.ts': "import '../pages/text';\n",
      'src/pages/text.ts': '',
    });
    expect(await callLintel(folder, ['init'])).toEqual({
      code: 0,
      stdout: `\
Wrote lintel.config.json
  order: Between the folders in src, 7 dependencies follow this order, 1 goes against it.
  no new cycles: There is no cycle between files.
Wrote lintel-baseline.json: 1 current violation
"lintel check" now fails when something new breaks a rule.
"lintel diff --fail-on new-cycle,new-tangle" fails for what no rule covers.
`,
      stderr: '',
    });
    expect(readdirSync(folder).toSorted()).toEqual(['lintel-baseline.json', 'lintel.config.json', 'src']);
    expect(readFileSync(join(folder, 'lintel.config.json'), 'utf8')).toContain(`\
    // Between the folders in src, 7 dependencies follow this order, 1 goes against it.
    {
      "name": "order",
      "layers": [
        "src/pages/**",
        "src/orders/**"
      ],
      "productOnly": true
    },
`);
    const { risks } = JSON.parse((await callLintel(folder, ['analyze', '--out', '-'])).stdout) as Report;
    expect(risks.layer_violations).toMatchObject([
      { source: 'src/orders/cart.ts', target: 'src/pages/text.ts', basis: 'configured' },
    ]);
    expect((await callLintel(folder, ['check'])).code).toBe(0);
  });

  it('proposes a rule where no order is found, so that there is something to check', async () => {
    const folder = temporaryFolder({
      'composer.json': '{"autoload": {"psr-4": {"Shop\\\\": "src/"}}}',
      'src/Cart.php': '<?php\nnamespace Shop;\nclass Cart { function price() { return new Price(); } }\n',
      'src/Price.php': '<?php\nnamespace Shop;\nclass Price { function cart() { return new Cart(); } }\n',
    });
    expect(await callLintel(folder, ['init'])).toEqual({
      code: 0,
      stdout: `\
Wrote lintel.config.json
  no order of folders is proposed: no main folder depends on another one.
  no new cycles: There is 1 cycle between files, independent of load order. No dependency may be added to it.
Wrote lintel-baseline.json: 2 current violations
"lintel check" now fails when something new breaks a rule.
"lintel diff --fail-on new-cycle,new-tangle" fails for what no rule covers.
`,
      stderr: '',
    });
    expect((await callLintel(folder, ['check'])).code).toBe(0);
  });

  it('writes the plain configuration for a folder without source files, and says why', async () => {
    const folder = temporaryFolder({ 'notes.txt': '' });
    const { code, stdout, stderr } = await callLintel(folder, ['init']);
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'Wrote lintel.config.json\n' });
    expect(stderr).toMatch(
      /^No rules are proposed, because the analysis failed: No source files found in this folder\./,
    );
    expect(readFileSync(join(folder, 'lintel.config.json'), 'utf8')).toContain('"rules": []');
  });

  it('does not make a second config beside the one in package.json', async () => {
    const folder = temporaryFolder({ ...shop, 'package.json': '{"lintel": {}}' });
    expect(await callLintel(folder, ['init'])).toEqual({
      code: 2,
      stdout: '',
      stderr: 'lintel: The "lintel" key of package.json already configures Lintel. Remove it first.\n',
    });
  });
});
