// What dependency-cruiser reports of a folder, as lines: `rule: from → to`.
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import { join } from 'node:path';
import { installPeers } from '../../bench/peers.js';

const peers = join(import.meta.dirname, '..', '..', 'bench', 'peers', 'node_modules');
const tool = join(peers, 'dependency-cruiser');

/** Installs it where that has not been done, and returns its folder and that of all packages next to it. */
export function installCruiser() {
  if (!existsSync(join(tool, 'package.json'))) installPeers();
  const require = createRequire(import.meta.url);
  return {
    peers,
    tool,
    version: require(join(tool, 'package.json')).version,
    /** @type {readonly { name: string }[]} */
    shipped: require(join(tool, 'configs', 'recommended-strict.cjs')).forbidden,
  };
}

/**
 * @param {string} folder
 * @param {readonly string[]} folders What to read in it.
 * @param {readonly object[]} forbidden
 */
export function cruise(folder, folders, forbidden) {
  const config = join(folder, '..', 'cruiser.json');
  writeFileSync(config, JSON.stringify({ forbidden, options }));
  const args = [join(tool, 'bin', 'dependency-cruise.mjs'), '--config', config, '-T', 'json', ...folders];
  /** @type {{ modules: readonly Module[] }} */
  const { modules } = JSON.parse(run(args, folder));
  const own = modules.filter(({ source }) => !isForeign(source));
  return {
    files: own.filter(
      (/** @type {Module} */ { coreModule, couldNotResolve }) => !coreModule && !couldNotResolve,
    ).length,
    dependencies: new Set(own.flatMap(dependenciesOf).map(({ line }) => line)),
    uninstalled: new Set(
      own.flatMap((/** @type {Module} */ module) =>
        dependenciesOf({
          ...module,
          dependencies: module.dependencies.filter(
            (each) => each.couldNotResolve && !each.module.startsWith('.'),
          ),
        }).map(({ line }) => line),
      ),
    ),
    broken: new Set(own.flatMap(violationsOf)),
  };
}

/**
 * @typedef {{ name: string }} Rule
 * @typedef {{ module: string, resolved: string, coreModule: boolean, couldNotResolve: boolean, rules?: readonly Rule[] }} Dependency
 * @typedef {{ source: string, coreModule?: boolean, couldNotResolve?: boolean, dependencies: readonly Dependency[], rules?: readonly Rule[], reaches?: readonly { asDefinedInRule: string, modules: readonly { source: string }[] }[] }} Module
 */

const options = {
  doNotFollow: { path: 'node_modules' },
  tsPreCompilationDeps: true,
  preserveSymlinks: true,
  moduleSystems: ['es6', 'cjs', 'tsd'],
  parser: 'tsc',
};

/**
 * @param {readonly string[]} args
 * @param {string} folder
 */
function run(args, folder) {
  try {
    return execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 30 });
  } catch (error) {
    // What breaks rules is an exit code too.
    const { stdout } = /** @type {{ stdout?: string }} */ (error);
    if (stdout === undefined || !stdout.startsWith('{')) throw error;
    return stdout;
  }
}

/** @param {Module} module */
function dependenciesOf({ source, dependencies }) {
  return dependencies.map((each) => ({ line: `${source} → ${targetOf(each)}`, rules: each.rules ?? [] }));
}

/** @param {Module} module */
function violationsOf(module) {
  return [
    ...dependenciesOf(module).flatMap(({ line, rules }) => rules.map(({ name }) => `${name}: ${line}`)),
    ...(module.reaches ?? []).flatMap(({ asDefinedInRule, modules }) =>
      modules.map(({ source }) => `${asDefinedInRule}: ${module.source} → ${source}`),
    ),
    ...(module.rules ?? []).map(({ name }) => `${name}: ${module.source}`),
  ];
}

/** @param {Dependency} dependency */
function targetOf({ module, resolved, coreModule, couldNotResolve }) {
  if (coreModule || builtinModules.includes(resolved))
    return `package ${packageOf(resolved.replace(/^node:/, ''))}`;
  if (isForeign(resolved)) return `package ${packageOf(resolved.replace(/^.*node_modules\//, ''))}`;
  if (!couldNotResolve) return resolved;
  return module.startsWith('.') ? `unresolved ${module}` : `package ${packageOf(module)}`;
}

/** @param {string} path */
function isForeign(path) {
  return path.includes('node_modules/');
}

/** @param {string} path */
function packageOf(path) {
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
}
