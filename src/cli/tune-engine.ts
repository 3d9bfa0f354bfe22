// A run is over within seconds, but the engine compiles and tidies up as if it went on for hours. With less of that the
// code is a little slower, and the run of a few thousand files a quarter cheaper: docs/decisions/engine-for-short-runs.md.
import { setFlagsFromString } from 'node:v8';
import type { Progress } from '../model/run.ts';

/** From this many on a run is long enough that the best code pays, and that garbage is worth looking for. */
const manyFiles = 8000;

type Work = 'of few files' | 'of many files';

export function tuneEngine(work: Work): void {
  for (const flag of engineFlags(process.versions.v8, work)) setFlagsFromString(flag);
}

/** For who expected few files: how many there are is known as soon as they begin to be read. */
export function tuneEngineTo(progress: Progress): void {
  if (tellsOfManyFiles(progress)) tuneEngine('of many files');
}

export function tellsOfManyFiles({ stage, done, total }: Progress): boolean {
  return stage === 'extract' && done === 0 && total >= manyFiles;
}

/** An engine complains on stderr of a flag that it does not know, so each gets only what was tried with it. */
export function engineFlags(version: string, work: Work): readonly string[] {
  const flags = flagsByMajor.get(Number.parseInt(version, 10));
  return flags === undefined ? [] : [...flags.always, ...flags[work]];
}

interface Flags extends Readonly<Record<Work, readonly string[]>> {
  readonly always: readonly string[];
}

/** What is copied into each hot function, so that a call less is made, took a third of the CPU time to compile. */
const always = ['--max-inlined-bytecode-size-cumulative=100'];

// Left alone, the heap grows to four times what is in use before anybody looks for garbage: 1.1 GB at 200,000 files, and
// 0.94 GB with the first of these. With 5,000 files there is so little that looking for it is wasted.
const collectSoon = '--heap-growing-percent=60';
const collectLate = '--heap-growing-percent=1000';

// These have one compiler for hot code, and that a dear one (Node 22 has switched its other one off): less is called hot,
// and its loops are not copied.
const node20: Flags = {
  always,
  'of few files': [collectLate, '--no-turbo-loop-peeling', '--interrupt-budget=300000'],
  'of many files': [collectSoon, '--turbo-loop-peeling', '--interrupt-budget=130000'],
};
const node22: Flags = {
  always,
  'of few files': [collectLate, '--no-turbo-loop-peeling', '--invocation-count-for-turbofan=7000'],
  'of many files': [collectSoon, '--turbo-loop-peeling', '--invocation-count-for-turbofan=3000'],
};

// The code of their middle compiler is nearly as good as that of the last, and much cheaper to make.
const node24: Flags = {
  always,
  'of few files': [collectLate, '--no-turbofan'],
  'of many files': [collectSoon, '--turbofan'],
};

const flagsByMajor: ReadonlyMap<number, Flags> = new Map([
  [11, node20],
  [12, node22],
  [13, node24],
  // Node 26.
  [14, node24],
]);
