// Packages that ship the TypeScript they are made from, each as one project.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchNpm } from '../npm.js';

/**
 * `compilerOptions` are those of the project that the package comes from, where they decide which imports are dropped and
 * the package does not contain its tsconfig.json.
 * @typedef {{ name: string, package: string, inDevelopmentSet: boolean, compilerOptions?: object }} Corpus
 */

const decorators = { experimentalDecorators: true, emitDecoratorMetadata: true };

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

/**
 * Used for the kinds of imports alone.
 * @type {readonly Corpus[]}
 */
export const typeUseCorpora = [
  {
    name: 'Theia Debug',
    package: '@theia/debug@1.75.0',
    inDevelopmentSet: true,
    compilerOptions: { ...decorators, jsx: 'react' },
  },
  {
    name: 'LoopBack Repository',
    package: '@loopback/repository@7.0.0',
    inDevelopmentSet: true,
    compilerOptions: decorators,
  },
  {
    name: 'Redux Toolkit',
    package: '@reduxjs/toolkit@2.8.0',
    inDevelopmentSet: true,
    compilerOptions: { jsx: 'react' },
  },
  {
    name: 'Fluent UI',
    package: '@fluentui/react@8.122.0',
    inDevelopmentSet: true,
    compilerOptions: { jsx: 'react' },
  },
  { name: 'ethers', package: 'ethers@6.15.0', inDevelopmentSet: true },
  { name: 'RxDB', package: 'rxdb@17.6.0', inDevelopmentSet: false },
  {
    name: 'React Spectrum',
    package: '@react-spectrum/s2@1.7.1',
    inDevelopmentSet: false,
    compilerOptions: { jsx: 'react-jsx' },
  },
  {
    name: 'Skia',
    package: '@shopify/react-native-skia@2.13.1',
    inDevelopmentSet: false,
    compilerOptions: { jsx: 'react-native' },
  },
  {
    name: 'Docusaurus',
    package: '@docusaurus/theme-classic@3.10.2',
    inDevelopmentSet: false,
    compilerOptions: { jsx: 'react-native' },
  },
  { name: 'Aurelia', package: '@aurelia/runtime-html@0.9.0', inDevelopmentSet: false },
  { name: 'tldraw', package: 'tldraw@5.1.1', inDevelopmentSet: false, compilerOptions: { jsx: 'react-jsx' } },
  {
    name: 'Reanimated',
    package: 'react-native-reanimated@4.7.1',
    inDevelopmentSet: false,
    compilerOptions: { jsx: 'react-native' },
  },
  {
    name: 'Theia AI',
    package: '@theia/ai-core@1.74.1',
    inDevelopmentSet: false,
    compilerOptions: { ...decorators, jsx: 'react' },
  },
];

/** @param {Corpus} corpus */
export function fetchCorpus({ package: name, compilerOptions }) {
  const fetched = fetchNpm('typescript', name);
  const config = join(fetched.folder, 'tsconfig.json');
  if (compilerOptions !== undefined && !existsSync(config))
    writeFileSync(config, JSON.stringify({ compilerOptions }));
  return fetched;
}
