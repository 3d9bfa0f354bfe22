// The imports that JavaScript writes into its comments for the type checker: `@type {import('m').Order}` and
// `@import { Order } from 'm'`.
import type { Script } from './script.ts';

/** `start` and `end` of a comment that begins with two stars. */
export function readJsDoc(script: Script, start: number, end: number): void {
  const next = script.bytes.indexOf('import', start);
  if (next === -1 || next >= end) return;
}
