// The tools Lintel is measured beside, each told to do the work nearest to Lintel's: the whole graph of the project as
// JSON, or, from those that give none, the rule that needs it. One that has no build for this machine is left out loudly.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const peersDir = join(import.meta.dirname, 'peers');
const binDir = join(peersDir, 'node_modules', '.bin');
const sources = 'packages/**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs}';

/**
 * @typedef {import('./measure.js').Contender & { goal: readonly [at500: number, at5000: number], edges?: () => number }} Peer
 * `goal`: at least this many times Lintel's CPU, 0 for none.
 */

export function installPeers() {
  execFileSync('npm', ['ci', '--silent', '--ignore-scripts'], { cwd: peersDir, stdio: 'inherit' });
}

/**
 * @param {string} corpus
 * @returns {readonly Peer[]}
 */
export function peersOn(corpus) {
  const place = mkdtempSync(join(tmpdir(), 'lintel-peers-'));
  const dpdmFile = join(place, 'dpdm.json');
  const biomeConfig = join(place, 'biome.json');
  writeFileSync(biomeConfig, JSON.stringify(biomeRules));
  const graph = (/** @type {string} */ name) => join(place, `${name.replaceAll(/\W+/g, '-')}.json`);
  /** @type {(name: string, goal: Peer['goal'], command: readonly string[], edges?: () => number) => Peer} */
  const peer = (name, goal, [tool = '', ...rest], edges) => ({
    name,
    goal,
    cwd: corpus,
    command: [join(binDir, tool), ...rest],
    // A linter that found something says so by its exit code.
    accepts: [0, 1],
    output: graph(name),
    ...(edges && { edges }),
  });
  return [
    peer('madge', [20, 60], ['madge', '--extensions', 'ts,tsx,mts,cts,js,jsx,mjs,cjs', '--json', '.'], () =>
      sum(Object.values(readJson(graph('madge'))), (targets) => targets.length),
    ),
    peer('dependency-cruiser', [20, 60], ['depcruise', '--no-config', '-T', 'json', '.'], () =>
      sum(readJson(graph('dependency-cruiser')).modules, (module) => module.dependencies.length),
    ),
    peer('skott', [20, 60], ['skott', '--displayMode=raw']),
    peer(
      'dpdm',
      [10, 20],
      ['dpdm', '--no-progress', '--no-tree', '--no-circular', '--no-warning', '-o', dpdmFile, sources],
      () =>
        sum(
          Object.values(readJson(dpdmFile).tree),
          (imports) => new Set((imports ?? []).map((/** @type {{ id: string }} */ { id }) => id)).size,
        ),
    ),
    peer('knip', [10, 20], ['knip', '--no-exit-code', '--reporter', 'json']),
    peer('Biome, noImportCycles', [0, 8], ['biome', 'lint', `--config-path=${biomeConfig}`, '.']),
    peer(
      'oxlint, import/no-cycle',
      [0, 8],
      ['oxlint', '--import-plugin', '-A', 'all', '-D', 'import/no-cycle', '.'],
    ),
    peer('fallow dead-code', [0, 8], ['fallow', 'dead-code', '--format', 'json', '--no-cache']),
    ...revDep(corpus, graph('rev-dep')),
  ];
}

const biomeRules = {
  root: true,
  linter: { enabled: true, rules: { recommended: false, suspicious: { noImportCycles: 'error' } } },
  formatter: { enabled: false },
};

/**
 * rev-dep's whole graph as JSON. Its binary is run itself, without the Node script that npm puts before it.
 * @param {string} corpus
 * @param {string} output
 * @returns {readonly Peer[]}
 */
function revDep(corpus, output) {
  const platform = `${process.platform}-${process.arch}`;
  const bin = join(peersDir, 'node_modules', '@rev-dep', platform, 'bin');
  if (!existsSync(bin)) {
    console.warn(`NOT MEASURED: rev-dep has no build for ${platform}. See npm run bench:instructions.`);
    return [];
  }
  const command = revDepTree(bin, corpus);
  const edges = () => sum(Object.values(readJson(output)), (imports) => (imports ?? []).length);
  return [{ name: 'rev-dep', goal: [0, 1 / 0.9], cwd: corpus, command, accepts: [0], output, edges }];
}

/** @param {string} name */
export function peerVersion(name) {
  return readJson(join(peersDir, 'package.json')).dependencies[name];
}

/**
 * @param {string} bin The folder of its binary.
 * @param {string} corpus
 */
export function revDepTree(bin, corpus) {
  return [join(bin, 'rev-dep'), 'debug', 'get-tree-for-cwd', '--follow-monorepo-packages', '--cwd', corpus];
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * @template T
 * @param {readonly T[]} values
 * @param {(value: T) => number} of
 */
function sum(values, of) {
  return values.reduce((total, value) => total + of(value), 0);
}
