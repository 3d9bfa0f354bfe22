// `/// <reference path="globals.d.ts" />` and `/// <reference types="node" />`, which count before the first statement.
import type { Script } from './script.ts';
import { skipBlockComment, skipLine, skipTrivia } from './skip.ts';

const element = /^\/\/\/\s*<reference\s/;
const attributes = /\s(path|types|lib|no-default-lib)\s*=\s*(?:'([^']*)'|"([^"]*)")/g;

export function readReferenceComments(script: Script): void {
  const { bytes, length } = script;
  let pos = bytes[0] === 0x23 && bytes[1] === 0x21 ? skipLine(bytes, 0, length) : 0;
  const end = skipTrivia(bytes, pos, length);
  while (pos < end) {
    const slash = bytes.indexOf(0x2f, pos);
    if (slash === -1 || slash >= end) break;
    pos = nextComment(script, slash);
    if (bytes[slash + 1] === 0x2f && bytes[slash + 2] === 0x2f) readReference(script, slash, pos);
  }
}

function nextComment(script: Script, slash: number): number {
  const { bytes, length } = script;
  return bytes[slash + 1] === 0x2f ? skipLine(bytes, slash, length) : skipBlockComment(bytes, slash, length);
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
