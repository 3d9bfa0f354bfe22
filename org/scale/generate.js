// An organisation that never was: repositories in eight ecosystems with known dependencies between them.
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Generated
 * @property {string} name
 * @property {string} folder
 * @property {string} ecosystem
 * @property {string} purl Of the package that it provides.
 * @property {readonly string[]} uses Names of repositories, in order.
 */

/**
 * @typedef {object} Ecosystem
 * @property {string} id
 * @property {(n: number) => string} purl
 * @property {(n: number, uses: readonly number[]) => Record<string, string>} files What a repository consists of.
 */

/** @type {readonly Ecosystem[]} */
export const ecosystems = [
  {
    id: 'npm',
    purl: (n) => `pkg:npm/%40acme/r${n}`,
    files: (n, uses) => ({
      'package.json': JSON.stringify({
        name: `@acme/r${n}`,
        version: `1.${n}.0`,
        dependencies: Object.fromEntries(uses.map((use) => [`@acme/r${use}`, `^1.${use}.0`])),
      }),
      'src/index.ts': `export * from './model.ts';\n`,
      'src/model.ts': lines(uses, (use) => `import { model${use} } from '@acme/r${use}';`),
      'src/view.ts': `import './index.ts';\nimport 'react';\n`,
    }),
  },
  {
    id: 'pypi',
    purl: (n) => `pkg:pypi/acme-r${n}`,
    files: (n, uses) => ({
      'pyproject.toml': `[project]\nname = "acme-r${n}"\nversion = "1.${n}.0"\ndependencies = [${uses
        .map((use) => `"acme_r${use}>=1"`)
        .join(', ')}]\n[build-system]\nrequires = ["setuptools"]\n`,
      [`acme_r${n}/__init__.py`]: 'import os\nfrom . import model\n',
      [`acme_r${n}/model.py`]: lines(uses, (use) => `import acme_r${use}.model`),
    }),
  },
  {
    id: 'golang',
    purl: (n) => `pkg:golang/example.org/acme/r${n}`,
    files: (n, uses) => ({
      'go.mod': `module example.org/acme/r${n}\n\ngo 1.22\n\n${lines(uses, (use) => `require example.org/acme/r${use} v1.${use}.0`)}`,
      'main.go': `package r${n}\n\nimport (\n\t"fmt"\n\t"example.org/acme/r${n}/model"\n)\n\nvar X = fmt.Sprint(model.X)\n`,
      'model/model.go': `package model\n\nimport (\n${lines(uses, (use) => `\tr${use} "example.org/acme/r${use}/model"`)})\n\nvar X = 1\n`,
    }),
  },
  {
    id: 'cargo',
    purl: (n) => `pkg:cargo/acme-r${n}`,
    files: (n, uses) => ({
      'Cargo.toml': `[package]\nname = "acme-r${n}"\nversion = "1.${n}.0"\nedition = "2021"\n\n[dependencies]\nserde = "1"\n${lines(uses, (use) => `acme-r${use} = "1.${use}"`)}`,
      'src/lib.rs': 'pub mod model;\nuse serde::Serialize;\n',
      'src/model.rs': lines(uses, (use) => `use acme_r${use}::model::Model as Model${use};`),
    }),
  },
  {
    id: 'maven',
    purl: (n) => `pkg:maven/com.acme/r${n}`,
    files: (n, uses) => ({
      'pom.xml': `<project><groupId>com.acme</groupId><artifactId>r${n}</artifactId><version>1.${n}.0</version><dependencies>${uses
        .map(
          (use) =>
            `<dependency><groupId>com.acme</groupId><artifactId>r${use}</artifactId><version>1.${use}.0</version></dependency>`,
        )
        .join('')}</dependencies></project>\n`,
      [`src/main/java/com/acme/r${n}/App.java`]: `package com.acme.r${n};\n\nimport com.acme.r${n}.model.Model;\nimport java.util.List;\n\npublic class App { Model m; }\n`,
      [`src/main/java/com/acme/r${n}/model/Model.java`]: `package com.acme.r${n}.model;\n\n${lines(uses, (use) => `import com.acme.r${use}.model.Model;`)}\npublic class Model {}\n`,
    }),
  },
  {
    id: 'composer',
    purl: (n) => `pkg:composer/acme/r${n}`,
    files: (n, uses) => ({
      'composer.json': JSON.stringify({
        name: `acme/r${n}`,
        version: `1.${n}.0`,
        autoload: { 'psr-4': { [`Acme\\R${n}\\`]: 'src/' } },
        require: Object.fromEntries(uses.map((use) => [`acme/r${use}`, `^1.${use}`])),
      }),
      'src/App.php': `<?php\nnamespace Acme\\R${n};\nuse Acme\\R${n}\\Model;\nclass App { function model() { return new Model(); } }\n`,
      'src/Model.php': `<?php\nnamespace Acme\\R${n};\n${lines(uses, (use) => `use Acme\\R${use}\\Model as Model${use};`)}class Model { function all() { return [${uses
        .map((use) => `new Model${use}()`)
        .join(', ')}]; } }\n`,
    }),
  },
  {
    id: 'gem',
    purl: (n) => `pkg:gem/acme_r${n}`,
    files: (n, uses) => ({
      [`acme_r${n}.gemspec`]: `Gem::Specification.new do |s|\n  s.name = "acme_r${n}"\n  s.version = "1.${n}.0"\n${lines(uses, (use) => `  s.add_dependency "acme_r${use}", "~> 1.${use}"`)}end\n`,
      [`lib/acme_r${n}.rb`]: `require "json"\nrequire_relative "acme_r${n}/model"\n`,
      [`lib/acme_r${n}/model.rb`]: lines(uses, (use) => `require "acme_r${use}"`),
    }),
  },
  {
    id: 'nuget',
    purl: (n) => `pkg:nuget/Acme.R${n}`,
    files: (n, uses) => ({
      [`Acme.R${n}.csproj`]: `<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFramework>net8.0</TargetFramework><PackageId>Acme.R${n}</PackageId></PropertyGroup><ItemGroup>${uses
        .map((use) => `<PackageReference Include="Acme.R${use}" Version="1.${use}.0" />`)
        .join('')}</ItemGroup></Project>\n`,
      'App.cs': `using System;\nusing Acme.R${n}.Model;\nnamespace Acme.R${n};\npublic class App { Thing t; }\n`,
      'Model/Thing.cs': `${lines(uses, (use) => `using Acme.R${use}.Model;`)}namespace Acme.R${n}.Model;\npublic class Thing {}\n`,
    }),
  },
];

/**
 * @param {readonly number[]} uses
 * @param {(use: number) => string} line
 */
function lines(uses, line) {
  return uses.map((use) => `${line(use)}\n`).join('');
}

/**
 * Makes the repositories `r0` … in `parent`. Each uses up to four earlier ones of its ecosystem; every twentieth also a
 * later one, which closes a circle.
 * @param {string} parent
 * @param {number} count
 * @returns {readonly Generated[]}
 */
export function generate(parent, count) {
  return Array.from({ length: count }, (_, n) => {
    const ecosystem = ecosystems[n % ecosystems.length];
    if (ecosystem === undefined) throw new Error('There are no ecosystems.');
    const uses = usesOf(n, count);
    const folder = join(parent, `r${n}`);
    commit(folder, ecosystem.files(n, uses), 0);
    return {
      name: `r${n}`,
      folder,
      ecosystem: ecosystem.id,
      purl: ecosystem.purl(n),
      uses: uses.map((use) => `r${use}`).sort(),
    };
  });
}

/**
 * A second commit that changes something.
 * @param {Generated} repository
 */
export function change({ folder, name }) {
  const n = Number(name.slice(1));
  const ecosystem = ecosystems[n % ecosystems.length];
  if (ecosystem === undefined) throw new Error('There are no ecosystems.');
  const uses = usesOf(n, n + 1);
  commit(folder, { ...ecosystem.files(n, uses), 'notes.md': 'More.\n' }, 1);
}

/**
 * @param {number} n
 * @param {number} count
 */
function usesOf(n, count) {
  const size = ecosystems.length;
  const place = Math.floor(n / size);
  const earlier = [1, 2, 5, 11].slice(0, 1 + (n % 4)).map((back) => n - back * size);
  const later = place % 20 === 0 ? [n + size] : [];
  return [...earlier, ...later].filter((use) => use >= 0 && use < count);
}

/**
 * By `git fast-import`: one process for each repository.
 * @param {string} folder
 * @param {Record<string, string>} files
 * @param {number} age
 */
function commit(folder, files, age) {
  mkdirSync(folder, { recursive: true });
  const env = { PATH: process.env['PATH'], GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' };
  const options = {
    cwd: folder,
    env,
    stdio: /** @type {import("node:child_process").StdioOptions} */ (['pipe', 'ignore', 'inherit']),
  };
  if (age === 0) execFileSync('git', ['init', '--quiet', '--template=', '--initial-branch=main'], options);
  const text = [
    'commit refs/heads/main',
    `committer Ada <ada@example.org> ${1_767_225_600 + age * 86_400} +0000`,
    'data 1',
    'x',
    ...(age === 0 ? [] : ['from refs/heads/main^0']),
    ...Object.entries(files).map(
      ([path, content]) => `M 644 inline ${path}\ndata ${Buffer.byteLength(content)}\n${content}`,
    ),
    '',
  ].join('\n');
  execFileSync('git', ['fast-import', '--quiet'], { ...options, input: text });
}
