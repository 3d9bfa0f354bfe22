// Real Ruby code to measure on, from Debian's packages, and what of it cannot be loaded by itself.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fetchPackage, fetchSource } from '../debian.js';

/**
 * @typedef {object} Corpus
 * @property {string} name
 * @property {string} debianPackage
 * @property {boolean} inDevelopmentSet Whether Lintel was changed after its disagreements were read.
 * @property {readonly string[]} [libs] Of a source package: what is on its load path. Else the gem's own `lib`.
 * @property {readonly string[]} [leftOut] Files that are not loaded, since they do something when they are.
 */

/** @type {readonly Corpus[]} */
export const corpora = [
  { name: 'rack', debianPackage: 'ruby-rack', inDevelopmentSet: true },
  { name: 'jekyll', debianPackage: 'jekyll', inDevelopmentSet: true },
  { name: 'rubocop', debianPackage: 'rubocop', inDevelopmentSet: true },
  { name: 'faraday', debianPackage: 'ruby-faraday', inDevelopmentSet: false },
  { name: 'mail', debianPackage: 'ruby-mail', inDevelopmentSet: false },
  { name: 'sequel', debianPackage: 'ruby-sequel', inDevelopmentSet: true },
  { name: 'rspec-core', debianPackage: 'ruby-rspec-core', inDevelopmentSet: true, leftOut: ['autorun'] },
  { name: 'kramdown', debianPackage: 'ruby-kramdown', inDevelopmentSet: false },
  { name: 'liquid', debianPackage: 'ruby-liquid', inDevelopmentSet: false },
  { name: 'asciidoctor', debianPackage: 'ruby-asciidoctor', inDevelopmentSet: true },
  {
    name: 'puppet',
    debianPackage: 'puppet-agent',
    inDevelopmentSet: false,
    leftOut: ['puppet/provider/', 'util/run_mode'],
  },
  { name: 'grape', debianPackage: 'ruby-grape', inDevelopmentSet: false },
  {
    name: 'rails',
    debianPackage: 'rails',
    inDevelopmentSet: true,
    libs: [
      'activesupport',
      'activemodel',
      'activejob',
      'activerecord',
      'actionview',
      'actionpack',
      'actionmailer',
    ].map((part) => `${part}/lib`),
    leftOut: ['/generators/', '/testing/autorun', '/templates/'],
  },
];

/**
 * @param {Corpus} corpus
 * @returns {{ folder: string, libs: readonly string[], version: string }}
 */
export function fetchCorpus({ debianPackage, libs }) {
  if (libs !== undefined) {
    const { folder, version } = fetchSource('ruby', debianPackage);
    return { folder, libs: libs.map((lib) => join(folder, lib)), version };
  }
  const { folder, version } = fetchPackage('ruby', debianPackage);
  const gems = join(folder, 'usr/share/rubygems-integration/all/gems');
  if (!existsSync(gems)) {
    const vendor = join(folder, 'usr/lib/ruby/vendor_ruby');
    return { folder: vendor, libs: [vendor], version };
  }
  const [gem] = readdirSync(gems);
  if (gem === undefined) throw new Error(`${debianPackage} holds no gem.`);
  return { folder: join(gems, gem), libs: [join(gems, gem, 'lib')], version };
}
