// Names by which a loader finds scripts: those of the Closure Library and the classes of Ext JS. What a script requires is
// static or lazy like an import, and what it provides is declared for others.
import { declareAll } from '../../kit/declarations.ts';
import { LineCounter } from '../../kit/line-counter.ts';
import type { ImportDetail } from '../../../model/import-detail.ts';
import type { Extraction, ImportKind, ImportStatement } from '../../../model/source.ts';
import { readClosureModules } from './closure-modules.ts';
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
