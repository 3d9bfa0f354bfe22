// `npm run accuracy:affected -- [--hono CHECKOUT] [NAME …]`: the tests that Lintel selects for a change against the tests that execute the
// changed file. Every test file of real packages runs in a process of its own with coverage; then each source file that one
// of them executed counts as changed, and every test that executed a line of it must be selected.
//
// This runs the tests of the packages, which Lintel itself never does. Python's need python3-pytest and python3-coverage.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { describe } from './affected/describe.js';
import {
  fetchJavascriptSuite,
  hono,
  javascriptSuites,
  listJavascriptTests,
  traceJavascriptTest,
  traceVitestTest,
} from './affected/javascript.js';
import {
  fetchPythonSuite,
  listPythonTests,
  pythonSuites,
  pythonVersions,
  tracePythonTest,
} from './affected/python.js';
import { loadModule } from './load-module.js';

const { analyzeFolder } = await loadModule('src/runs/analyze-folder.ts');
const { findAffected } = await loadModule('src/query/affected/find-affected.ts');

const { positionals: only, values } = parseArgs({
  options: { hono: { type: 'string' } },
  allowPositionals: true,
});
const scratch = mkdtempSync(join(tmpdir(), 'lintel-affected-'));
try {
  const outcomes = [];
  for (const suite of pythonSuites.filter(isAsked)) {
    const { folder, version } = fetchPythonSuite(suite.source);
    const tests = listPythonTests(folder, suite.tests);
    const trace = (/** @type {string} */ test) => tracePythonTest(folder, test, scratch);
    outcomes.push(await measure({ ...suite, language: 'Python', version, folder, tests, trace }));
  }
  for (const suite of javascriptSuites.filter(isAsked)) {
    const { folder, version } = fetchJavascriptSuite(suite.source);
    const tests = listJavascriptTests(folder, suite.tests);
    const trace = (/** @type {string} */ test) =>
      traceJavascriptTest(folder, { test, run: suite.run, scratch });
    outcomes.push(await measure({ ...suite, language: 'JavaScript', version, folder, tests, trace }));
  }
  if (values.hono !== undefined && isAsked(hono)) {
    const folder = values.hono;
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const tests = listJavascriptTests(folder, hono.tests);
    const trace = (/** @type {string} */ test) => traceVitestTest(folder, test, scratch);
    outcomes.push(await measure({ name: 'hono', language: 'TypeScript', version, folder, tests, trace }));
  }
  if (only.length === 0)
    writeFileSync(
      'docs/accuracy/affected.md',
      describe(outcomes, [pythonVersions(), `Node ${process.versions.node}`]),
    );
  if (outcomes.some(({ pairs, misses }) => misses.length > 0.01 * pairs)) process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

/** @param {{ name: string }} suite */
function isAsked({ name }) {
  return only.length === 0 || only.includes(name);
}

/** @param {{ name: string, language: string, version: string, folder: string, tests: readonly string[], trace: (test: string) => readonly string[] }} suite */
async function measure({ name, language, version, folder, tests, trace }) {
  const report = await analyzeFolder(folder, { history: false, config: false });
  // As if the project said that its computed and unresolved imports load nothing of its own.
  const trusting = { ...report, settings: { ...report.settings, affected: { external: ['**'] } } };
  const isSource = new Set(report.nodes);
  const isTest = new Set(tests);
  /** @type {Map<string, string[]>} */
  const executedBy = new Map();
  let ran = 0;
  const known = readTraces(name, version);
  for (const test of tests) {
    const traced = (known[test] ??= trace(test));
    saveTraces(name, version, known);
    const executed = traced.filter((file) => isSource.has(file));
    if (executed.length > 0) ran++;
    for (const file of executed) executedBy.set(file, [...(executedBy.get(file) ?? []), test]);
  }
  const outcome = {
    name,
    language,
    version: version.replace(/\+.*$/, ''),
    tests: tests.length,
    ran,
    changed: 0,
    pairs: 0,
    misses: /** @type {string[]} */ ([]),
    selectsAll: 0,
    spared: 0,
    sparedIfExternal: 0,
    sparable: 0,
    missedIfExternal: 0,
  };
  for (const [file, executing] of [...executedBy].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const affected = findAffected(report, [file]);
    const selected = testsOf(affected);
    outcome.pairs += executing.length;
    outcome.misses.push(
      ...executing.filter((test) => !selected.has(test)).map((test) => `${test} executes ${file}`),
    );
    const ifExternal = testsOf(findAffected(trusting, [file]));
    outcome.missedIfExternal += executing.filter((test) => !ifExternal.has(test)).length;
    // A test that changes is selected in any case.
    if (isTest.has(file)) continue;
    outcome.changed++;
    if (affected.selectsAll.length > 0) outcome.selectsAll++;
    outcome.spared += 1 - tests.filter((test) => selected.has(test)).length / tests.length;
    outcome.sparedIfExternal += 1 - tests.filter((test) => ifExternal.has(test)).length / tests.length;
    outcome.sparable += 1 - executing.length / tests.length;
  }
  console.log(JSON.stringify(outcome));
  return outcome;
}

/**
 * What a suite executes takes minutes to find out, and changes only with the suite.
 * @param {string} name
 * @param {string} version
 * @returns {Record<string, readonly string[]>}
 */
function readTraces(name, version) {
  const file = tracesOf(name, version);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/**
 * @param {string} name
 * @param {string} version
 * @param {Record<string, readonly string[]>} traces
 */
function saveTraces(name, version, traces) {
  const file = tracesOf(name, version);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(traces));
}

/**
 * @param {string} name
 * @param {string} version
 */
function tracesOf(name, version) {
  return join(tmpdir(), 'lintel-corpora', 'affected', 'traces', `${name}-${version}.json`);
}

/**
 * @param {{ tests: readonly { file: string }[] }} affected
 * @returns {ReadonlySet<string>}
 */
function testsOf({ tests }) {
  return new Set(tests.map(({ file }) => file));
}
