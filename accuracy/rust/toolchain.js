// The last Rust whose compiler tells where every path leads (`-Zsave-analysis`): Debian's 1.63, unpacked next to what the
// machine has. It needs a C compiler to link the build scripts of what the corpora depend on.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchPackage, fetchPackages } from '../debian.js';

const programs = ['rustc', 'cargo'];
const libraries = [
  'libstd-rust-1.63',
  'libstd-rust-dev',
  'libllvm14',
  'libgit2-1.5',
  'libssh2-1',
  'libcurl3-gnutls',
  'libhttp-parser2.9',
  'libmbedcrypto7',
  'libmbedtls14',
  'libmbedx509-1',
];
const home = join(tmpdir(), 'lintel-corpora', 'rust', 'toolchain');

/** What the corpora depend on is built once for all of them. */
export const buildFolder = join(home, 'builds');

/**
 * @typedef {(program: 'rustc' | 'cargo', options: readonly string[], folder: string) => string} Run What it complains of.
 * rustc itself must be told where the standard library is.
 */

/** @returns {Run} */
export function prepareToolchain() {
  mkdirSync(home, { recursive: true });
  const [compiler = '', builder = ''] = programs.map((name) => fetchPackage('rust', name).folder);
  const folders = libraries.map((name) => fetchPackage('rust', name).folder);
  const standard = folders[1] ?? '';
  const bare = `${compiler}/usr/bin/rustc`;
  const env = {
    ...process.env,
    LD_LIBRARY_PATH: folders.map(libraryFolder).join(':'),
    RUSTC_BOOTSTRAP: '1',
    RUSTC: script('rustc', `exec '${bare}' --sysroot '${standard}/usr' "$@"`),
    RUSTC_WORKSPACE_WRAPPER: script('analyse', 'exec "$@" -Zsave-analysis'),
    CARGO_HOME: home,
    CARGO_TARGET_DIR: buildFolder,
  };
  const paths = { rustc: bare, cargo: `${builder}/usr/bin/cargo` };
  const { status, stderr, error } = spawnSync(paths.cargo, ['--version'], { env, encoding: 'utf8' });
  if (status !== 0)
    throw new Error(`MISSING TOOLCHAIN: Debian's cargo does not run here: ${error ?? stderr}`);
  return (program, options, folder) =>
    spawnSync(paths[program], options, { cwd: folder, env, encoding: 'utf8', maxBuffer: 1 << 30 }).stderr;
}

/**
 * A folder of crates instead of the registry: all those of these packages.
 * @param {readonly string[]} packages
 */
export function offerCrates(packages) {
  const crates = join(home, 'crates');
  mkdirSync(crates, { recursive: true });
  for (const { folder } of fetchPackages('rust', packages)) {
    const registry = join(folder, 'usr/share/cargo/registry');
    for (const crate of existsSync(registry) ? readdirSync(registry) : [])
      if (!existsSync(join(crates, crate))) symlinkSync(join(registry, crate), join(crates, crate));
  }
  const source = `[source.crates-io]\nreplace-with = "debian"\n[source.debian]\ndirectory = "${crates}"\n`;
  writeFileSync(join(home, 'config.toml'), source);
}

/** @param {string} folder */
function libraryFolder(folder) {
  const machine = readdirSync(join(folder, 'usr/lib')).find((name) => name.endsWith('-linux-gnu'));
  return join(folder, 'usr/lib', machine ?? '');
}

/**
 * @param {string} name
 * @param {string} command
 */
function script(name, command) {
  const path = join(home, name);
  writeFileSync(path, `#!/bin/sh\n${command}\n`);
  chmodSync(path, 0o755);
  return path;
}
