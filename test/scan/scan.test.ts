import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultOptions } from '../../src/config/default-options.ts';
import { scan } from '../../src/scan/scan.ts';
import { GlobError } from '../../src/std/glob.ts';
import { pathsOf, scanFolder } from '../support/scan-folder.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

describe('scan', () => {
  it('finds the source files, in code-point order, with size and language', async () => {
    const folder = temporaryFolder({
      'src/cart.ts': 'cart',
      'src/Order.vue': '',
      'src/types.d.ts': '',
      'src/cart/total.PY': 'total = 1\n',
      'src/！.ts': '',
      'src/🛒.ts': '',
      'README.md': '',
    });
    const project = await scanFolder(folder);
    expect(project.root).toBe(folder);
    expect(project.files.map(({ path, size, language }) => ({ path, size, language }))).toEqual([
      { path: 'src/Order.vue', size: 0, language: 'vue' },
      { path: 'src/cart.ts', size: 4, language: 'typescript' },
      { path: 'src/cart/total.PY', size: 10, language: 'python' },
      { path: 'src/types.d.ts', size: 0, language: 'typescript' },
      { path: 'src/！.ts', size: 0, language: 'typescript' },
      { path: 'src/🛒.ts', size: 0, language: 'typescript' },
    ]);
    expect(project.diagnostics).toEqual([]);
  });

  it('takes modules of Drupal for PHP, and not those that Gradle publishes', async () => {
    const folder = temporaryFolder({
      'modules/cart/cart_lines.module': '<?php',
      'repository/com/shop/cart/1.0/cart-1.0.module': '{}',
      'repository/com/shop/tax/2/tax.2.module': '{}',
    });
    expect(pathsOf(await scanFolder(folder))).toEqual(['modules/cart/cart_lines.module']);
  });

  it('takes programs without an extension for what their first line names', async () => {
    const folder = temporaryFolder({
      'bin/cart': '#!/usr/bin/env ruby\n',
      'bin/order': '#! /usr/bin/python3.12 -u\r\n',
      'bin/stock': '#!/usr/bin/env -S NODE_ENV=test node --no-warnings\n',
      'libexec/tax': '#!/bin/sh -e\n',
      price: '#!/usr/bin/php',
      'bin/picture': new Uint8Array([0x7f, 0x45, 0x4c, 0x46]),
      'bin/report': '#!/usr/bin/perl\n',
      'bin/list': '# a list\n',
      LICENSE: 'All rights reserved\n',
      empty: '',
      configure: '#! /bin/sh\n',
      gradlew: '#!/bin/sh\n',
      'archive.phar': '#!/usr/bin/env php\n',
      'tools/archive': `#!/usr/bin/env php\n${' '.repeat(200_000)}`,
    });
    const project = await scanFolder(folder);
    expect(project.files.map(({ path, language }) => `${path} ${language}`)).toEqual([
      'bin/cart ruby',
      'bin/order python',
      'bin/stock javascript',
      'libexec/tax shell',
      'price php',
    ]);
    expect(project.entries.get('bin/report')).toBe('asset');
    expect(project.diagnostics).toEqual([]);
  });

  it('selects programs without an extension by the globs too', async () => {
    const folder = temporaryFolder({ 'bin/cart': '#!/bin/sh\n', 'bin/order': '#!/bin/sh\n' });
    const project = await scanFolder(folder, { include: ['bin/cart'] });
    expect(pathsOf(project)).toEqual(['bin/cart']);
    expect(project.entries.get('bin/order')).toBe('ignored');
  });

  it('notes everything it met', async () => {
    const folder = temporaryFolder({
      'src/cart.ts': '',
      'src/cart.css': '',
      'node_modules/lodash/index.js': '',
      '.gitignore': 'secret.ts\n',
      'secret.ts': '',
    });
    mkdirSync(join(folder, 'empty'));
    const project = await scanFolder(folder);
    expect([...project.entries]).toEqual([
      ['.', 'folder'],
      ['.gitignore', 'asset'],
      ['node_modules', 'ignored'],
      ['secret.ts', 'ignored'],
      ['empty', 'folder'],
      ['src', 'folder'],
      ['src/cart.css', 'asset'],
      ['src/cart.ts', 'source'],
    ]);
  });

  it('leaves out version control, dependencies and its own output', async () => {
    const names =
      '.git .hg .svn node_modules bower_components .venv .tox __pycache__ site-packages .gradle .pc .lintel';
    const folders = names.split(' ');
    const folder = temporaryFolder({
      'cart.ts': '',
      ...Object.fromEntries(folders.map((name) => [`packages/shop/${name}/cart.ts`, ''])),
    });
    expect(pathsOf(await scanFolder(folder))).toEqual(['cart.ts']);
  });

  it.each(['pyvenv.cfg', 'bin/activate', 'Scripts/activate.bat'])(
    'leaves out a virtual environment with %s',
    async (marker) => {
      const folder = temporaryFolder({ 'cart.py': '', 'venv/cart.py': '', [`venv/${marker}`]: '' });
      expect(pathsOf(await scanFolder(folder))).toEqual(['cart.py']);
    },
  );

  it('keeps a folder called venv that has only sources', async () => {
    const folder = temporaryFolder({ 'lib/venv/__init__.py': '', 'lib/venv/scripts/common.py': '' });
    expect(pathsOf(await scanFolder(folder))).toEqual(['lib/venv/__init__.py', 'lib/venv/scripts/common.py']);
  });

  it('sees the same project whether or not it was analysed before', async () => {
    const before = await scanFolder(temporaryFolder({ 'cart.ts': '' }));
    const after = await scanFolder(temporaryFolder({ 'cart.ts': '', '.lintel/graph.json': '' }));
    expect([...after.entries]).toEqual([...before.entries]);
  });

  it.each(['modules.txt', 'autoload.php', 'bundle/gem.rb'])(
    'leaves out a vendor folder with %s',
    async (marker) => {
      const folder = temporaryFolder({ 'cart.ts': '', 'vendor/lib/x.ts': '', [`vendor/${marker}`]: '' });
      const project = await scanFolder(folder);
      expect(pathsOf(project)).toEqual(['cart.ts']);
      expect(project.entries.get('vendor')).toBe('ignored');
    },
  );

  it('keeps a vendor folder that nobody installed', async () => {
    const folder = temporaryFolder({ 'vendor/supplier.ts': '', 'vendor/bundle': '' });
    expect(pathsOf(await scanFolder(folder))).toEqual(['vendor/supplier.ts']);
  });

  it('leaves out build outputs, but not in a checkout, where .gitignore says which they are', async () => {
    const texts = { 'cart.ts': '', 'build/build.ts': '', 'dist/cart.js': '', 'target/aim.ts': '' };
    const plain = temporaryFolder(texts);
    const checkout = temporaryFolder({ ...texts, '.git/HEAD': '', '.gitignore': 'dist\n' });
    const worktree = temporaryFolder({ ...texts, '.git': 'gitdir: /elsewhere\n', '.gitignore': 'dist\n' });
    const archive = temporaryFolder({ ...texts, '.gitignore': 'dist\n', 'tools/build/tool.ts': '' });
    const silent = temporaryFolder({ ...texts, '.gitignore': '# nothing\n' });
    expect(pathsOf(await scanFolder(archive))).toEqual([
      'build/build.ts',
      'cart.ts',
      'target/aim.ts',
      'tools/build/tool.ts',
    ]);
    expect(pathsOf(await scanFolder(silent))).toEqual(['cart.ts']);
    expect(pathsOf(await scanFolder(plain))).toEqual(['cart.ts']);
    expect(pathsOf(await scanFolder(checkout))).toEqual(['build/build.ts', 'cart.ts', 'target/aim.ts']);
    expect(pathsOf(await scanFolder(worktree))).toEqual(['build/build.ts', 'cart.ts', 'target/aim.ts']);
  });

  it('takes what the .gitignore of an archive does not name for sources', async () => {
    const texts = { 'audio/out/alsa.c': '', 'build/cart.c': '', 'target/ppc/cpu.h': '' };
    const archive = temporaryFolder({ ...texts, '.gitignore': '/build/\n' });
    const unsaid = temporaryFolder({ ...texts, '.gitignore': '\n', 'docs/.gitignore': 'html\n' });
    expect(pathsOf(await scanFolder(archive))).toEqual(['audio/out/alsa.c', 'target/ppc/cpu.h']);
    expect(pathsOf(await scanFolder(unsaid))).toEqual([]);
  });

  it('keeps folders below src that are named like a build output', async () => {
    const folder = temporaryFolder({
      'src/main/java/shop/target/Aim.java': '',
      'src/vite/build/plugin.js': '',
      'src/app/build/index.html': '',
      'src/app/build/app.js': '',
      'src/dist/cart.js': '',
      'src/dist/cart.d.ts': '',
      'src/app/dist/cart.ts': '',
      'build/cart.js': '',
    });
    expect(pathsOf(await scanFolder(folder))).toEqual([
      'src/app/dist/cart.ts',
      'src/main/java/shop/target/Aim.java',
      'src/vite/build/plugin.js',
    ]);
  });

  it('keeps packages of Python and Go that are named like a build output', async () => {
    const folder = temporaryFolder({
      'shop/build/__init__.py': '',
      'shop/build/wheel.py': '',
      'lib/build/tags.go': '',
      'build/lib/shop/__init__.py': '',
      'coverage/index.py': '',
    });
    const project = await scanFolder(folder);
    expect(pathsOf(project)).toEqual(['lib/build/tags.go', 'shop/build/__init__.py', 'shop/build/wheel.py']);
    expect(project.entries.get('build')).toBe('ignored');
  });

  it('analyses only what is included and not excluded', async () => {
    const folder = temporaryFolder({
      'src/cart.ts': '',
      'src/cart.test.ts': '',
      'src/generated/api.ts': '',
      'scripts/build.ts': '',
    });
    const project = await scanFolder(folder, { include: ['src'], exclude: ['*.test.ts', 'generated'] });
    expect(pathsOf(project)).toEqual(['src/cart.ts']);
    expect(project.entries.get('scripts/build.ts')).toBe('ignored');
    expect(project.entries.get('src/generated')).toBe('ignored');
    expect(project.entries.get('src/cart.test.ts')).toBe('ignored');
    await expect(scanFolder(folder, { exclude: ['src/['] })).rejects.toThrow(GlobError);
  });

  it('takes a file named like the ID of a package by its path; the graph gives it an ID', async () => {
    const folder = temporaryFolder({ 'pkg:lodash.ts': '1', 'pkg:shop/cart.ts': '2', 'src/pkg:x.ts': '3' });
    const project = await scanFolder(folder);
    expect(pathsOf(project)).toEqual(['pkg:lodash.ts', 'pkg:shop/cart.ts', 'src/pkg:x.ts']);
    expect(project.files.map((file) => project.read(file).kind)).toEqual(['text', 'text', 'text']);
  });

  it('stops where it is told to', async () => {
    const folder = temporaryFolder({ 'cart.ts': '' });
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(scan(folder, defaultOptions, { languages: [], signal })).rejects.toThrow('enough');
  });

  it('says of a folder that is not there that it is not', async () => {
    const folder = join(temporaryFolder(), 'shop');
    await expect(scanFolder(folder)).rejects.toThrow(`Cannot open the folder ${folder}: it does not exist.`);
  });
});
