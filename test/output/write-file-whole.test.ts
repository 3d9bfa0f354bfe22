import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { UserError } from '../../src/model/user-error.ts';
import { WriteError } from '../../src/output/write-error.ts';
import { writeFileWhole } from '../../src/output/write-file-whole.ts';
import { bundleModule } from '../support/bundle-module.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

describe('writeFileWhole', () => {
  it('replaces the file and leaves nothing beside it', () => {
    const folder = temporaryFolder({ 'graph.json': 'old' });
    writeFileWhole(join(folder, 'graph.json'), ['{"nodes":', new TextEncoder().encode('["cart.ts"]'), '}']);
    expect(readFileSync(join(folder, 'graph.json'), 'utf8')).toBe('{"nodes":["cart.ts"]}');
    expect(readdirSync(folder)).toEqual(['graph.json']);
  });

  it('writes more than fits into one batch, in order', () => {
    const folder = temporaryFolder();
    const lines = Array.from({ length: 100_000 }, (_, i) => `order ${i}: 🛒\n`);
    writeFileWhole(join(folder, 'orders.txt'), lines);
    expect(readFileSync(join(folder, 'orders.txt'), 'utf8')).toBe(lines.join(''));
  });

  it('writes a piece of any length, whatever its characters take', () => {
    const folder = temporaryFolder();
    const basket = '🛒€é\ud800c'.repeat(100_000);
    writeFileWhole(join(folder, 'basket.txt'), ['1', basket, '2']);
    // `toEqual` takes seconds for a buffer of this length.
    expect(readFileSync(join(folder, 'basket.txt')).equals(Buffer.from(`1${basket}2`))).toBe(true);
  });

  it('keeps the old file where the new one fails half-way', () => {
    const folder = temporaryFolder({ 'graph.json': 'old' });
    function* failing(): Generator<string> {
      yield 'x'.repeat(1_000_000);
      throw new Error('out of ink');
    }
    expect(() => writeFileWhole(join(folder, 'graph.json'), failing())).toThrow('out of ink');
    expect(readFileSync(join(folder, 'graph.json'), 'utf8')).toBe('old');
    expect(readdirSync(folder)).toEqual(['graph.json']);
  });

  it('takes the place of a link and leaves alone what the link led to', () => {
    const folder = temporaryFolder({ 'precious.txt': 'precious' });
    symlinkSync('precious.txt', join(folder, 'graph.json'));
    writeFileWhole(join(folder, 'graph.json'), ['{}']);
    expect(readFileSync(join(folder, 'precious.txt'), 'utf8')).toBe('precious');
    expect(readFileSync(join(folder, 'graph.json'), 'utf8')).toBe('{}');
  });

  it('removes what a killed process left behind and nothing of a living one', () => {
    const folder = temporaryFolder();
    const dead = spawnSync(process.execPath, ['-e', '']).pid;
    const leftovers = [`.lintel-${dead}-0.tmp`, `.lintel-${process.pid}-0.tmp`];
    const others = [`.lintel-${process.ppid}-0.tmp`, '.lintel-notes.tmp'];
    for (const name of [...leftovers, ...others]) writeFileSync(join(folder, name), '');
    writeFileWhole(join(folder, 'graph.json'), ['{}']);
    expect(readdirSync(folder)).toEqual([...others, 'graph.json'].toSorted());
  });

  it('writes into a pipe instead of taking its place', async () => {
    const folder = temporaryFolder();
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const module = await bundleModule('src/output/write-file-whole.ts');
    const script = `import(process.argv[1]).then((module) => module.writeFileWhole(process.argv[2], ['{}']))`;
    const command = '"$0" -e "$1" "$2" "$3" & cat "$3"';
    const written = execFileSync('sh', ['-c', command, process.execPath, script, module, pipe], {
      encoding: 'utf8',
      timeout: 10_000,
    });
    expect(written).toBe('{}');
    expect(readdirSync(folder)).toEqual(['pipe']);
  });
});

describe('writeFileWhole where it cannot', () => {
  it('offers the option of the writer before those of the command', () => {
    const error = new WriteError('lintel-baseline.json', { what: 'permission denied' });
    expect(error.offering(['--baseline']).offering(['--out']).message).toBe(
      'Cannot write lintel-baseline.json: permission denied; choose another place with --baseline.',
    );
  });

  it('names the folder that is missing', () => {
    const path = join(temporaryFolder(), 'reports', 'graph.json');
    expect(() => writeFileWhole(path, ['{}'])).toThrow(
      new UserError(`Cannot write ${path}: there is no folder ${join(path, '..')}; create it.`),
    );
  });

  it('says that the name is taken by a folder', () => {
    const path = join(temporaryFolder(), 'graph.json');
    mkdirSync(path);
    expect(() => writeFileWhole(path, ['{}'])).toThrow(
      new UserError(`Cannot write ${path}: it is a folder; give the path of a file.`),
    );
    expect(readdirSync(join(path, '..'))).toEqual(['graph.json']);
  });

  it('says that a file stands in the way', () => {
    const path = join(temporaryFolder({ reports: '' }), 'reports', 'graph.json');
    expect(() => writeFileWhole(path, ['{}'])).toThrow(
      new UserError(`Cannot write ${path}: a file is in the place of a folder; remove it.`),
    );
  });

  it('says that the disk is full', () => {
    expect(existsSync('/dev/full')).toBe(process.platform === 'linux');
    if (process.platform !== 'linux') return;
    expect(() => writeFileWhole('/dev/full', ['{}'])).toThrow(
      new UserError('Cannot write /dev/full: the disk is full; free some space.'),
    );
  });
});
