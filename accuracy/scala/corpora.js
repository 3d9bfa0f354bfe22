// Real Scala to measure on: Scala's own library and tools, as Debian keeps their sources.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fetchSource } from '../debian.js';

/**
 * @typedef {object} Corpus
 * @property {string} name
 * @property {readonly string[]} folders Of `src`, compiled together.
 * @property {boolean} inDevelopmentSet Whether Lintel was changed after its disagreements were read.
 */

/** @type {readonly Corpus[]} */
export const corpora = [
  { name: "Scala's library", folders: ['library'], inDevelopmentSet: true },
  { name: "Scala's tools", folders: ['interactive', 'repl', 'scaladoc', 'scalap'], inDevelopmentSet: true },
];

export function fetchScala() {
  return fetchSource('scala', 'scala');
}

/**
 * @param {string} folder
 * @param {readonly string[]} folders
 * @returns {string[]} From the folder.
 */
export function sourcesOf(folder, folders) {
  return folders.flatMap((name) =>
    readdirSync(join(folder, 'src', name), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:scala|java)$/.test(file))
      .map((file) => `src/${name}/${file}`),
  );
}
