// `npm run accuracy -- rules`: rules compared with the configurations of dependency-cruiser and eslint-plugin-boundaries that they
// are translated from, on the same files.
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
import { parse } from 'jsonc-parser';
import { loadModule } from './load-module.js';
import { fetchNpm } from './npm.js';
import { installBoundaries, lintBoundaries } from './rules/boundaries.js';
import { folderBoundaries, ownBoundaries } from './rules/boundary-configurations.js';
import { own, recommended, rxjs, strict, topBun, wotan, wotanStrict } from './rules/configurations.js';
import { cruise, installCruiser } from './rules/cruise.js';
import { describeRules } from './rules/describe.js';
import { explain } from './rules/explain.js';

/**
 * @typedef {{ rule: string, theirs: number, ours: number, differences: readonly import('./rules/explain.js').Difference[] }} Compared
 * @typedef {{ title: string, tool: string, corpus: string, files: number, rules: readonly Compared[], without: readonly { name: string, why: string, found?: number }[] }} Outcome
 * @typedef {{ title: string, translations: readonly import('./rules/configurations.js').Translation[], corpus: string, folders?: readonly string[], shipped?: (folder: string) => readonly { name: string }[] }} Configuration
 */

const typescriptCorpora = ['rxjs@7.8.2', 'zod@4.1.12', 'langium@4.4.0', 'vega-lite@6.4.1'];

/** @returns {Promise<string>} */
export async function writeDocument() {
  const cruiser = installCruiser();
  const itself = `dependency-cruiser@${cruiser.version}`;
  const whole = ['bin', 'src', 'configs', 'types'];
  /** @type {readonly Configuration[]} */
  const configurations = [
    { title: 'Its recommended rules', translations: recommended, corpus: itself, folders: whole },
    ...typescriptCorpora.map((corpus) => ({
      title: 'Its recommended rules',
      translations: recommended,
      corpus,
    })),
    { title: 'Its own rules', translations: own, corpus: itself, folders: whole },
    { title: 'Its own rules without exceptions', translations: strict, corpus: itself, folders: whole },
    { title: 'Wotan’s rules', translations: wotan, corpus: '@fimbul/wotan@0.24.0', folders: ['src', 'bin'] },
    {
      title: 'Wotan’s rules without exceptions',
      translations: wotanStrict,
      corpus: '@fimbul/wotan@0.24.0',
      folders: ['src', 'bin'],
    },
    { title: 'RxJS’s rules', translations: rxjs, corpus: 'rxjs@7.8.2' },
    {
      title: 'top-bun’s rules',
      translations: topBun,
      corpus: 'top-bun@7.3.3',
      folders: ['lib', 'test-cases', 'index.js', 'bin.js'],
      shipped: readShipped,
    },
  ];
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const configuration of configurations) outcomes.push(await compareWithCruiser(configuration));
  const { version } = installBoundaries();
  outcomes.push(
    await compareWithBoundaries('Its own boundaries', ownBoundaries, 'eslint-plugin-boundaries@4.2.2'),
    await compareWithBoundaries('Boundaries of folders', folderBoundaries, 'three@0.187.0'),
  );
  return describeRules({ cruiser: cruiser.version, boundaries: version }, outcomes);
}

/**
 * The rules of a configuration that a package contains.
 * @param {string} folder
 */
function readShipped(folder) {
  return parse(readFileSync(join(folder, '.dependency-cruiser.json'), 'utf8')).forbidden;
}

/**
 * @param {Configuration} configuration
 * @returns {Promise<Outcome>}
 */
async function compareWithCruiser({ title, translations, corpus, folders = ['src'], shipped: readOwn }) {
  const { peers, shipped: recommendedRules } = installCruiser();
  const shipped = readOwn?.(fetchNpm('typescript', corpus).folder) ?? recommendedRules;
  return inCopy(corpus, folders, async (folder) => {
    symlinkSync(peers, join(folder, 'node_modules'));
    const forbidden = translations.flatMap(({ name, cruiser }) => {
      const rule = cruiser ?? shipped.find((each) => each.name === name);
      return rule === undefined ? [] : [{ ...rule, name, severity: 'error' }];
    });
    const theirs = cruise(folder, folders, forbidden);
    const rules = translations.flatMap(({ name, lintel }) =>
      lintel === undefined ? [] : [{ name, ...lintel }],
    );
    const ours = await checkRules(folder, rules);
    return {
      title,
      tool: 'dependency-cruiser',
      corpus,
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
  });
}

/**
 * @param {string} title
 * @param {readonly import('./rules/boundary-configurations.js').BoundaryTranslation[]} translations
 * @param {string} corpus
 * @returns {Promise<Outcome>}
 */
async function compareWithBoundaries(title, translations, corpus) {
  return inCopy(corpus, ['src'], async (folder) => {
    const ours = await checkRules(
      folder,
      translations.flatMap(({ lintel }) => lintel),
    );
    /** @type {Compared[]} */
    const rules = [];
    for (const { name, boundaries, lintel } of translations) {
      const lines = await lintBoundaries(folder, boundaries);
      const names = lintel.map((rule) => rule.name);
      const theirs = { broken: new Set([...lines].map((line) => `${name}: ${line}`)), dependencies: lines };
      const ofRule = [...ours.broken].flatMap((line) => {
        const rule = names.find((each) => line.startsWith(`${each}: `));
        return rule === undefined ? [] : [`${name}: ${line.slice(`${rule}: `.length)}`];
      });
      rules.push(compareRule(name, theirs, { ...ours, broken: new Set(ofRule) }));
    }
    return { title, tool: 'eslint-plugin-boundaries', corpus, files: ours.files, rules, without: [] };
  });
}

/**
 * @param {string} folder
 * @param {readonly Record<string, unknown>[]} rules
 */
async function checkRules(folder, rules) {
  const { analyze } = await loadModule('src/index.ts');
  const optional = rules.map((rule) => ({ optional: true, ...rule }));
  writeFileSync(join(folder, 'lintel.config.json'), JSON.stringify({ rules: optional }));
  const report = await analyze(folder, { history: false });
  return {
    broken: brokenOf(report),
    dependencies: dependenciesOf(report),
    byUrl: namedByUrl(report, folder),
    files: report.detailed.nodes.filter((/** @type {any} */ { type }) => type === 'file').length,
  };
}

/**
 * Runs the work on a copy of some folders of a package.
 * @template T
 * @param {string} corpus
 * @param {readonly string[]} folders
 * @param {(folder: string) => Promise<T>} work
 */
async function inCopy(corpus, folders, work) {
  const place = mkdtempSync(join(tmpdir(), 'lintel-rules-'));
  try {
    const folder = join(place, 'project');
    copyProject(fetchNpm('typescript', corpus).folder, folder, folders);
    return await work(folder);
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
