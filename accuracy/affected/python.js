// Test suites of Python packages, each test file in a process of its own under coverage.py.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fetchSource } from '../debian.js';

const tracer = fileURLToPath(new URL('trace.py', import.meta.url));
/** Debian's, for which the packages are made. */
const python = '/usr/bin/python3';

/** @type {readonly { name: string, source: string, tests: string }[]} */
export const pythonSuites = [
  { name: 'h11', source: 'python-h11', tests: 'h11' },
  { name: 'hyperlink', source: 'hyperlink', tests: 'src' },
  { name: 'jinja2', source: 'jinja2', tests: 'tests' },
  { name: 'rich', source: 'rich', tests: 'tests' },
  { name: 'starlette', source: 'starlette', tests: 'tests' },
  { name: 'toolz', source: 'toolz', tests: 'toolz' },
];

/** @param {string} source */
export function fetchPythonSuite(source) {
  return fetchSource('affected', source);
}

/**
 * The test files that pytest itself finds.
 * @param {string} folder
 * @param {string} tests
 */
export function listPythonTests(folder, tests) {
  const { stdout } = spawnSync(
    python,
    [
      '-m',
      'pytest',
      '--collect-only',
      '-q',
      '--no-header',
      '-p',
      'no:cacheprovider',
      '--rootdir',
      folder,
      tests,
    ],
    { cwd: folder, env: environmentOf(folder), encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 },
  );
  const files = stdout.split('\n').flatMap((line) => /^([^\s:]+\.py)(?:::|: \d)/.exec(line)?.[1] ?? []);
  return [...new Set(files)].sort();
}

/**
 * @param {string} folder
 * @param {string} test
 * @param {string} scratch
 * @returns {readonly string[]}
 */
export function tracePythonTest(folder, test, scratch) {
  const out = join(scratch, 'executed.json');
  rmSync(out, { force: true });
  spawnSync(python, [tracer, folder, test, out], {
    cwd: folder,
    env: environmentOf(folder),
    stdio: 'ignore',
    timeout: 180_000,
  });
  return existsSync(out) ? JSON.parse(readFileSync(out, 'utf8')).files : [];
}

/** @param {string} folder */
function environmentOf(folder) {
  const roots = [join(folder, 'src'), folder].filter((root) => existsSync(root));
  return { ...process.env, PYTHONPATH: roots.join(':'), PYTHONDONTWRITEBYTECODE: '1' };
}

export function pythonVersions() {
  const code =
    'import sys, coverage, pytest; print(sys.version.split()[0], coverage.__version__, pytest.__version__)';
  const [interpreter, coverage, pytest] = execFileSync(python, ['-c', code], { encoding: 'utf8' })
    .trim()
    .split(' ');
  return `Python ${interpreter}, coverage.py ${coverage}, pytest ${pytest}`;
}
