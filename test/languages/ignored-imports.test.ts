// Imports of files that no checkout has, because git ignores them: neither unresolved nor a dependency, in every language
// whose imports lead to a definite path.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { analyze } from '../../src/analyze.ts';
import { hashResolutionInputs } from '../../src/cache/hash-resolution-inputs.ts';
import { LastInputs } from '../../src/cache/last-inputs.ts';
import { defaultOptions } from '../../src/config/default-options.ts';
import type { Report } from '../../src/model/report.ts';
import { fixesOfReport } from '../../src/query/fixes/fixes-of-report.ts';
import { scanFolder } from '../support/scan-folder.ts';
import { type FolderText, temporaryFolder } from '../support/temporary-folder.ts';
import { expectValidReport } from '../support/valid-report.ts';

async function reportOf(texts: FolderText): Promise<Report> {
  const report = await analyze(await scanFolder(temporaryFolder(texts)), defaultOptions);
  expectValidReport(report);
  return report;
}

/** `ignored ./cart.gen src/cart.gen.ts`, or `unresolved ./gone` */
async function importsIn(texts: FolderText): Promise<readonly string[]> {
  const { diagnostics } = await reportOf(texts);
  return diagnostics.map(({ kind, specifier, message }) =>
    kind === 'ignored-import'
      ? `ignored ${specifier} ${/leads to (.*), which git ignores/.exec(message)?.[1]}`
      : `${kind.replace('-import', '')} ${specifier}`,
  );
}

const importing = (...specifiers: readonly string[]): string =>
  specifiers.map((specifier) => `import '${specifier}';\n`).join('');

describe('An import of a file that git ignores', () => {
  it('may be of a package of Go that protoc writes', async () => {
    const texts = {
      'go.mod': 'module shop\n',
      'main.go': 'package main\nimport "shop/api"\nimport "shop/docs"',
      'api/cart.proto': '',
      'docs/cart.md': '',
    };
    expect(await importsIn({ ...texts, '.gitignore': '*.pb.go\n' })).toEqual([
      'ignored shop/api api/cart.pb.go',
      'unresolved shop/docs',
    ]);
    expect(await importsIn(texts)).toEqual(['unresolved shop/api', 'unresolved shop/docs']);
  });

  it('is like one of what a build wrote into a folder that is left out', async () => {
    const main = importing('./build/plugin', './gone');
    expect((await reportOf({ 'app.ts': main, 'build/plugin.js': '' })).diagnostics).toMatchObject([
      {
        kind: 'ignored-import',
        message: "'./build/plugin' leads to build, which is left out of the analysis.",
      },
      { kind: 'unresolved-import', specifier: './gone' },
    ]);
  });

  it('is like one of what a build of scripts will write into a folder that is not there yet', async () => {
    const imports = importing('./cjs/cart.min.js', './cjs/src/cart', './tools/cjs/cart.js', './made/cart.js');
    const project = { 'main.js': imports, 'tools/cjs/tax.js': '' };
    const { diagnostics } = await reportOf(project);
    expect(diagnostics.map(({ kind, message }) => `${kind} ${message}`)).toEqual([
      "ignored-import './cjs/cart.min.js' leads to cjs, which a build writes.",
      "ignored-import './cjs/src/cart' leads to cjs, which a build writes.",
      "unresolved-import Cannot resolve './tools/cjs/cart.js': there is no file tools/cjs/cart.js, with or without an extension",
      "unresolved-import Cannot resolve './made/cart.js': there is no file made/cart.js, with or without an extension",
    ]);
  });

  it('is not one of a build folder in `src`, or in a folder that does not exist', async () => {
    const project = {
      'src/main.ts': importing('./build/cart', '../lost/dist/cart', '~cart/dist/tax'),
      'src/cart.ts': '',
    };
    const { diagnostics } = await reportOf(project);
    expect(diagnostics.map(({ kind, specifier }) => `${kind} ${specifier}`)).toEqual([
      'unresolved-import ./build/cart',
      'unresolved-import ../lost/dist/cart',
      'unresolved-import ~cart/dist/tax',
    ]);
  });

  it('is listed, costs no health and is nothing to fix', async () => {
    const main = importing('./generated/prisma');
    const ignored = await reportOf({ 'src/main.ts': main, '.gitignore': 'generated\n' });
    const unresolved = await reportOf({ 'src/main.ts': main });
    const fixesOf = (report: Report): number => fixesOfReport(report).length;
    expect([ignored.health.score, fixesOf(ignored)]).toEqual([100, 0]);
    expect([unresolved.health.score < 100, fixesOf(unresolved)]).toEqual([true, 1]);
    expect(ignored.diagnostics).toEqual([
      {
        kind: 'ignored-import',
        file: 'src/main.ts',
        line: 1,
        specifier: './generated/prisma',
        message:
          "'./generated/prisma' leads to src/generated, which git ignores: what a build or a person puts there is not analysed.",
      },
    ]);
  });

  it('is the same before and after the build', async () => {
    const texts = { 'src/main.ts': importing('./generated/prisma'), '.gitignore': 'generated\n' };
    const built = { ...texts, 'src/generated/prisma/index.js': '' };
    expect(await importsIn(built)).toEqual(await importsIn(texts));
  });

  it('is known for types of routes before the config that names their folder is made', async () => {
    const texts = {
      '.gitignore': '.svelte-kit\n.react-router\n',
      'package.json': '{}',
      'src/routes/+page.ts': importing('./$types'),
      'web/package.json': '{}',
      'web/app/home.ts': importing('./+types/home', './gone'),
    };
    expect(await importsIn(texts)).toEqual([
      'ignored ./$types .svelte-kit',
      'ignored ./+types/home web/.react-router',
      'unresolved ./gone',
    ]);
  });

  it('is known in TypeScript by path, alias, package and root folders', async () => {
    const texts = {
      '.gitignore':
        '*.gen.ts\n/styled-system\nsrc/lib/paraglide\n.svelte-kit\ngenerated.js\n/packages/wasm/pkg\n*.js\n',
      'package.json':
        '{ "name": "shop", "workspaces": ["packages/*"], "imports": { "#api": "./api/made.gen.ts" } }',
      'packages/wasm/package.json': '{ "name": "wasm", "main": "pkg/wasm.js" }',
      'tsconfig.json': `{ "compilerOptions": {
        "paths": { "styled/*": ["./styled-system/*"] },
        "rootDirs": [".", ".svelte-kit/types"] } }`,
      'src/routes/page.ts': importing(
        '../routeTree.gen',
        '../routeTree.gen.js',
        '../../styled-system/css',
        'styled/css',
        '$lib/paraglide/messages',
        '@/lib/paraglide/messages',
        './$types',
        './generated',
        '#api',
        'wasm',
        './gone',
        './gone.js',
        'styled-gone/css',
      ),
    };
    expect(await importsIn(texts)).toEqual([
      'ignored ../routeTree.gen src/routeTree.gen.ts',
      'ignored ../routeTree.gen.js src/routeTree.gen.ts',
      'ignored ../../styled-system/css styled-system',
      'ignored styled/css styled-system',
      'ignored $lib/paraglide/messages src/lib/paraglide',
      'ignored @/lib/paraglide/messages src/lib/paraglide',
      'ignored ./$types .svelte-kit',
      'ignored ./generated src/routes/generated.js',
      'ignored #api api/made.gen.ts',
      'ignored wasm packages/wasm/pkg',
      'unresolved ./gone',
      'unresolved ./gone.js',
    ]);
  });

  it('leads to the sources of a build if they are there', async () => {
    const texts = {
      '.gitignore': 'dist\n',
      'package.json': '{ "name": "shop" }',
      'bin/cli.js': importing('../dist/main.js', '../dist/made.js'),
      'src/main.ts': '',
    };
    const { diagnostics, detailed } = await reportOf(texts);
    expect(detailed.edges.map(({ source, target }) => `${source} → ${target}`)).toEqual([
      'bin/cli.js → src/main.ts',
    ]);
    expect(diagnostics.map(({ kind, specifier }) => `${kind} ${specifier}`)).toEqual([
      'ignored-import ../dist/made.js',
    ]);
  });

  it('is known at the root of a project', async () => {
    const texts = { '.gitignore': '/index.js\n', 'bench/run.js': importing('..', '../index', './index') };
    expect(await importsIn(texts)).toEqual([
      'ignored .. index.js',
      'ignored ../index index.js',
      'unresolved ./index',
    ]);
  });

  it('is known in Python, by relative and absolute names', async () => {
    const texts = {
      '.gitignore': '_version.py\n*_pb2.py\n/shop/made/\n',
      'shop/__init__.py': 'from ._version import version\n',
      'shop/cart.py': [
        'from shop._version import version',
        'from shop.made import tax',
        'from . import order_pb2',
        'import shop.made.rates',
        'from .gone import price',
        '',
      ].join('\n'),
    };
    expect(await importsIn(texts)).toEqual([
      'ignored ._version shop/_version.py',
      'ignored shop._version shop/_version.py',
      'ignored shop.made shop/made',
      'ignored . shop/order_pb2.py',
      'ignored shop.made.rates shop/made',
      'unresolved .gone',
    ]);
  });

  it.each([
    ['Dart', 'lib/cart.dart', "part 'cart.g.dart';", "part 'gone.dart';", '*.g.dart'],
    ['Go', 'main.go', 'package main\nimport "shop/made"', 'package main\nimport "shop/gone"', '/made/'],
    [
      'PHP',
      'cart.php',
      "<?php require __DIR__ . '/made.php';",
      "<?php require __DIR__ . '/gone.php';",
      'made.php',
    ],
    ['Ruby', 'cart.rb', "require_relative 'made'", "require_relative 'gone'", 'made.rb'],
    ['Rust', 'src/lib.rs', 'mod made;', 'mod gone;', '/src/made/'],
    ['Shell', 'cart.sh', '. "$(dirname "$0")/made.sh"', '. "$(dirname "$0")/gone.sh"', 'made.sh'],
    ['Zig', 'cart.zig', '_ = @import("made.zig");', '_ = @import("gone.zig");', 'made.zig'],
  ])('is known in %s', async (_, path, made, gone, rule) => {
    const others = { 'go.mod': 'module shop\n', 'Cargo.toml': '[package]\nname = "shop"\n' };
    const kindsOf = async (text: string): Promise<readonly string[]> =>
      (await reportOf({ ...others, '.gitignore': rule, [path]: text })).diagnostics.map(({ kind }) => kind);
    expect(await kindsOf(made)).toEqual(['ignored-import']);
    expect(await kindsOf(gone)).toEqual(['unresolved-import']);
  });
});

describe('A tsconfig', () => {
  const texts = { 'tsconfig.json': '{ "extends": "./.nuxt/tsconfig.json" }', 'main.ts': '' };

  it('that extends what git ignores and a framework makes is not wrong', async () => {
    expect((await reportOf({ ...texts, '.gitignore': '.nuxt\n' })).diagnostics).toEqual([]);
    expect((await reportOf(texts)).diagnostics.map(({ kind }) => kind)).toEqual(['invalid-manifest']);
  });

  it('is judged again where only rules of git around the project changed', async () => {
    const [config, main] = [texts['tsconfig.json'], texts['main.ts']];
    const around = { '.git/HEAD': 'ref: refs/heads/main\n', '.gitignore': '# nothing\n' };
    const folder = temporaryFolder({ ...around, 'app/tsconfig.json': config, 'app/main.ts': main });
    const project = await scanFolder(join(folder, 'app'));
    writeFileSync(join(folder, '.gitignore'), '.nuxt\n');
    const inputs = [project, await scanFolder(join(folder, 'app'))].map(
      (each) => ({ language: 'javascript', project: each, files: [], resolvesBy: 'paths' }) as const,
    );
    const names = new LastInputs();
    expect(new Set(inputs.map((each) => hashResolutionInputs(each, () => ''))).size).toBe(2);
    expect(new Set(inputs.map((each) => names.keyOf(each))).size).toBe(2);
  });
});
