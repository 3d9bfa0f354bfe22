// Real Kotlin to measure on: Kotlin's own compiler and tools, as Debian keeps their sources.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fetchSource } from '../debian.js';

/**
 * @typedef {object} Corpus
 * @property {string} name
 * @property {readonly string[]} modules Folders that are compiled together, each with its sources in `src`.
 * @property {boolean} inDevelopmentSet Whether Lintel was changed after its disagreements were read.
 */

/** @type {readonly Corpus[]} */
export const corpora = [
  {
    name: "Kotlin's frontend",
    modules: [
      'core/descriptors',
      'core/descriptors.jvm',
      'core/deserialization',
      'core/util.runtime',
      'compiler/frontend',
      'compiler/frontend.java',
      'compiler/psi',
      'compiler/resolution',
    ],
    inDevelopmentSet: true,
  },
  {
    name: "Kotlin's translator to JavaScript",
    modules: [
      'js/js.ast',
      'js/js.frontend',
      'js/js.inliner',
      'js/js.translator',
      'js/js.serializer',
      'js/js.dce',
    ],
    inDevelopmentSet: true,
  },
  {
    name: "Kotlin's intermediate representation",
    modules: [
      'compiler/ir/backend.common',
      'compiler/ir/backend.js',
      'compiler/ir/backend.jvm',
      'compiler/ir/ir.psi2ir',
      'compiler/ir/ir.tree',
    ],
    inDevelopmentSet: false,
  },
];

export function fetchKotlin() {
  return fetchSource('kotlin', 'kotlin');
}

/**
 * @param {string} folder
 * @param {readonly string[]} modules
 * @returns {string[]} From the folder.
 */
export function sourcesOf(folder, modules) {
  return modules.flatMap((module) =>
    readdirSync(join(folder, module, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:kt|java)$/.test(file))
      .map((file) => `${module}/src/${file}`),
  );
}
