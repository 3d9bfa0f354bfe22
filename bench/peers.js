// The tools Lintel is measured beside. One that has no build for this machine is left out loudly.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const peersDir = join(import.meta.dirname, 'peers');

export function installPeers() {
  execFileSync('npm', ['ci', '--silent'], { cwd: peersDir, stdio: 'inherit' });
}

/**
 * rev-dep's whole graph as JSON. Its binary is run itself, without the Node script that npm puts before it.
 * @param {string} corpus
 */
export function revDep(corpus) {
  const binary = join(
    peersDir,
    'node_modules',
    '@rev-dep',
    `${process.platform}-${process.arch}`,
    'bin',
    'rev-dep',
  );
  if (!existsSync(binary)) {
    console.warn(`NOT MEASURED: rev-dep has no build for ${process.platform}-${process.arch}.`);
    return [];
  }
  const command = [binary, 'debug', 'get-tree-for-cwd', '--follow-monorepo-packages', '--cwd', corpus];
  return [{ name: 'rev-dep debug get-tree-for-cwd', cwd: corpus, command }];
}
