// `npm run bench:instructions`: the user-space instructions that Lintel and rev-dep execute on the same 5,000 files.
// rev-dep has no build for arm64 Linux, so its CPU time cannot be measured there. An emulator runs any build, and the
// number of instructions does not depend on how busy the machine is. Takes minutes for each program.
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fetchNpm } from '../accuracy/npm.js';
import { typescript5000 } from './corpora.js';
import { analysis, withOutput } from './lintel.js';
import { peerVersion, revDepTree } from './peers.js';
import { present, writeTable } from './publish.js';

const newerNodes = [22, 24, 26];

/** As QEMU calls the processors that Node has other names for. */
const emulators = new Map([
  ['x64', 'qemu-x86_64'],
  ['arm64', 'qemu-aarch64'],
]);

const ownEmulator = emulators.get(process.arch);
const missing = ['qemu-x86_64', ownEmulator ?? `qemu for ${process.arch}`, 'cc'].filter(
  (name) => !runs(name),
);
if (missing.length > 0) {
  console.error(`NOT MEASURED: ${missing.join(', ')} not found (Debian has them in qemu-user and gcc).`);
  process.exitCode = 1;
} else {
  execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  withOutput(countAll);
}

/** @param {string} out */
function countAll(out) {
  const counter = join(out, 'instruction-counter.so');
  const source = join(import.meta.dirname, 'instruction-counter.c');
  execFileSync('cc', ['-shared', '-fPIC', '-O2', '-o', counter, source]);
  const corpus = typescript5000();
  const { folder, version } = fetchNpm('node', `@rev-dep/linux-x64@${peerVersion('rev-dep')}`);
  const { command } = analysis(corpus, out);
  const nodes = [process.execPath, ...newerNodes.map(nodeOf)];
  const contenders = [
    { name: `rev-dep ${version}`, emulator: 'qemu-x86_64', command: revDepTree(join(folder, 'bin'), corpus) },
    ...nodes.map((node) => ({
      name: `lintel analyze, Node ${execFileSync(node, ['--version'], { encoding: 'utf8' }).trim().slice(1)}`,
      emulator: ownEmulator ?? '',
      command: [node, ...command.slice(1)],
    })),
  ];
  const counts = contenders.map(({ name, emulator, command: given }) => {
    console.log(`${name} …`);
    return { name, count: countInstructions([emulator, '-plugin', counter, ...given], corpus) };
  });
  const [peer] = counts;
  const rows = counts.map(({ name, count }) => [
    name,
    (count / 1e9).toFixed(2),
    (count / (peer?.count ?? count)).toFixed(2),
  ]);
  present(
    'instructions',
    writeTable(['', 'billions', '÷ rev-dep'], rows),
    process.argv.includes('--publish'),
  );
}

/** @param {number} major */
function nodeOf(major) {
  return join(fetchNpm('node', `node-${process.platform}-${process.arch}@${major}`).folder, 'bin', 'node');
}

/**
 * @param {readonly string[]} command
 * @param {string} cwd
 */
function countInstructions([program = '', ...args], cwd) {
  const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env;
  const { stderr, status } = spawnSync(program, args, {
    cwd,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 1_800_000,
  });
  const [, count] = /^instructions: (\d+)$/m.exec(stderr) ?? [];
  if (status !== 0 || count === undefined) throw new Error(`${program} ${args.join(' ')} failed:\n${stderr}`);
  return Number(count);
}

/** @param {string} program */
function runs(program) {
  return spawnSync(program, ['--version']).status === 0;
}
