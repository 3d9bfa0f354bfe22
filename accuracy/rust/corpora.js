// Real Rust code to measure on: crates as Debian packs them, with all their sources.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fetchPackage } from '../debian.js';

/**
 * @typedef {object} Corpus
 * @property {string} name
 * @property {string} debianPackage
 * @property {boolean} inDevelopmentSet Whether Lintel was changed after its disagreements were read.
 * @property {readonly (readonly string[])[]} builds What of it is compiled, in the words of Cargo, once or more.
 * @property {readonly string[]} [crates] Debian's packages that only its tests need.
 */

/** @type {readonly Corpus[]} */
export const corpora = [
  {
    name: 'regex',
    debianPackage: 'librust-regex-dev',
    inDevelopmentSet: true,
    builds: [['--all-features', '--all-targets']],
    crates: ['librust-quickcheck-dev', 'librust-lazy-static-dev'],
  },
  {
    name: 'rayon',
    debianPackage: 'librust-rayon-dev',
    inDevelopmentSet: true,
    builds: [['--all-features', '--all-targets']],
    crates: ['librust-rand-xorshift-dev', 'librust-lazy-static-dev'],
  },
  {
    name: 'tokio',
    debianPackage: 'librust-tokio-dev',
    inDevelopmentSet: true,
    builds: [['--lib', '--features', 'full,test-util']],
  },
  {
    name: 'rustix',
    debianPackage: 'librust-rustix-dev',
    inDevelopmentSet: true,
    // Each of its two ways to the system.
    builds: [
      ['--lib', '--features', 'all-apis'],
      ['--lib', '--features', 'all-apis,use-libc'],
    ],
  },
  {
    name: 'hyper',
    debianPackage: 'librust-hyper-dev',
    inDevelopmentSet: false,
    builds: [['--lib', '--features', 'full']],
  },
  {
    name: 'serde',
    debianPackage: 'librust-serde-dev',
    inDevelopmentSet: false,
    builds: [['--lib', '--features', 'rc']],
  },
  {
    name: 'nix',
    debianPackage: 'librust-nix-dev',
    inDevelopmentSet: false,
    builds: [['--lib', '--all-features']],
  },
  { name: 'petgraph', debianPackage: 'librust-petgraph-dev', inDevelopmentSet: false, builds: [['--lib']] },
  { name: 'itertools', debianPackage: 'librust-itertools-dev', inDevelopmentSet: false, builds: [['--lib']] },
];

/**
 * @param {Corpus} corpus
 * @returns {import('../debian.js').Fetched}
 */
export function fetchCorpus({ debianPackage }) {
  const { folder, version } = fetchPackage('rust', debianPackage);
  const registry = join(folder, 'usr/share/cargo/registry');
  const [crate] = readdirSync(registry);
  if (crate === undefined) throw new Error(`${debianPackage} holds no crate.`);
  return { folder: join(registry, crate), version };
}
