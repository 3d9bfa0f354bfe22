// Test suites of JavaScript packages, each test file in a process of its own under V8's coverage, which its child processes
// write as well.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fetchSource } from '../debian.js';

/**
 * `tests` and `run` are what the package's own script for its tests says.
 * @type {readonly { name: string, source: string, tests: RegExp, run: readonly string[] }[]}
 */
export const javascriptSuites = [
  {
    name: 'express',
    source: 'node-express',
    tests: /^test\/(?:acceptance\/)?[^/]+\.js$/,
    run: ['node_modules/mocha/bin/_mocha', '--require', 'test/support/env', '--reporter', 'dot', '--exit'],
  },
  {
    name: 'body-parser',
    source: 'node-body-parser',
    tests: /^test\/[^/]+\.js$/,
    run: ['node_modules/mocha/bin/_mocha', '--require', 'test/support/env', '--reporter', 'dot', '--exit'],
  },
];

/**
 * A copy with its dependencies from npm. Nothing of them is run while they are installed.
 * @param {string} source
 */
export function fetchJavascriptSuite(source) {
  const { folder: original, version } = fetchSource('affected', source);
  const folder = join(dirname(original), '..', `${source}-installed`, version);
  if (!existsSync(join(folder, 'node_modules'))) {
    mkdirSync(folder, { recursive: true });
    cpSync(original, folder, { recursive: true });
    const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--legacy-peer-deps'];
    execFileSync('npm', ['install', ...flags], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  return { folder, version };
}

/**
 * @param {string} folder
 * @param {RegExp} pattern
 */
export function listJavascriptTests(folder, pattern) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .map((file) => file.split(sep).join('/'))
    .filter((file) => pattern.test(file))
    .sort();
}

/**
 * @param {string} folder
 * @param {{ test: string, run: readonly string[], scratch: string }} request
 * @returns {readonly string[]}
 */
export function traceJavascriptTest(folder, { test, run, scratch }) {
  const out = join(scratch, 'v8');
  rmSync(out, { recursive: true, force: true });
  spawnSync(process.execPath, [...run, test], {
    cwd: folder,
    env: { ...process.env, NODE_V8_COVERAGE: out, NODE_ENV: 'test' },
    stdio: 'ignore',
    timeout: 180_000,
  });
  /** @type {Set<string>} */
  const executed = new Set();
  for (const file of existsSync(out) ? readdirSync(out) : []) {
    const { result } = JSON.parse(readFileSync(join(out, file), 'utf8'));
    for (const { url, functions } of result) {
      if (!url.startsWith('file:') || !functions.some(isExecuted)) continue;
      executed.add(relative(folder, fileURLToPath(url)).split(sep).join('/'));
    }
  }
  return [...executed].filter((path) => !path.startsWith('..') && !path.startsWith('node_modules/')).sort();
}

/** @param {{ ranges: readonly { count: number }[] }} called */
function isExecuted({ ranges }) {
  return (ranges[0]?.count ?? 0) > 0;
}

/** A checkout of hono with its dependencies, given by its path: neither npm nor Debian has its tests. */
export const hono = {
  name: 'hono',
  tests: /^src\/(?!.*\.case\.test\.).*\.(?:spec|test)\.[jt]sx?$/,
};

/**
 * Vitest transforms the files, so it must map V8's coverage back.
 * @param {string} folder
 * @param {string} test
 * @param {string} scratch
 * @returns {readonly string[]}
 */
export function traceVitestTest(folder, test, scratch) {
  const out = join(scratch, 'vitest');
  rmSync(out, { recursive: true, force: true });
  const flags = ['--coverage.enabled', '--coverage.provider=v8', '--coverage.reporter=json'];
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'main', ...flags];
  spawnSync(process.execPath, [...vitest, `--coverage.reportsDirectory=${out}`, test], {
    cwd: folder,
    stdio: 'ignore',
    timeout: 180_000,
  });
  const found = join(out, 'coverage-final.json');
  if (!existsSync(found)) return [];
  return Object.entries(JSON.parse(readFileSync(found, 'utf8')))
    .filter(([, { s }]) => Object.values(s).some((count) => Number(count) > 0))
    .map(([path]) => relative(folder, path).split(sep).join('/'));
}
