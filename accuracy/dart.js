// Dart against the tree of a parser, and its own rules for URIs written down a second time.
import { readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { compareEdges, edgesBetween, readSource } from './compare.js';
import { fetchSource } from './debian.js';
import { loadModule } from './load-module.js';
import { nodesIn, parserOf } from './parse-tree.js';

export const title = 'Dart';
export const about = `- **Imports:** Dart's own tools were not available. Every URI and library name in the directives of a file, with its line, is compared with the tree of tree-sitter's grammar for Dart.
- **Edges:** compared with a second, shorter program that applies the rules of the language to that tree: a URI without a scheme is relative to its file, \`package:\` leads to \`lib\` of the folder whose \`pubspec.yaml\` has that name, and \`part of\` a name leads to the library of that name. The edges of both corpora (\`test/accuracy/dart\`) were also read by hand, those of Apache Thrift against its sources.

The corpora are small because Debian and npm have little Dart. Lintel was not changed after any of these runs.`;

const corpora = [
  { name: 'Apache Thrift', source: 'thrift' },
  { name: 'FlatBuffers', source: 'flatbuffers' },
];

export async function measure() {
  const parse = await parserOf('dart');
  const { analyze } = await loadModule('src/index.ts');
  const { dart } = await loadModule('src/languages/dart/dart.ts');
  const results = [];
  for (const { name, source } of corpora) {
    const { folder, version } = fetchSource('dart', source);
    const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const files = all.filter((file) => file.endsWith('.dart')).toSorted();
    const facts = files.map((file) => factsOf(file, parse(readFileSync(join(folder, file), 'utf8'))));
    const report = await analyze(folder, { config: false });
    const isCompared = new Set(files);
    results.push({
      corpus: name,
      version,
      files: files.length,
      inDevelopmentSet: false,
      extraction: compareExtraction(folder, facts, dart),
      ...compareEdges(
        expectedEdges(facts, packagesIn(folder, all), isCompared),
        edgesBetween(report, (file) => isCompared.has(file)),
      ),
    });
  }
  return results;
}

/**
 * @typedef {{ text: string, line: number, isName: boolean }} Named
 * @typedef {{ file: string, library: string | undefined, named: readonly Named[] }} Facts
 */

/**
 * @param {string} file
 * @param {import('./parse-tree.js').Node} root
 * @returns {Facts}
 */
function factsOf(file, root) {
  const named = [];
  let library;
  for (const directive of root.namedChildren) {
    const list = [...nodesIn(directive)].find(({ type }) => type === 'dotted_identifier_list');
    const name = list?.text.replaceAll(/\s/g, '');
    if (directive.type === 'library_name') library = name;
    const line = directive.startPosition.row + 1;
    if (!/^(?:import_or_export|part_directive|part_of_directive)$/.test(directive.type)) continue;
    const uris = [...nodesIn(directive)].filter(({ type }) => type === 'uri');
    for (const [i, uri] of uris.entries()) {
      const text = uri.text.replaceAll(/^r?['"]+|['"]+$/g, '');
      named.push({ text, line: i === 0 ? line : uri.startPosition.row + 1, isName: false });
    }
    if (uris.length === 0 && name !== undefined) named.push({ text: name, line, isName: true });
  }
  return { file, library, named };
}

/**
 * @param {string} folder
 * @param {readonly Facts[]} facts
 * @param {any} dart
 */
function compareExtraction(folder, facts, dart) {
  const disagreements = [];
  let count = 0;
  for (const { file, library, named } of facts) {
    const found = dart.extract(readSource(folder, file));
    const lines = found.imports.map((/** @type {any} */ one) => `${one.line} ${one.specifier}`);
    const expected = named.map(({ text, line }) => `${line} ${text}`);
    count += expected.length;
    if (lines.join('\n') !== expected.join('\n') || found.scope !== library) disagreements.push(file);
  }
  return { count, disagreements };
}

/**
 * Name → folder.
 * @param {string} folder
 * @param {readonly string[]} files
 */
function packagesIn(folder, files) {
  const pubspecs = files.filter((file) => posix.basename(file) === 'pubspec.yaml');
  return new Map(
    pubspecs.map((file) => {
      const name = /^name: *(\w+)/m.exec(readFileSync(join(folder, file), 'utf8'))?.[1] ?? '';
      return [name, posix.dirname(file)];
    }),
  );
}

/**
 * @param {readonly Facts[]} facts
 * @param {ReadonlyMap<string, string>} packages
 * @param {ReadonlySet<string>} files
 */
function expectedEdges(facts, packages, files) {
  const edges = new Set();
  for (const { file, named } of facts) {
    for (const { text, isName } of named) {
      const own = /^package:(\w+)\/(.*)$/.exec(text);
      const target = isName
        ? facts.find(({ library }) => library === text)?.file
        : own === null
          ? posix.join(posix.dirname(file), text)
          : posix.join(packages.get(own[1] ?? '') ?? '?', 'lib', own[2] ?? '');
      if (target !== undefined && files.has(target)) edges.add(`${file} → ${target}`);
    }
  }
  return edges;
}
