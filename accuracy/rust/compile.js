// Compiles the targets of a crate, and collects what the compiler notes of each.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withFlatUses } from './flat-uses.js';
import { buildFolder, offerCrates, prepareToolchain } from './toolchain.js';
import { temporaryFolder } from '../temporary-folder.js';

const answers = join(buildFolder, 'debug/deps/save-analysis');

/** @typedef {{ folder: string, analyses: readonly string[] }} Compiled Where it was compiled, and the compiler's files. */

/**
 * @typedef {{ debianPackage?: string, crates?: readonly string[], builds: readonly (readonly string[])[] }} Order
 * @param {Order} order
 * @param {string} folder
 * @returns {Compiled}
 */
export function compile({ debianPackage, crates = [], builds }, folder) {
  const run = prepareToolchain();
  offerCrates(debianPackage === undefined ? [] : neededBy([debianPackage, ...crates]));
  const copy = join(temporaryFolder('rust'), 'crate');
  cpSync(folder, copy, { recursive: true });
  flattenUses(copy);
  rmSync(join(copy, 'Cargo.lock'), { force: true });
  if (builds.every((options) => options.includes('--lib'))) leaveOutTests(copy);
  rmSync(answers, { recursive: true, force: true });
  const complaints = builds.map((options) => run('cargo', ['check', '--offline', ...options], copy)).join('');
  if (!existsSync(answers)) throw new Error(`rustc notes nothing of ${folder}: ${complaints}`);
  return { folder: copy, analyses: readdirSync(answers).map((file) => join(answers, file)) };
}

/** @param {string} folder */
export function flattenUses(folder) {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, file);
    if (file.endsWith('.rs')) writeFileSync(path, withFlatUses(readFileSync(path, 'utf8')));
  }
}

/**
 * What Debian would install with them.
 * @param {readonly string[]} packages
 */
function neededBy(packages) {
  const answer = execFileSync('apt-get', ['-s', 'install', ...packages], { encoding: 'utf8' });
  return [...answer.matchAll(/^Inst (librust-\S+)/gm)].map(([, name]) => name ?? '');
}

/**
 * Debian does not have all that tests and benches need.
 * @param {string} copy
 */
function leaveOutTests(copy) {
  const path = join(copy, 'Cargo.toml');
  const manifest = readFileSync(path, 'utf8');
  writeFileSync(path, manifest.replace(/^\[.*dev-dependencies\.[^\]]*\]\n(?:.+\n)*/gm, ''));
}
