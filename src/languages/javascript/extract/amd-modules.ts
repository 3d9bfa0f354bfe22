// AMD modules: `define(['./cart'], (cart) => …)` and `require(['./cart'], …)`, which UI5 calls `sap.ui.define` and
// `sap.ui.require`. What a name (`shop/cart`) stands for depends on the loader configuration, which is code.
import { openParen, openBracket, comma } from '../../kit/bytes.ts';
import type { ImportDetail } from '../../../model/import-detail.ts';
import type { ImportKind } from '../../../model/source.ts';
import { continuesWord } from './byte-classes.ts';
import { Cursor } from './cursor.ts';
import { define, type Found, type Script } from './script.ts';

const loaderName: ImportDetail = { kind: 'loader-name' };

/** A non-empty list, after an optional name; a comment may precede it. */
const beginsModule = /^define\(\s*(?:(?:'[^'\n]*'|"[^"\n]*")\s*,\s*)?(?:\[\s*["'`/]|\/)/;
/** `define(function (require) {`, with or without a list before it. */
const wrapsRequire = /^define\(\s*(?:\[[^\]]*\]\s*,\s*)?function\s*\w*\s*\(\s*require\b/;
const loaderTest = Buffer.from('define.amd');
/** Usually enough for a name and the start of its list. */
const reach = 500;

/** `pos` is after `define`. */
export function readDefine(script: Script, pos: number): void {
  const cursor = new Cursor(script, pos);
  const paren = cursor.pos;
  if (!cursor.take(openParen)) return;
  const start = cursor.takeLiteral();
  const isNamed = start !== -1;
  const name = isNamed ? script.textOf(start, cursor.end) : '';
  if (isNamed && !cursor.take(comma)) return;
  const hasList = cursor.take(openBracket);
  script.modules ??= { names: new Set(), unnamed: 0, listed: new Set() };
  if (isNamed) script.modules.names.add(name);
  else {
    script.modules.calledAt = paren;
    if (hasList) script.modules.unnamed++;
  }
  if (!hasList) return;
  // Paths in a named module are relative to its name, not to the file. Behind a test for the loader they need not exist:
  // without a loader, the script finds what it needs as globals.
  const isSure = !isNamed && !isTested(script, pos);
  for (const offset of readDependencies(script, cursor, isSure ? 'static' : 'reference'))
    script.modules.listed.add(offset);
}

/** Whether `define.amd` is asked for shortly before. */
function isTested({ bytes }: Script, pos: number): boolean {
  const test = bytes.lastIndexOf(loaderTest, pos);
  return test !== -1 && pos - test < reach;
}

/** The cursor is after the opening bracket of a list. Returns the offsets of what it contains. */
export function readDependencies(script: Script, cursor: Cursor, kind: ImportKind): readonly number[] {
  const offsets: number[] = [];
  do {
    const start = cursor.takeLiteral();
    if (start === -1) break;
    const specifier = dependency(script.textOf(start, cursor.end));
    if (specifier === undefined) continue;
    const isName = kind !== 'reference' && !isPath(specifier);
    script.addSpecifier(kind, specifier, start, isName ? loaderName : undefined);
    offsets.push(start);
  } while (cursor.take(comma));
  return offsets;
}

/** End of the last `define` with dependencies; 0 if there is none. */
export function lastModule({ bytes, lastDefine }: Script): number {
  for (let at = lastDefine; at >= 0; at = at === 0 ? -1 : bytes.lastIndexOf(define, at - 1)) {
    const isCalled = at === 0 || !isPartOfName(bytes[at - 1]!) || isOfUi5(bytes, at);
    if (isCalled && beginsModule.test(head(bytes, at))) return at + define.length;
  }
  return 0;
}

/**
 * Names in a wrapped `require` are resolved like those of `define`. Listed dependencies are dropped if the script
 * defines them itself, or if it also requires them from Node as a fallback.
 */
export function settleModules(script: Script): void {
  if (script.count === 0 || script.lastDefine < 0) return;
  const { listed = new Set(), names } = script.modules ?? {};
  const wrapped = findDefine(script.bytes, wrapsRequire);
  const known = new Set(names);
  const isRequired = ({ specifier, offset, detail }: Found): boolean =>
    wrapped >= 0 && offset > wrapped && detail === undefined && !isPath(specifier) && !listed.has(offset);
  script.revise((found) => {
    if (!listed.has(found.offset)) known.add(found.specifier);
    return isRequired(found) ? { ...found, detail: loaderName } : found;
  });
  script.revise((found) => (listed.has(found.offset) && known.has(found.specifier) ? undefined : found));
}

/** The first matching `define`, or -1. */
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
 * Undefined for what every module receives. After a plugin comes its resource (`text!./cart.html`) or an argument
 * (`./has!touch?./swipe`, `dojo/domReady!`).
 */
function dependency(written: string): string | undefined {
  const plugin = written.slice(0, Math.max(0, written.indexOf('!')));
  const specifier = isPath(plugin) || written === `${plugin}!` ? plugin : written;
  return ownNames.has(specifier) ? undefined : specifier;
}

function isPath(specifier: string): boolean {
  return /^(?:[^!]*!)?\.{0,2}\//.test(specifier);
}

const ui5 = 'sap.ui.';

/** Whether the word is a member of `sap.ui`. */
export function isOfUi5(bytes: Buffer, start: number): boolean {
  return start >= ui5.length && bytes.toString('latin1', start - ui5.length, start) === ui5;
}

function isPartOfName(byte: number): boolean {
  return byte === 0x2e || continuesWord[byte] === 1;
}
