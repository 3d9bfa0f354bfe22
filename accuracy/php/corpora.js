// Real PHP code to measure on: the sources of Debian's packages, tests included.
import { fetchSource } from '../debian.js';

/**
 * @typedef {object} Corpus
 * @property {string} name
 * @property {string} source Of a Debian package.
 * @property {boolean} tunedOn Whether Lintel was changed after looking at its disagreements.
 */

/** @type {readonly Corpus[]} */
export const corpora = [
  { name: 'Composer', source: 'composer', tunedOn: true },
  { name: 'PHPUnit', source: 'phpunit', tunedOn: true },
  { name: 'Twig', source: 'php-twig', tunedOn: true },
  { name: 'WordPress', source: 'wordpress', tunedOn: true },
  { name: 'Laravel', source: 'php-laravel-framework', tunedOn: true },
  { name: 'Doctrine ORM', source: 'php-doctrine-orm', tunedOn: false },
  { name: 'phpMyAdmin', source: 'phpmyadmin', tunedOn: false },
  { name: 'MediaWiki', source: 'mediawiki', tunedOn: false },
  { name: 'Symfony', source: 'symfony', tunedOn: false },
];

/** @param {Corpus} corpus */
export function fetchCorpus({ source }) {
  return fetchSource('php', source);
}
