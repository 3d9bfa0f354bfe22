// Modules of the Closure Library: `goog.require('shop.Cart')` loads the file that has `goog.provide('shop.Cart')` or
// `goog.module('shop.Cart')`. Found where a line begins with them, as everybody writes them.
import { declareAll } from '../../kit/declarations.ts';
import type { Extraction, ImportStatement } from '../../../model/source.ts';
import type { ImportDetail } from '../../../model/import-detail.ts';
import { LineCounter } from '../../kit/line-counter.ts';
import type { Script } from './script.ts';

const closure = Buffer.from('goog.');
const library: ImportDetail = { kind: 'library' };

// Lists are limited, so that no text takes long.
const statement =
  /^[ \t]*(?:(?:(?:const|let|var)[ \t][^=;]{1,1000}|\}[ \t]*)=\s{0,99})?goog\.(\w+)\(\s{0,99}(['"])([\w$.]+)\2\s{0,99}\)/gm;

/** With the imports and declarations of Closure, in order. Most scripts have none. */
export function withClosureModules(extraction: Extraction, { bytes, length }: Script): Extraction {
  if (!bytes.includes(closure)) return extraction;
  const lines = new LineCounter(bytes);
  const required: ImportStatement[] = [];
  const provided: string[] = [];
  for (const match of bytes.toString('latin1', 0, length).matchAll(statement)) {
    const [written, verb = '', , name = ''] = match;
    // That of the name, which ends what is written.
    const line = lines.lineAt(match.index + written.lastIndexOf(name));
    if (verb === 'provide' || verb === 'module' || verb === 'declareModuleId') provided.push(name);
    else if (verb === 'require') required.push({ specifier: name, detail: library, line, kind: 'static' });
    else if (verb === 'requireType' || verb === 'forwardDeclare')
      required.push({ specifier: name, detail: library, line, kind: 'type' });
  }
  const imports = [...extraction.imports, ...required].sort((a, b) => a.line - b.line);
  return { ...extraction, imports, ...(provided.length > 0 && { declares: declareAll(provided) }) };
}
