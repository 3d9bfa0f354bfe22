// Real PHP code to measure on: the sources of Debian's packages, tests included.
import { fetchSource } from '../debian.js';

/**
 * @typedef {object} Corpus
 * @property {string} name
 * @property {string} source Of a Debian package.
 * @property {boolean} inDevelopmentSet Whether Lintel was changed after its disagreements were read.
 */

/** @type {readonly Corpus[]} */
export const corpora = [
  { name: 'Composer', source: 'composer', inDevelopmentSet: true },
  { name: 'PHPUnit', source: 'phpunit', inDevelopmentSet: true },
  { name: 'Twig', source: 'php-twig', inDevelopmentSet: true },
  { name: 'WordPress', source: 'wordpress', inDevelopmentSet: true },
  { name: 'Laravel', source: 'php-laravel-framework', inDevelopmentSet: true },
  { name: 'Doctrine ORM', source: 'php-doctrine-orm', inDevelopmentSet: false },
  { name: 'phpMyAdmin', source: 'phpmyadmin', inDevelopmentSet: false },
  { name: 'MediaWiki', source: 'mediawiki', inDevelopmentSet: false },
  { name: 'Symfony', source: 'symfony', inDevelopmentSet: false },
];

/** @param {Corpus} corpus */
export function fetchCorpus({ source }) {
  return fetchSource('php', source);
}
