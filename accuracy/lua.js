// Lua against its own search for modules, and against luaparse.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareEdges, measureEach } from './compare.js';
import { loadModule } from './load-module.js';
import { corpora } from './lua/corpora.js';
import { loadParser, searchModules } from './lua/oracle.js';
import { requiredIn } from './lua/required.js';

export const title = 'Lua';
export const about = `- **Imports:** the \`require\` calls of every file are compared with luaparse.
- **Edges:** compared with the files that Lua's own \`package.searchpath\` finds on the path that the project's build gives to Lua. Lintel does not get that path.
- **Left out:** files that luaparse cannot parse, \`dofile\`, computed names, and scripts that run with a path of their own (fixtures, examples).`;

/** @param {readonly string[]} [names] Of the corpora to measure; all of them where none is given. */
export async function measure(names = []) {
  const { analyze } = await loadModule('src/index.ts');
  const { lua } = await loadModule('src/languages/lua/lua.ts');
  const parser = loadParser();
  return measureEach(corpora, names, (corpus) => measureCorpus(corpus, analyze, lua, parser));
}

/**
 * @param {import('./lua/corpora.js').Corpus} corpus
 * @param {any} analyze
 * @param {any} lua
 * @param {any} parser
 */
async function measureCorpus(corpus, analyze, lua, parser) {
  const { folder, version } = corpus.fetch();
  const report = await analyze(folder, { config: false });
  const files = report.detailed.nodes
    .filter((/** @type {{ language: string }} */ { language }) => language === 'lua')
    .map((/** @type {{ id: string }} */ { id }) => id)
    .filter((/** @type {string} */ file) => corpus.leftOut?.test(file) !== true);
  /** @type {ReadFile[]} */
  const read = files.flatMap((/** @type {string} */ file) => readFile(folder, file, lua, parser) ?? []);
  const modules = [...new Set(read.flatMap(({ required }) => required.map(moduleIn)))];
  const fileOf = searchModules(folder, corpus.path, modules);
  const nodes = new Set(report.nodes);
  const expected = new Set(
    read.flatMap(({ file, required }) =>
      required
        .map((line) => fileOf.get(moduleIn(line)) ?? '')
        .filter((target) => nodes.has(target))
        .map((target) => `${file} → ${target}`),
    ),
  );
  const loadedBy = new Map(read.map(({ file, loaded }) => [file, loaded]));
  /** @type {Set<string>} */
  const found = new Set(
    report.detailed.edges
      .filter(
        (/** @type {any} */ { source, target, imports }) =>
          loadedBy.has(source) &&
          nodes.has(target) &&
          !target.startsWith('pkg:') &&
          imports.some((/** @type {any} */ evidence) => !loadedBy.get(source)?.has(lineOf(evidence))),
      )
      .map((/** @type {any} */ { source, target }) => `${source} → ${target}`),
  );
  return {
    corpus: corpus.name,
    version,
    files: read.length,
    inDevelopmentSet: corpus.inDevelopmentSet,
    extraction: {
      count: read.reduce((count, { required }) => count + required.length, 0),
      disagreements: read
        .filter(({ required, own }) => String(required) !== String(own))
        .map(({ file }) => file),
    },
    ...compareEdges(expected, found),
  };
}

/** @typedef {{ file: string, required: string[], own: string[], loaded: Set<string> }} ReadFile */

/**
 * @param {string} folder
 * @param {string} file
 * @param {any} lua
 * @param {any} parser
 * @returns {ReadFile | undefined}
 */
function readFile(folder, file, lua, parser) {
  const content = readFileSync(join(folder, file));
  const bytes = new Uint8Array(content.length + 1);
  bytes.set(content);
  const { imports } = lua.extract({ path: file, bytes, length: content.length });
  const linesOf = (/** @type {(form?: string) => boolean} */ isWanted) =>
    imports.filter((/** @type {any} */ { detail }) => isWanted(detail?.kind)).map(lineOf);
  const own = linesOf((form) => form !== 'computed');
  const loaded = new Set(linesOf((form) => form === 'file'));
  try {
    return { file, required: requiredIn(parser, content.toString('latin1')), own, loaded };
  } catch (error) {
    console.error(`${file}: luaparse cannot read it: ${String(error)}`);
    return undefined;
  }
}

/** @param {string} line */
function moduleIn(line) {
  return line.slice(line.indexOf(' ') + 1);
}

/** @param {{ line: number, specifier: string }} statement */
function lineOf({ line, specifier }) {
  return `${line} ${specifier}`;
}
