// Real Ruby code to measure on, from Debian's packages, and what of it cannot be loaded by itself.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fetchPackage, fetchSource } from '../debian.js';

/**
 * @typedef {object} Corpus
 * @property {string} name
 * @property {string} debianPackage
 * @property {boolean} tunedOn Whether Lintel was changed after looking at its disagreements.
 * @property {readonly string[]} [libs] Of a source package: what is on its load path. Else the gem's own `lib`.
 * @property {readonly string[]} [leftOut] Files that are not loaded, since they do something when they are.
 */

/** @type {readonly Corpus[]} */
export const corpora = [
  { name: 'rack', debianPackage: 'ruby-rack', tunedOn: true },
  { name: 'jekyll', debianPackage: 'jekyll', tunedOn: true },
  { name: 'rubocop', debianPackage: 'rubocop', tunedOn: true },
  { name: 'faraday', debianPackage: 'ruby-faraday', tunedOn: false },
  { name: 'mail', debianPackage: 'ruby-mail', tunedOn: false },
  { name: 'sequel', debianPackage: 'ruby-sequel', tunedOn: true },
  { name: 'rspec-core', debianPackage: 'ruby-rspec-core', tunedOn: true, leftOut: ['autorun'] },
  { name: 'kramdown', debianPackage: 'ruby-kramdown', tunedOn: false },
  { name: 'liquid', debianPackage: 'ruby-liquid', tunedOn: false },
  { name: 'asciidoctor', debianPackage: 'ruby-asciidoctor', tunedOn: true },
  {
    name: 'puppet',
    debianPackage: 'puppet-agent',
    tunedOn: false,
    leftOut: ['puppet/provider/', 'util/run_mode'],
  },
  { name: 'grape', debianPackage: 'ruby-grape', tunedOn: false },
  {
    name: 'rails',
    debianPackage: 'rails',
    tunedOn: true,
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
