// `npm run accuracy -- rules`: rules beside the configurations of dependency-cruiser that they are translated from, on the
// same files.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadModule } from './load-module.js';
import { fetchNpm } from './npm.js';
import { own, recommended, strict } from './rules/configurations.js';
import { cruise, installCruiser } from './rules/cruise.js';
import { describeRules } from './rules/describe.js';
import { explain } from './rules/explain.js';

/**
 * @typedef {{ rule: string, theirs: number, ours: number, differences: readonly import('./rules/explain.js').Difference[] }} Compared
 * @typedef {{ title: string, corpus: string, files: number, rules: readonly Compared[], without: readonly { name: string, why: string, found?: number }[] }} Outcome
 */

const typescriptCorpora = ['rxjs@7.8.2', 'zod@4.1.12', 'langium@4.4.0', 'vega-lite@6.4.1'];

/** @returns {Promise<string>} */
export async function writeDocument() {
  const cruiser = installCruiser();
  const itself = `dependency-cruiser@${cruiser.version}`;
  const whole = ['bin', 'src', 'configs', 'types'];
  /** @type {Outcome[]} */
  const outcomes = [];
  const add = async (
    /** @type {string} */ title,
    /** @type {any} */ rules,
    /** @type {string} */ corpus,
    folders = ['src'],
  ) => {
    outcomes.push({ title, corpus, ...(await compare(rules, corpus, folders)) });
  };
  await add('Its recommended rules', recommended, itself, whole);
  for (const corpus of typescriptCorpora) await add('Its recommended rules', recommended, corpus);
  await add('Its own rules', own, itself, whole);
  await add('Its own rules without exceptions', strict, itself, whole);
  return describeRules(cruiser.version, outcomes);
}

/**
 * @param {readonly import('./rules/configurations.js').Translation[]} translations
 * @param {string} corpus
 * @param {readonly string[]} folders
 */
async function compare(translations, corpus, folders) {
  const { analyze } = await loadModule('src/index.ts');
  const { peers, shipped } = installCruiser();
  const place = mkdtempSync(join(tmpdir(), 'lintel-rules-'));
  try {
    const folder = join(place, 'project');
    copyProject(fetchNpm('typescript', corpus).folder, folder, folders);
    symlinkSync(peers, join(folder, 'node_modules'));
    const forbidden = translations.flatMap(({ name, cruiser }) => {
      const rule = cruiser ?? shipped.find((each) => each.name === name);
      return rule === undefined ? [] : [{ ...rule, name, severity: 'error' }];
    });
    const theirs = cruise(folder, folders, forbidden);
    const rules = translations.flatMap(({ name, lintel }) =>
      lintel === undefined ? [] : [{ name, optional: true, ...lintel }],
    );
    writeFileSync(join(folder, 'lintel.config.json'), JSON.stringify({ rules }));
    const report = await analyze(folder, { history: false });
    const ours = {
      broken: brokenOf(report),
      dependencies: dependenciesOf(report),
      byUrl: namedByUrl(report, folder),
    };
    return {
      files: theirs.files,
      rules: rules.map(({ name }) => compareRule(name, theirs, ours)),
      without: translations.flatMap(({ name, without }) =>
        without === undefined
          ? []
          : [
              {
                name,
                why: without,
                ...(shipped.some((each) => each.name === name) && { found: count(theirs.broken, name) }),
              },
            ],
      ),
    };
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/**
 * @param {string} from
 * @param {string} to
 * @param {readonly string[]} folders
 */
function copyProject(from, to, folders) {
  mkdirSync(to);
  const names = ['package.json', 'tsconfig.json', ...folders];
  for (const name of names.filter((each) => existsSync(join(from, each)))) {
    cpSync(join(from, name), join(to, name), { recursive: true, force: true });
  }
}

/**
 * @param {string} rule
 * @param {{ broken: ReadonlySet<string>, dependencies: ReadonlySet<string> }} theirs
 * @param {{ broken: ReadonlySet<string>, dependencies: ReadonlySet<string> }} ours
 * @returns {Compared}
 */
function compareRule(rule, theirs, ours) {
  const of = (/** @type {ReadonlySet<string>} */ lines) =>
    [...lines].filter((line) => line.startsWith(`${rule}: `)).map((line) => line.slice(rule.length + 2));
  const [a, b] = [of(theirs.broken), of(ours.broken)];
  return {
    rule,
    theirs: a.length,
    ours: b.length,
    differences: [
      ...a
        .filter((line) => !b.includes(line))
        .map((line) => explain({ rule, line, by: 'theirs' }, theirs, ours)),
      ...b
        .filter((line) => !a.includes(line))
        .map((line) => explain({ rule, line, by: 'ours' }, theirs, ours)),
    ],
  };
}

/**
 * @param {any} report
 * @returns {Set<string>}
 */
function brokenOf({ rules }) {
  const problem = rules.results.find((/** @type {any} */ each) => each.problem !== undefined);
  if (problem !== undefined) throw new Error(problem.problem);
  return new Set(
    rules.results.flatMap((/** @type {any} */ { name, violations }) =>
      violations.map(
        (/** @type {any} */ { from, to, path }) => `${name}: ${from} → ${idOf(path?.at(-1) ?? to)}`,
      ),
    ),
  );
}

/**
 * @param {any} report
 * @returns {Set<string>}
 */
function dependenciesOf({ detailed }) {
  return new Set(
    detailed.edges.map((/** @type {any} */ { source, target }) => `${source} → ${idOf(target)}`),
  );
}

/**
 * Dependencies that are written as `new URL('…', import.meta.url)`.
 * @param {any} report
 * @param {string} folder
 * @returns {Set<string>}
 */
function namedByUrl({ detailed }, folder) {
  const isUrl = (/** @type {any} */ { source, imports }) => {
    const text = readFileSync(join(folder, source), 'utf8').replaceAll(/\s/g, '');
    return imports.every((/** @type {any} */ { specifier }) =>
      text.includes(`newURL("${specifier}",import.meta.url`),
    );
  };
  return new Set(
    detailed.edges
      .filter((/** @type {any} */ edge) => !edge.target.startsWith('pkg:') && isUrl(edge))
      .map((/** @type {any} */ { source, target }) => `${source} → ${target}`),
  );
}

/** @param {string} id */
function idOf(id) {
  return id.startsWith('pkg:') ? `package ${id.slice('pkg:'.length).replace(/^node:/, '')}` : id;
}

/**
 * @param {ReadonlySet<string>} lines
 * @param {string} rule
 */
function count(lines, rule) {
  return [...lines].filter((line) => line.startsWith(`${rule}: `)).length;
}
