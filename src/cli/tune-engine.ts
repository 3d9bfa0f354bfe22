// A run is over within seconds, but the engine compiles and tidies up as if it went on for hours. With less of that the
// code is a little slower, and the run of a few thousand files is a sixth cheaper in Node 20 and a third in Node 26.
import { setFlagsFromString } from 'node:v8';
import type { Progress } from '../model/run.ts';

/** From this many on a run is long enough that the best code pays, and that garbage is worth looking for. */
const manyFiles = 8000;

type Work = 'of few files' | 'of many files';

export function tuneEngine(work: Work): void {
  for (const flag of engineFlags(process.versions.v8, work)) setFlagsFromString(flag);
}

/** For who expected few files: how many there are is known as soon as they begin to be read. */
export function tuneEngineTo({ stage, done, total }: Progress): void {
  if (stage === 'extract' && done === 0 && total >= manyFiles) tuneEngine('of many files');
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
const copyLess = '--max-inlined-bytecode-size-cumulative=100';

// Left alone, the heap grows to four times what is in use before anybody looks for garbage: 1.1 GB at 200,000 files, and
// 0.94 GB with the first of these. With 5,000 files there is so little that looking for it is wasted.
const collectSoon = '--heap-growing-percent=60';
const collectLate = '--heap-growing-percent=1000';

const withoutMiddleCompiler: Flags = {
  always: [copyLess],
  'of few files': [collectLate],
  'of many files': [collectSoon],
};

/** Its code is nearly as good and costs a fifth to compile. That of Node 22 cannot replace a loop that runs already. */
const withMiddleCompiler: Flags = {
  always: [copyLess],
  'of few files': [collectLate, '--no-turbofan'],
  'of many files': [collectSoon, '--turbofan'],
};

/** Of Node 20, 22, 24 and 26. */
const flagsByMajor: ReadonlyMap<number, Flags> = new Map([
  [11, { ...withoutMiddleCompiler, always: [copyLess, '--interrupt-budget=130000'] }],
  [12, withoutMiddleCompiler],
  [13, withMiddleCompiler],
  [14, withMiddleCompiler],
]);
