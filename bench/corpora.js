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
