// How the program ends when someone ends it: the owner of the terminal, or the reader of its output.
import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createRepository } from '../revisions/git-repository.ts';
import { runLintel, startLintel } from '../support/run-lintel.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** Loaded before the program: sends it the signal when it first calls that method, in the middle of its work. */
function sendAt(object: string, method: string, signal: string): string {
  const script = `
    const { ${method}: original } = ${object};
    ${object}.${method} = function (...args) {
      ${object}.${method} = original;
      process.kill(process.pid, '${signal}');
      return original.apply(this, args);
    };`;
  return `--import=data:text/javascript,${encodeURIComponent(script)}`;
}

describe('a run that is ended', () => {
  it.each(['SIGINT', 'SIGTERM'])('by %s writes nothing, says nothing and exits with 130', (signal) => {
    const folder = temporaryFolder({ 'cart.ts': '' });
    const env = { NODE_OPTIONS: sendAt('AbortSignal.prototype', 'throwIfAborted', signal) };
    expect(runLintel(folder, ['analyze'], { env })).toEqual({ code: 130, stdout: '', stderr: '' });
    expect(readdirSync(folder)).toEqual(['cart.ts']);
  });

  it('while it waits for a report on stdin does not go on waiting', async () => {
    const env = { NODE_OPTIONS: sendAt('process.stdin', 'read', 'SIGINT') };
    const { ended } = startLintel(temporaryFolder(), ['export', 'dot', '-'], { env });
    expect(await ended).toEqual({ code: 130, stdout: '', stderr: '' });
  });

  it('by a reader that has seen enough is a run that is done', async () => {
    const files = Array.from({ length: 2000 }, (_, i) => [
      `orders/line-${i}.ts`,
      `import './line-${i + 1}.ts';\n`,
    ]);
    const { child, ended } = startLintel(temporaryFolder(Object.fromEntries(files)), [
      'analyze',
      '--out',
      '-',
    ]);
    child.stdout.once('data', () => child.stdout.destroy());
    expect(await ended).toMatchObject({ code: 0, stderr: '' });
  });
});

describe('a run that cannot write', () => {
  const readOnly = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const { mkdirSync } = fs;
    fs.mkdirSync = (path, options) => {
      if (!String(path).endsWith('.lintel')) return mkdirSync(path, options);
      throw Object.assign(new Error('read-only'), { code: 'EROFS' });
    };
    syncBuiltinESMExports();`;
  const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(readOnly)}` };

  it.each([['overview'], ['file', 'cart.ts'], ['affected', 'cart.ts']])(
    'a cache answers %s without one',
    (...args) => {
      const folder = temporaryFolder({ 'cart.ts': '' });
      expect(runLintel(folder, args, { env })).toMatchObject({ code: 0 });
      expect(readdirSync(folder)).toEqual(['cart.ts']);
    },
  );

  it('a report says where it could not, and names the options that the command has', () => {
    const folder = createRepository([{ day: '2026-01-01', files: { 'cart.ts': '' } }]);
    const reason = `lintel: Cannot write ${join(folder, '.lintel')}: the file system is read-only; choose another place with`;
    expect(runLintel(folder, ['analyze'], { env })).toMatchObject({
      code: 2,
      stderr: `${reason} --out-dir or --out.\n`,
    });
    expect(runLintel(folder, ['history'], { env })).toMatchObject({
      code: 2,
      stderr: `${reason} --out-dir or --out.\n`,
    });
    expect(runLintel(folder, ['serve', '--port', '0'], { env })).toMatchObject({
      code: 2,
      stderr: `${reason} --out-dir.\n`,
    });
  });

  it.skipIf(process.platform !== 'linux').each([
    ['analyze', '--out-dir or --out'],
    ['history', '--out-dir or --out'],
    ['serve', '--out-dir'],
  ])('%s says so before it analyses anything', (command, options) => {
    const args = [command, temporaryFolder({ 'cart.ts': '' }), '--out-dir', '/proc/reports'];
    expect(runLintel(temporaryFolder(), args)).toEqual({
      code: 2,
      stdout: '',
      stderr: `lintel: Cannot write /proc/reports: the file system creates nothing in /proc; choose another place with ${options}.\n`,
    });
  });

  it.skipIf(process.platform !== 'linux')('its output says so in one line', () => {
    const full = openSync('/dev/full', 'w');
    const lintel = fileURLToPath(new URL('../../bin/lintel.js', import.meta.url));
    const { status, stderr } = spawnSync(process.execPath, [lintel, 'overview', '--no-cache'], {
      cwd: temporaryFolder({ 'cart.ts': '' }),
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    });
    closeSync(full);
    expect(stderr).toBe('lintel: Cannot write the output: ENOSPC: no space left on device, write.\n');
    expect(status).toBe(2);
  });
});
