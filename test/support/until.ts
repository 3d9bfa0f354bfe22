// Waits for a condition. Longer than a test may take on a slow machine, but not for ever.
import { setTimeout as sleep } from 'node:timers/promises';

const longestMs = 90_000;

export async function until(condition: () => boolean | Promise<boolean>, everyMs = 20): Promise<void> {
  for (const endMs = performance.now() + longestMs; !(await condition()); await sleep(everyMs))
    if (performance.now() > endMs) throw new Error(`Waited ${longestMs / 1000} s in vain.`);
}
