// Swift against the tree of a parser, and its rules for names written down a second time.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compareEdges, edgesBetween, readSource } from './compare.js';
import { loadModule } from './load-module.js';
import { fetchNpm } from './npm.js';
import { parserOf } from './parse-tree.js';
import { contextsAround, factsOf } from './swift/tree.js';

/** @typedef {import('./swift/tree.js').Facts} Facts */

export const title = 'Swift';
export const about =
  "Swift's compiler does not run here. Every import with its line, and every type, function and global that a file declares for others, is compared with the tree of tree-sitter's grammar for Swift. Edges are compared with those that a second program finds in that tree: a file depends on the files that declare a type, function or global of the module which it names and no declaration around the place hides; members, methods of extensions among them, belong to values and are no names of a file, nor are operators followed. Files that the grammar cannot parse whole are left out, and it knows no macros. Both programs follow one reading of the language: what they agree on is no proof, so every tenth edge of lottie-ios, 120 of them (`test/accuracy/swift/lottie-ios.json`), was read by hand against the sources; all were right. lottie-ios was tuned on for one declaration (`extension [Line]`), Expo's core modules for macros, VisionCamera for closures that return functions. The first run over Expo's components counted four edges as wrong because the measurement did not know that `ExpoUI.Button` begins with the module's own name; it was taught that, and Lintel was not changed.";

const corpora = [
  { name: 'lottie-ios', spec: 'lottie-ios@4.6.1', module: 'Lottie', tunedOn: true },
  { name: 'Capacitor for iOS', spec: '@capacitor/ios@8.5.2', module: 'Capacitor', tunedOn: false },
  { name: "Expo's core modules", spec: 'expo-modules-core@58.0.7', module: 'ExpoModulesCore', tunedOn: true },
  { name: 'VisionCamera', spec: 'react-native-vision-camera@5.2.3', module: 'VisionCamera', tunedOn: true },
  {
    name: 'Stripe for React Native',
    spec: '@stripe/stripe-react-native@0.78.0',
    module: 'stripe_react_native',
    tunedOn: false,
  },
  { name: 'Mapbox for React Native', spec: '@rnmapbox/maps@10.3.5', module: 'rnmapbox_maps', tunedOn: false },
  { name: "Expo's components", spec: '@expo/ui@58.0.6', module: 'ExpoUI', tunedOn: false },
];

/** @param {readonly string[]} [names] Of the corpora to measure; all of them where none is given. */
export async function measure(names = []) {
  const parse = await parserOf('swift');
  const { analyze } = await loadModule('src/index.ts');
  const { swift } = await loadModule('src/languages/swift/swift.ts');
  const results = [];
  for (const { name, spec, module, tunedOn } of corpora) {
    if (names.length > 0 && !names.includes(name)) continue;
    const { folder, version } = fetchNpm('swift', spec);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.swift') && !/(?:^|\/)Package\.swift$/.test(file))
      .toSorted();
    /** @type {Map<string, Facts>} */
    const facts = new Map(
      files.map((file) => [file, factsOf(parse(readFileSync(join(folder, file), 'utf8')))]),
    );
    const report = await analyze(folder, { config: false });
    const isWhole = (/** @type {string} */ file) => facts.get(file)?.hasErrors === false;
    results.push({
      corpus: name,
      version,
      files: files.filter(isWhole).length,
      tunedOn,
      extraction: compareExtraction(folder, facts, swift),
      ...compareEdges(expectedEdges(facts, module, isWhole), edgesBetween(report, isWhole)),
    });
  }
  return results;
}

/**
 * Imports, and what is declared for other files.
 * @param {string} folder
 * @param {ReadonlyMap<string, Facts>} facts
 * @param {any} swift
 */
function compareExtraction(folder, facts, swift) {
  const disagreements = [];
  let count = 0;
  for (const [file, { imports, declares, hasErrors }] of facts) {
    const found = swift.extract(readSource(folder, file));
    const own = found.imports
      .filter((/** @type {any} */ { kind }) => kind === 'static')
      .map((/** @type {any} */ { line, specifier }) => `${line} ${specifier}`);
    count += imports.length;
    if (own.join('\n') !== imports.join('\n')) disagreements.push(`${file}: its imports`);
    if (hasErrors) continue;
    const names = new Set(
      found.declares
        .map((/** @type {{ name: string }} */ { name }) => name)
        // The grammar does not know macros.
        .filter((/** @type {string} */ name) => !name.startsWith('#')),
    );
    count += declares.size;
    for (const name of declares) if (!names.has(name)) disagreements.push(`${file} lacks ${name}`);
    for (const name of names) if (!declares.has(name)) disagreements.push(`${file} has ${name} too many`);
  }
  return { count, disagreements };
}

/**
 * @param {ReadonlyMap<string, Facts>} facts Of the files of one module.
 * @param {string} module
 * @param {(file: string) => boolean} isCompared
 */
function expectedEdges(facts, module, isCompared) {
  /** @type {Map<string, string[]>} */
  const declarers = new Map();
  for (const [file, { declares }] of facts) {
    for (const name of declares) declarers.set(name, [...(declarers.get(name) ?? []), file]);
  }
  const edges = new Set();
  for (const [file, { uses }] of facts) {
    for (const { chain, context } of uses) {
      const isQualified = chain[0] === module && chain.length > 1 && !declarers.has(module);
      const names = isQualified ? chain.slice(1) : chain;
      for (const target of targetsOf(names, isQualified ? '' : context, declarers)) {
        if (target !== file && isCompared(file) && isCompared(target)) edges.add(`${file} → ${target}`);
      }
    }
  }
  return edges;
}

/**
 * @param {readonly string[]} chain
 * @param {string} context
 * @param {ReadonlyMap<string, readonly string[]>} declarers
 */
function targetsOf([first = '', ...rest], context, declarers) {
  const names = contextsAround(context).map((around) => (around === '' ? first : `${around}.${first}`));
  let name = names.find((one) => declarers.has(one)) ?? first;
  const targets = [...(declarers.get(name) ?? [])];
  for (const part of rest) {
    name = `${name}.${part}`;
    targets.push(...(declarers.get(name) ?? []));
  }
  return targets;
}
