// Modules of AMD: `define(['./cart'], (cart) => …)` and `require(['./cart'], …)`. A path leads to a file, as elsewhere. A
// name leads where the configuration of the loader says, which is code: it is a reference, for the resolver to look up.
import type { ImportKind } from '../../../model/source.ts';
import { continuesWord } from './byte-classes.ts';
import { Cursor } from './cursor.ts';
import { decodeLiteral } from './literal.ts';
import { define, type Script } from './script.ts';

const openParen = 0x28;
const openBracket = 0x5b;
const comma = 0x2c;

/** A name or a list, but no name alone: `customElements.define('shop-cart', Cart)`. */
const beginsModule = /^define\(\s*(?:(?:'[^'\n]*'|"[^"\n]*")\s*,\s*)?[[/]/;
/** `define(function (require) {`, with a list before it or without. */
const wrapsRequire = /^define\(\s*(?:\[[^\]]*\]\s*,\s*)?function\s*\w*\s*\(\s*require\b/;
/** As far as a name, and the list behind it where its first entry does not tell, usually reach. */
const reach = 500;

/** `pos` is behind the word `define`. */
export function readDefine(script: Script, pos: number): void {
  const cursor = new Cursor(script, pos);
  if (!cursor.take(openParen)) return;
  const start = cursor.takeLiteral();
  const isNamed = start !== -1;
  const { end } = cursor;
  if (isNamed) {
    if (!cursor.take(comma)) return;
    script.moduleNames ??= new Set();
    script.moduleNames.add(decodeLiteral(script.bytes, start + 1, end - 1));
  }
  if (!cursor.take(openBracket)) return;
  // Below a name paths start from that name, which need not be where the file is.
  readDependencies(script, cursor, isNamed ? 'reference' : 'static');
}

/** The cursor is behind the bracket that opens a list; `kind` is that of a path. */
export function readDependencies(script: Script, cursor: Cursor, kind: ImportKind): void {
  do {
    const start = cursor.takeLiteral();
    if (start === -1) return;
    const specifier = dependency(decodeLiteral(script.bytes, start + 1, cursor.end - 1));
    if (specifier !== undefined)
      script.addSpecifier(isPath(specifier) ? kind : 'reference', specifier, start);
  } while (cursor.take(comma));
}

/** The end of the last `define` that has dependencies to read; 0 where there is none. */
export function lastModule({ bytes, lastDefine }: Script): number {
  for (let at = lastDefine; at >= 0; at = at === 0 ? -1 : bytes.lastIndexOf(define, at - 1)) {
    const isCalled = at === 0 || !isPartOfName(bytes[at - 1]!);
    if (isCalled && beginsModule.test(head(bytes, at))) return at + define.length;
  }
  return 0;
}

/**
 * What a wrapped `require` is asked for by name is looked up as what `define` names. A name that the script gives itself
 * is none to look up, nor one that it also gives to Node's `require`, as for whoever has no loader.
 */
export function settleNames(script: Script): void {
  if (script.count === 0 || script.lastDefine < 0) return;
  const wrapped = findDefine(script.bytes, wrapsRequire);
  const settled = new Set(script.moduleNames);
  script.revise(({ kind, specifier, offset }) => {
    if (kind === 'lazy' && wrapped >= 0 && offset > wrapped && !isPath(specifier)) return 'reference';
    if (kind !== 'reference') settled.add(specifier);
    return kind;
  });
  script.revise(({ kind, specifier }) => (kind === 'reference' && settled.has(specifier) ? undefined : kind));
}

/** The first `define` that reads so, or -1. */
export function findDefine(bytes: Buffer, pattern: RegExp): number {
  let at = bytes.indexOf(define);
  while (at >= 0 && !pattern.test(head(bytes, at))) at = bytes.indexOf(define, at + 1);
  return at;
}

function head(bytes: Buffer, at: number): string {
  return bytes.toString('latin1', at, at + reach);
}

const ownNames = new Set(['require', 'exports', 'module', '']);

/**
 * Undefined for what every module is handed. Behind a plugin stands what it loads: `text!./cart.html`, or only a word
 * to it: `./has!touch?./swipe`, `dojo/domReady!`.
 */
function dependency(written: string): string | undefined {
  const plugin = written.slice(0, Math.max(0, written.indexOf('!')));
  const specifier = isPath(plugin) || written === `${plugin}!` ? plugin : written;
  return ownNames.has(specifier) ? undefined : specifier;
}

function isPath(specifier: string): boolean {
  return /^(?:[^!]*!)?\.{0,2}\//.test(specifier);
}

function isPartOfName(byte: number): boolean {
  return byte === 0x2e || continuesWord[byte] === 1;
}
