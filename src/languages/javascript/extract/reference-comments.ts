// `/// <reference path="globals.d.ts" />` and `/// <reference types="node" />`, which count before the first statement.
import type { Script } from './script.ts';
import { skipComment, skipSpaces } from './skip.ts';

const element = /^\/\/\/\s*<reference\s/;
const attributes = /\s(path|types|lib|no-default-lib)\s*=\s*(?:'([^']*)'|"([^"]*)")/g;

/** Reads the comments from `from` on and returns the offset of the first statement. */
export function readReferenceComments(script: Script, from: number): number {
  const { bytes, length } = script;
  let end = from;
  for (;;) {
    const start = skipSpaces(bytes, end, length);
    end = skipComment(bytes, start, length);
    if (end === start) return start;
    if (bytes[start + 1] === 0x2f && bytes[start + 2] === 0x2f) readReference(script, start, end);
  }
}

function readReference(script: Script, start: number, end: number): void {
  const comment = script.bytes.toString('utf8', start, end);
  if (!element.test(comment) || !comment.includes('/>')) return;
  const values = new Map<string, string>();
  for (const [, name = '', single, double] of comment.matchAll(attributes)) {
    if (!values.has(name)) values.set(name, single ?? double ?? '');
  }
  const types = values.get('types');
  const path = values.get('path');
  if (values.has('no-default-lib')) return;
  if (types !== undefined) script.addSpecifier('type', types, start);
  else if (path !== undefined && !values.has('lib')) script.addSpecifier('type', relative(path), start);
}

function relative(path: string): string {
  return /^\.{0,2}\//.test(path) ? path : `./${path}`;
}
