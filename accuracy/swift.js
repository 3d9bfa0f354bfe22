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
export const about = `- **Imports:** Swift's compiler was not available. Every import with its line, and every type, function and global that a file declares for others, is compared with the tree of tree-sitter's grammar for Swift.
- **Edges:** compared with a second program on that tree. A file depends on the files that declare a type, function or global of the module that it names, unless a local declaration shadows the name. Members, methods of extensions and operators do not count.
- **Checked by hand:** both programs follow the same reading of the language, so their agreement proves little. Every tenth edge of lottie-ios, 120 in total (\`test/accuracy/swift/lottie-ios.json\`), was checked by hand against the sources. All were correct.
- **Left out:** files that the grammar cannot parse completely. The grammar does not know macros.

Lintel was changed for one declaration in lottie-ios (\`extension [Line]\`), for macros in Expo's core modules, and for closures that return functions in VisionCamera. The first run on Expo's components counted four edges as wrong because the measurement did not recognise the module's own name in \`ExpoUI.Button\`. The measurement was fixed; Lintel was not changed.`;

const corpora = [
  { name: 'lottie-ios', spec: 'lottie-ios@4.6.1', module: 'Lottie', inDevelopmentSet: true },
  { name: 'Capacitor for iOS', spec: '@capacitor/ios@8.5.2', module: 'Capacitor', inDevelopmentSet: false },
  {
    name: "Expo's core modules",
    spec: 'expo-modules-core@58.0.7',
    module: 'ExpoModulesCore',
    inDevelopmentSet: true,
  },
  {
    name: 'VisionCamera',
    spec: 'react-native-vision-camera@5.2.3',
    module: 'VisionCamera',
    inDevelopmentSet: true,
  },
  {
    name: 'Stripe for React Native',
    spec: '@stripe/stripe-react-native@0.78.0',
    module: 'stripe_react_native',
    inDevelopmentSet: false,
  },
  {
    name: 'Mapbox for React Native',
    spec: '@rnmapbox/maps@10.3.5',
    module: 'rnmapbox_maps',
    inDevelopmentSet: false,
  },
  { name: "Expo's components", spec: '@expo/ui@58.0.6', module: 'ExpoUI', inDevelopmentSet: false },
];

/** @param {readonly string[]} [names] Of the corpora to measure; all of them where none is given. */
export async function measure(names = []) {
  const parse = await parserOf('swift');
  const { analyze } = await loadModule('src/index.ts');
  const { swift } = await loadModule('src/languages/swift/swift.ts');
  const results = [];
  for (const { name, spec, module, inDevelopmentSet } of corpora) {
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
      inDevelopmentSet,
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
        .filter((/** @type {{ kind: string }} */ { kind }) => kind !== 'supertype')
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
