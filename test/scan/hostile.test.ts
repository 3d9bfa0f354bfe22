// Trees that somebody made to break whoever walks them. They end in a project with diagnostics.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleModule } from '../support/bundle-module.ts';
import { pathsOf, scanFolder } from '../support/scan-folder.ts';
import { temporaryFolder, temporaryFolderInMemory } from '../support/temporary-folder.ts';

describe('a hostile tree', () => {
  it('with links in a loop and out of the root is walked once, and the links are told of', async () => {
    const outside = temporaryFolder({ 'secret.ts': 'secret' });
    const folder = temporaryFolder({ 'src/cart.ts': '' });
    symlinkSync('..', join(folder, 'src', 'loop'));
    symlinkSync(outside, join(folder, 'src', 'outside'));
    symlinkSync(join(outside, 'secret.ts'), join(folder, 'src', 'secret.ts'));
    symlinkSync('nowhere', join(folder, 'node_modules'));
    const project = await scanFolder(folder);
    expect(pathsOf(project)).toEqual(['src/cart.ts']);
    const message = 'Symbolic link, not followed.';
    expect(project.diagnostics).toEqual([
      { kind: 'link-not-followed', file: 'src/loop', message },
      { kind: 'link-not-followed', file: 'src/outside', message },
      { kind: 'link-not-followed', file: 'src/secret.ts', message },
    ]);
  });

  it('where a file became a link after the walk does not show what the link leads to', async () => {
    const outside = temporaryFolder({ 'secret.ts': 'secret' });
    const folder = temporaryFolder({ 'cart.ts': '' });
    const project = await scanFolder(folder);
    rmSync(join(folder, 'cart.ts'));
    symlinkSync(join(outside, 'secret.ts'), join(folder, 'cart.ts'));
    expect(project.files.map((file) => project.read(file))).toEqual([
      {
        kind: 'failed',
        diagnostic: {
          kind: 'unreadable-file',
          file: 'cart.ts',
          message: 'Cannot read this file: it is a symbolic link. Its imports are missing from the report.',
        },
      },
    ]);
  });

  it('with pipes does not wait for them', async () => {
    const folder = temporaryFolder({ 'cart.ts': '', 'order.ts': '' });
    for (const name of ['pipe.ts', 'pipe', '.gitignore', 'package.json'])
      execFileSync('mkfifo', [join(folder, name)]);
    const project = await scanFolder(folder);
    expect(pathsOf(project)).toEqual(['cart.ts', 'order.ts']);
    expect(project.diagnostics).toEqual([
      {
        kind: 'special-file',
        file: 'pipe.ts',
        message: 'Pipe, socket or device, not opened.',
      },
    ]);
    // And one that takes the place of a file after the walk.
    renameSync(join(folder, 'pipe'), join(folder, 'cart.ts'));
    const kinds = project.files.map((file) => project.read(file).kind);
    expect(kinds).toEqual(['failed', 'text']);
  });

  it('where a file became a pipe or a folder after the walk waits for nobody', async () => {
    const folder = temporaryFolder({
      'folder.ts': 'cart',
      'held.ts': 'cart',
      'left.ts': 'cart',
      'long.ts': 'cart',
    });
    const project = await scanFolder(folder);
    for (const { path } of project.files) rmSync(join(folder, path));
    mkdirSync(join(folder, 'folder.ts'));
    for (const name of ['held.ts', 'left.ts', 'long.ts']) execFileSync('mkfifo', [join(folder, name)]);
    const writers = ['held.ts', 'long.ts'].map((name) => openSync(join(folder, name), 'r+'));
    writeSync(writers[1]!, 'cart and order');
    const messages = project.files.map((file) => {
      const result = project.read(file);
      return result.kind === 'failed' ? result.diagnostic.message : '';
    });
    for (const writer of writers) closeSync(writer);
    const message =
      'Cannot read this file: it is not a regular file. Its imports are missing from the report.';
    expect(messages).toEqual([message, message, message, message]);
  });

  it('with folders and files that may not be read tells of them and goes on', async () => {
    const folder = temporaryFolder({
      'cart.ts': '',
      'locked/order.ts': '',
      'listed/order.ts': '',
      'secret.ts': '',
    });
    const module = await bundleModule('src/scan/scan.ts');
    chmodSync(folder, 0o755);
    chmodSync(join(folder, 'cart.ts'), 0o644);
    chmodSync(join(folder, 'locked'), 0);
    chmodSync(join(folder, 'listed'), 0o644);
    chmodSync(join(folder, 'secret.ts'), 0);
    // Permissions do not bind root: the child gives that up.
    const script = `
      const [module, folder] = process.argv.slice(1);
      const { scan } = await import(module);
      if (process.getuid() === 0) { process.setgroups([]); process.setgid(65534); process.setuid(65534); }
      const options = { include: [], exclude: [], maxFileSize: 1000 };
      const project = await scan(folder, options, { languages: [{ extensions: { '.ts': 'typescript' }, manifests: [] }] });
      const reads = project.files.map((file) => [file.path, project.read(file).diagnostic?.message]);
      console.log(JSON.stringify({ reads, diagnostics: project.diagnostics }));
    `;
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', script, module, folder], {
      encoding: 'utf8',
      timeout: 20_000,
    });
    const unreadable = 'Cannot read this file: permission denied. Its imports are missing from the report.';
    expect(JSON.parse(output)).toEqual({
      reads: [
        ['cart.ts', null],
        ['listed/order.ts', unreadable],
        ['secret.ts', unreadable],
      ],
      diagnostics: [
        {
          kind: 'unreadable-folder',
          file: 'locked',
          message: 'Cannot list this folder: permission denied. Its files are missing from the report.',
        },
      ],
    });
    // Who is not root can only remove what they may enter.
    for (const closed of ['locked', 'listed']) chmodSync(join(folder, closed), 0o755);
  });

  it('with strange names loses none of them', async () => {
    const names = [
      '"quoted".ts',
      "it's.ts",
      'line\nbreak.ts',
      '<script>alert(1)<',
      '\u202Egpj.ts',
      '🛒🧾.ts',
      'back\\slash.ts',
      ' .ts',
      '__proto__.ts',
      '\u001b[31mred.ts',
      'e\u0301.ts',
      '\u00e9.ts',
      '%2e%2e.ts',
    ];
    const folder = temporaryFolder(Object.fromEntries(names.map((name) => [`${name}/${name}`, name])));
    const project = await scanFolder(folder);
    const expected = names.filter((name) => name.endsWith('.ts')).map((name) => `${name}/${name}`);
    expect(new Set(pathsOf(project))).toEqual(new Set(expected));
    const texts = project.files.map((file) => {
      const result = project.read(file);
      return result.kind === 'text'
        ? Buffer.from(result.text.bytes.subarray(0, result.text.length)).toString()
        : '';
    });
    expect(texts).toEqual(pathsOf(project).map((path) => path.slice(path.lastIndexOf('/') + 1)));
    expect(project.diagnostics).toEqual([]);
  });

  it('with names that are not UTF-8 shows them as best it can and reads them all', async () => {
    const folder = temporaryFolder({ 'caf\uFFFD.ts': 'a', 'cart.ts': 'b' });
    const place = (bytes: number[], rest = ''): Buffer =>
      Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(bytes), Buffer.from(rest)]);
    writeFileSync(place([0x63, 0x61, 0x66, 0xe9], '.ts'), 'cc');
    writeFileSync(place([0x63, 0x61, 0x66, 0xea], '.ts'), 'ddd');
    mkdirSync(place([0xe9]));
    writeFileSync(place([0xe9], '/order.ts'), 'eeee');
    const project = await scanFolder(folder);
    const found = project.files.map((file) => {
      const result = project.read(file);
      return [file.path, file.size, result.kind === 'text' ? result.text.length : result.diagnostic.message];
    });
    expect(found).toEqual([
      ['caf\uFFFD.ts', 1, 1],
      ['caf\uFFFD~2.ts', 2, 2],
      ['caf\uFFFD~3.ts', 3, 3],
      ['cart.ts', 1, 1],
      ['\uFFFD/order.ts', 4, 4],
    ]);
  });

  it('with rules too large to be rules is walked without them, and says so', async () => {
    const folder = temporaryFolder({ 'src/cart.ts': '', 'src/.gitignore': '*.ts\n'.repeat(300_000) });
    const project = await scanFolder(folder);
    expect(pathsOf(project)).toEqual(['src/cart.ts']);
    expect(project.diagnostics).toEqual([
      {
        kind: 'unreadable-file',
        file: 'src/.gitignore',
        message: 'Cannot read this file: the file is larger than 1 MiB. Its rules were not applied.',
      },
    ]);
  });

  it('1,000 folders deep is walked to its ground', async () => {
    const folder = temporaryFolderInMemory();
    const deepest = 'd/'.repeat(1000);
    mkdirSync(join(folder, deepest), { recursive: true });
    writeFileSync(join(folder, deepest, 'cart.ts'), '');
    expect(pathsOf(await scanFolder(folder))).toEqual([`${deepest}cart.ts`]);
    removeQuickly(join(folder, 'd'));
  });

  it('deeper than the system can name ends in a diagnostic', async () => {
    const folder = temporaryFolder({ 'cart.ts': '' });
    const name = 'd'.repeat(200);
    // Built from the inside out, for no path reaches all the way down.
    const build = `i=0; while [ $i -lt 30 ]; do mkdir -p t/${name}; [ -e inner ] && mv inner t/${name}/${name}; mv t/${name} inner; rmdir t; i=$((i+1)); done; mv inner ${name}`;
    execFileSync('sh', ['-c', build], { cwd: folder });
    const project = await scanFolder(folder);
    expect(pathsOf(project)).toEqual(['cart.ts']);
    expect(project.diagnostics.map(({ kind, message }) => [kind, message])).toEqual([
      [
        'unreadable-folder',
        'Cannot list this folder: its path is longer than the system allows. Its files are missing from the report.',
      ],
    ]);
    removeQuickly(join(folder, name));
  });

  it('of 100,000 files is read to the last one', { tags: 'slow', timeout: 120_000 }, async () => {
    const folder = temporaryFolderInMemory();
    // Names for the same thousand files, which is quicker than as many files.
    const script =
      'mkdir 1; seq -f "1/%g.ts" 1000 | xargs touch; for i in $(seq 2 100); do cp -rl 1 "$i"; done';
    execFileSync('sh', ['-c', script], { cwd: folder });
    const project = await scanFolder(folder);
    expect(project.files).toHaveLength(100_000);
    expect(project.files.filter((file) => project.read(file).kind === 'text')).toHaveLength(100_000);
    removeQuickly(folder);
  });
});

/** What takes Node seconds, or a path too long for it, is nothing to rm. */
function removeQuickly(path: string): void {
  execFileSync('rm', ['-rf', path]);
}
