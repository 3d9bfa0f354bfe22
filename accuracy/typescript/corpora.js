// Packages that ship the TypeScript they are made from, each as one project.
import { fetchNpm } from '../npm.js';

/** @typedef {{ name: string, package: string, inDevelopmentSet: boolean }} Corpus */

/** @type {readonly Corpus[]} */
export const corpora = [
  { name: 'effect', package: 'effect@4.1.0', inDevelopmentSet: true },
  { name: 'RxJS', package: 'rxjs@7.8.2', inDevelopmentSet: true },
  { name: 'viem', package: 'viem@2.57.13', inDevelopmentSet: true },
  { name: 'Theia', package: '@theia/core@1.75.0', inDevelopmentSet: true },
  { name: 'Blueprint', package: '@blueprintjs/core@6.20.0', inDevelopmentSet: true },
  { name: 'date-fns', package: 'date-fns@4.1.0', inDevelopmentSet: false },
  { name: 'TypeORM', package: 'typeorm@0.3.27', inDevelopmentSet: true },
  { name: 'Zod', package: 'zod@4.1.12', inDevelopmentSet: false },
  { name: 'Ant Design', package: 'antd@5.27.4', inDevelopmentSet: false },
  { name: 'Vega-Lite', package: 'vega-lite@6.4.1', inDevelopmentSet: false },
  { name: 'ox', package: 'ox@1.8.3', inDevelopmentSet: true },
  { name: 'Langium', package: 'langium@4.4.0', inDevelopmentSet: true },
  { name: 'deck.gl', package: '@deck.gl/core@9.4.0', inDevelopmentSet: true },
  { name: 'Lexical', package: '@lexical/react@0.52.0', inDevelopmentSet: true },
];

/** @param {Corpus} corpus */
export function fetchCorpus({ package: name }) {
  return fetchNpm('typescript', name);
}
