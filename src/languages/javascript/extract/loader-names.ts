// Names by which a loader finds scripts: those of the Closure Library and the classes of Ext JS. What a script requires is
// static or lazy like an import, and what it provides is declared for others.
import { declareAll } from '../../kit/declarations.ts';
import { LineCounter } from '../../kit/line-counter.ts';
import type { ImportDetail } from '../../../model/import-detail.ts';
import type { Extraction, ImportKind, ImportStatement } from '../../../model/source.ts';
import { readExtClasses } from './ext-classes.ts';
import type { Script } from './script.ts';

export interface LoaderNames {
  readonly required: readonly RequiredName[];
  readonly provided: readonly string[];
}

export interface RequiredName {
  readonly name: string;
  /** In the text. */
  readonly offset: number;
  readonly kind: ImportKind;
}

const library: ImportDetail = { kind: 'library' };
const readers = [
  { begin: Buffer.from('goog.'), read: readClosureModules },
  { begin: Buffer.from('Ext.'), read: readExtClasses },
];

/** With these names, in order. Most scripts have none. */
export function withLoaderNames(extraction: Extraction, { bytes, length }: Script): Extraction {
  const own = readers.filter(({ begin }) => bytes.includes(begin));
  if (own.length === 0) return extraction;
  const found = own.map(({ read }) => read(bytes.toString('latin1', 0, length)));
  const lines = new LineCounter(bytes);
  const required = found
    .flatMap((each) => each.required)
    .sort((a, b) => a.offset - b.offset)
    .map(({ name, offset, kind }): ImportStatement => ({
      specifier: name,
      detail: library,
      line: lines.lineAt(offset),
      kind,
    }));
  const imports = [...extraction.imports, ...required].sort((a, b) => a.line - b.line);
  const declares = declareAll(found.flatMap(({ provided }) => provided));
  return { ...extraction, imports, ...(declares.length > 0 && { declares }) };
}

// Lists are limited, so that no text takes long.
const closureStatement =
  /^[ \t]*(?:(?:(?:const|let|var)[ \t][^=;]{1,1000}|\}[ \t]*)=\s{0,99})?goog\.(\w+)\(\s{0,99}(['"])([\w$.]+)\2\s{0,99}\)/gm;

const kinds: ReadonlyMap<string, ImportKind> = new Map([
  ['require', 'static'],
  ['requireType', 'type'],
  ['forwardDeclare', 'type'],
]);
const providing = new Set(['provide', 'module', 'declareModuleId']);

/**
 * Of the Closure Library: `goog.require('shop.Cart')` loads the file that has `goog.provide('shop.Cart')` or
 * `goog.module('shop.Cart')`. Found where a line begins with them, as everybody writes them.
 */
function readClosureModules(text: string): LoaderNames {
  const required: RequiredName[] = [];
  const provided: string[] = [];
  for (const { index, 0: written, 1: verb = '', 3: name = '' } of text.matchAll(closureStatement)) {
    const kind = kinds.get(verb);
    // The name ends what is written.
    if (kind !== undefined) required.push({ name, offset: index + written.lastIndexOf(name), kind });
    else if (providing.has(verb)) provided.push(name);
  }
  return { required, provided };
}
