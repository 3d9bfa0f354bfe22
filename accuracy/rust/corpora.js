// Real Rust code to measure on: crates as Debian packs them, with all their sources.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * @typedef {object} Corpus
 * @property {string} name
 * @property {string} debianPackage
 * @property {boolean} tunedOn Whether Lintel was changed after looking at its disagreements.
 */

/** @type {readonly Corpus[]} */
export const corpora = [
  { name: 'regex', debianPackage: 'librust-regex-dev', tunedOn: true },
  { name: 'tokio', debianPackage: 'librust-tokio-dev', tunedOn: true },
  { name: 'rustix', debianPackage: 'librust-rustix-dev', tunedOn: false },
  { name: 'rayon', debianPackage: 'librust-rayon-dev', tunedOn: false },
  { name: 'hyper', debianPackage: 'librust-hyper-dev', tunedOn: false },
  { name: 'serde', debianPackage: 'librust-serde-dev', tunedOn: false },
];

/**
 * Downloads and unpacks it, once.
 * @param {Corpus} corpus
 * @returns {{ folder: string, version: string }}
 */
export function fetchCorpus({ debianPackage }) {
  const place = join(tmpdir(), 'lintel-corpora', 'rust');
  mkdirSync(place, { recursive: true });
  const findArchive = () => readdirSync(place).find((file) => file.startsWith(`${debianPackage}_`));
  if (findArchive() === undefined) {
    execFileSync('apt-get', ['download', debianPackage], {
      cwd: place,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  const archive = findArchive();
  if (archive === undefined) throw new Error(`Debian has no package ${debianPackage}.`);
  const unpacked = join(place, debianPackage);
  if (!existsSync(unpacked)) execFileSync('dpkg', ['-x', join(place, archive), unpacked]);
  const registry = join(unpacked, 'usr/share/cargo/registry');
  const [crate] = readdirSync(registry);
  if (crate === undefined) throw new Error(`${debianPackage} holds no crate.`);
  return { folder: join(registry, crate), version: decodeURIComponent(archive.split('_')[1] ?? '') };
}
