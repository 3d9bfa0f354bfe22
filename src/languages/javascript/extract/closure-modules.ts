// Modules of the Closure Library: `goog.require('shop.Cart')` loads the file that has `goog.provide('shop.Cart')` or
// `goog.module('shop.Cart')`. Found where a line begins with them, as everybody writes them.
import type { ImportKind } from '../../../model/source.ts';
import type { LoaderNames, RequiredName } from './loader-names.ts';

// Lists are limited, so that no text takes long.
const statement =
  /^[ \t]*(?:(?:(?:const|let|var)[ \t][^=;]{1,1000}|\}[ \t]*)=\s{0,99})?goog\.(\w+)\(\s{0,99}(['"])([\w$.]+)\2\s{0,99}\)/gm;

const kinds: ReadonlyMap<string, ImportKind> = new Map([
  ['require', 'static'],
  ['requireType', 'type'],
  ['forwardDeclare', 'type'],
]);
const providing = new Set(['provide', 'module', 'declareModuleId']);

export function readClosureModules(text: string): LoaderNames {
  const required: RequiredName[] = [];
  const provided: string[] = [];
  for (const { index, 0: written, 1: verb = '', 3: name = '' } of text.matchAll(statement)) {
    const kind = kinds.get(verb);
    // The name ends what is written.
    if (kind !== undefined) required.push({ name, offset: index + written.lastIndexOf(name), kind });
    else if (providing.has(verb)) provided.push(name);
  }
  return { required, provided };
}
