// What eslint-plugin-boundaries reports of a folder, as lines: `from → to`.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const place = fileURLToPath(new URL('../linter/', import.meta.url));

/** Installs ESLint and the plugin where that has not been done. */
export function installBoundaries() {
  if (!existsSync(join(place, 'node_modules'))) {
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: place,
      stdio: 'inherit',
    });
  }
  const require = createRequire(place);
  return { require, version: readVersion() };
}

function readVersion() {
  const manifest = join(place, 'node_modules', 'eslint-plugin-boundaries', 'package.json');
  return JSON.parse(readFileSync(manifest, 'utf8')).version;
}

/**
 * @typedef {{ type: string, pattern: string, mode?: string, capture?: readonly string[] }} Element
 * @typedef {{ elements: readonly Element[], options: object }} Boundaries
 */

/**
 * @param {string} folder
 * @param {Boundaries} boundaries
 * @returns {Promise<ReadonlySet<string>>}
 */
export async function lintBoundaries(folder, { elements, options }) {
  const { require } = installBoundaries();
  /** @type {any} Installed above. */
  const { ESLint } = require(require.resolve('eslint'));
  /** @type {any} */
  const plugin = require(require.resolve('eslint-plugin-boundaries'));
  const eslint = new ESLint({
    cwd: folder,
    overrideConfigFile: true,
    overrideConfig: {
      files: ['**/*.js'],
      plugins: { boundaries: plugin.default ?? plugin },
      linterOptions: { reportUnusedDisableDirectives: 'off' },
      settings: {
        'boundaries/dependency-nodes': ['require', 'import', 'export', 'dynamic-import'],
        'boundaries/elements': elements,
      },
      rules: { 'boundaries/dependencies': ['error', options] },
    },
  });
  /** @type {readonly { filePath: string, messages: readonly Message[] }[]} */
  const results = await eslint.lintFiles(['src']);
  return new Set(
    results.flatMap(({ filePath, messages }) => {
      const from = relative(folder, filePath).replaceAll('\\', '/');
      const lines = readFileSync(filePath, 'utf8').split('\n');
      return messages
        .filter(isViolation)
        .map((message) => `${from} → ${targetOf(folder, from, specifierAt(lines, message))}`);
    }),
  );
}

/** @typedef {{ ruleId: string | null, fatal?: boolean, message: string, line: number, column: number, endColumn?: number }} Message */

/** @param {Message} message */
function isViolation({ ruleId, fatal, message }) {
  if (fatal) throw new Error(message);
  return ruleId === 'boundaries/dependencies';
}

/**
 * The plugin marks the specifier, with its quotes.
 * @param {readonly string[]} lines
 * @param {Message} message
 */
function specifierAt(lines, { line, column, endColumn = column }) {
  return (lines[line - 1] ?? '').slice(column, endColumn - 2);
}

/**
 * @param {string} folder
 * @param {string} from
 * @param {string} specifier
 */
function targetOf(folder, from, specifier) {
  if (!specifier.startsWith('.')) return `package ${specifier.replace(/^node:/, '')}`;
  const path = posix.join(posix.dirname(from), specifier);
  const found = [path, `${path}.js`, `${path}/index.js`].find(
    (each) => statSync(join(folder, each), { throwIfNoEntry: false })?.isFile() === true,
  );
  return found ?? `unresolved ${specifier}`;
}
