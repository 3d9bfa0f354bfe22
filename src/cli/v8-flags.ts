// V8 optimises code and collects garbage for programs that run for hours; an analysis takes seconds. With fewer
// optimisations the code is a little slower and the whole run is cheaper: see docs/decisions/v8-flags.md.
import { setFlagsFromString } from 'node:v8';
import type { Environment } from './terminal.ts';

/** Call it once, before any other code runs: Node warns against changing flags later. */
export function setV8Flags(env: Environment): void {
  for (const flag of v8Flags(process.versions.v8, env)) setFlagsFromString(flag);
}

/** V8 prints a warning for unknown flags, so untested versions get none. */
export function v8Flags(version: string, env: Environment): readonly string[] {
  const disabled = env['LINTEL_NO_V8_FLAGS'];
  if (disabled !== undefined && disabled !== '') return [];
  return flagsByMajor.get(Number.parseInt(version, 10)) ?? [];
}

/** Less inlining: it took a third of the compiler's CPU time. */
const lessInlining = '--max-inlined-bytecode-size-cumulative=100';

// Node 20 and 22 have only one optimizing compiler, an expensive one: it is used for less code, without loop peeling.
const node20 = [lessInlining, '--no-turbo-loop-peeling', '--interrupt-budget=200000'];
const node22 = [lessInlining, '--no-turbo-loop-peeling', '--invocation-count-for-turbofan=7000'];

// Newer versions have a second one (Maglev). Its code is nearly as fast as Turbofan's and much cheaper to produce.
const node24 = [lessInlining, '--no-turbofan'];

const flagsByMajor: ReadonlyMap<number, readonly string[]> = new Map([
  [11, node20],
  [12, node22],
  [13, node24],
  // Node 26.
  [14, node24],
]);
