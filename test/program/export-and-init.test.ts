import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runLintel } from '../support/run-lintel.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const shop = { 'cart.ts': "import './price';\n", 'price.ts': '' };

describe('lintel export', () => {
  it('writes the last report in another format to stdout', () => {
    const folder = temporaryFolder(shop);
    runLintel(folder, ['analyze', '--quiet', '--format', 'json,mermaid']);
    expect(runLintel(folder, ['export', 'mermaid'])).toEqual({
      code: 0,
      stdout: readFileSync(join(folder, '.lintel/graph.mmd'), 'utf8'),
      stderr: '',
    });
  });

  it('reads a report from stdin and writes a file', () => {
    const folder = temporaryFolder(shop);
    const report = runLintel(folder, ['analyze', '--out', '-']).stdout;
    expect(runLintel(folder, ['export', 'json', '-', '--out', 'copy.json'], { input: report })).toEqual({
      code: 0,
      stdout: '',
      stderr: '',
    });
    expect(readFileSync(join(folder, 'copy.json'), 'utf8')).toBe(report);
  });
});

describe('lintel init', () => {
  it('writes a config that changes nothing, and only once', () => {
    const folder = temporaryFolder(shop);
    const before = runLintel(folder, ['analyze', '--out', '-']).stdout;
    expect(runLintel(folder, ['init'])).toEqual({
      code: 0,
      stdout: 'Wrote lintel.config.json\n',
      stderr: '',
    });
    const after = runLintel(folder, ['analyze', '--out', '-']).stdout;
    expect({ ...JSON.parse(after), generatedAt: '' }).toEqual({ ...JSON.parse(before), generatedAt: '' });
    expect(runLintel(folder, ['init'])).toEqual({
      code: 2,
      stdout: '',
      stderr: 'lintel: lintel.config.json already exists. Use --force to overwrite it.\n',
    });
  });

  it('replaces a config with --force', () => {
    const folder = temporaryFolder(shop);
    writeFileSync(join(folder, 'lintel.config.json'), '{}');
    expect(runLintel(folder, ['init', '--force']).code).toBe(0);
    expect(readFileSync(join(folder, 'lintel.config.json'), 'utf8')).toContain('"layers"');
  });

  it('does not make a second config beside the one in package.json', () => {
    const folder = temporaryFolder({ ...shop, 'package.json': '{"lintel": {}}' });
    expect(runLintel(folder, ['init'])).toEqual({
      code: 2,
      stdout: '',
      stderr: 'lintel: The "lintel" key of package.json already configures Lintel. Remove it first.\n',
    });
  });
});
