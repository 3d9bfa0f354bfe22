// Rust's own core and alloc, which compile by themselves: alloc with the core of this corpus instead of the compiler's.
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchPackage } from '../debian.js';
import { flattenUses } from './compile.js';
import { prepareToolchain } from './toolchain.js';
import { temporaryFolder } from '../temporary-folder.js';

const parts = ['core', 'alloc', 'stdarch/crates/core_arch', 'portable-simd/crates/core_simd'];
/** The compiler wants a crate of this name for each that is not `std`; there is nothing of it in the corpus. */
const builtins = '#![feature(compiler_builtins, no_core)] #![compiler_builtins] #![no_core]';

export function fetchLibrary() {
  const { folder: unpacked, version } = fetchPackage('rust', 'rust-src');
  const sources = join(unpacked, 'usr/src');
  const library = join(sources, readdirSync(sources)[0] ?? '', 'library');
  const folder = join(tmpdir(), 'lintel-corpora', 'rust', 'core-and-alloc');
  if (!existsSync(folder))
    for (const part of parts) cpSync(join(library, part), join(folder, part), { recursive: true });
  return { folder, version };
}

/**
 * @param {string} folder
 * @returns {import('./compile.js').Compiled}
 */
export function compileLibrary(folder) {
  const run = prepareToolchain();
  const place = temporaryFolder('rust');
  const copy = join(place, 'library');
  cpSync(folder, copy, { recursive: true });
  flattenUses(copy);
  const answers = join(place, 'out');
  mkdirSync(join(place, 'lib/rustlib'), { recursive: true });
  const options = ['--sysroot', place, '-L', answers, '--out-dir', answers, '--crate-type', 'lib', '--emit'];
  options.push('metadata', '--edition', '2021', '--cap-lints', 'allow', '-Zforce-unstable-if-unmarked');
  const empty = join(place, 'builtins.rs');
  writeFileSync(empty, builtins);
  run('rustc', [...options, '--crate-name', 'compiler_builtins', empty], copy);
  for (const crate of ['core', 'alloc'])
    run('rustc', [...options, '-Zsave-analysis', '--crate-name', crate, `${crate}/src/lib.rs`], copy);
  const notes = join(answers, 'save-analysis');
  return { folder: copy, analyses: readdirSync(notes).map((file) => join(notes, file)) };
}
