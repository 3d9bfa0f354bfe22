// Classes of Ext JS: `Ext.define('Shop.Cart', { extend: 'Shop.Base', requires: ['Shop.Line'] })`. Its loader loads the files that
// define these names. Found as everybody writes them: each member in a line of its own, as far indented as the first one.
import { declareAll } from '../../kit/declarations.ts';
import { LineCounter } from '../../kit/line-counter.ts';
import type { ImportDetail } from '../../../model/import-detail.ts';
import type { Extraction, ImportKind, ImportStatement } from '../../../model/source.ts';
import type { Script } from './script.ts';

const framework = Buffer.from('Ext.');
const library: ImportDetail = { kind: 'library' };

/** A short one is on one line: `Ext.define('Shop.Line', { extend: 'Shop.Model' })`. */
const definition =
  /^[ \t]*Ext\.define\(\s{0,99}(['"])([\w$.]+)\1(?:,[ \t]{0,9}\{[ \t]{0,9}extend[ \t]{0,9}:[ \t]{0,9}('[\w$.]+'|"[\w$.]+"))?/gm;
const required = /^[ \t]*Ext\.(?:syncR|r)equire\(\s{0,99}(\[[^[\]({]*\]|'[^'\n]*'|"[^"\n]*")/gm;
const created = /\bExt\.create\(\s{0,99}(['"])([\w$.]+)\1/g;
const firstMember = /^([ \t]+)['"]?\w+['"]?\s{0,9}:/m;
// A list ends at the latest where another could begin, so that no text takes long.
const member =
  /^([ \t]+)['"]?(extend|override|requires|uses|mixins|alternateClassName)['"]?\s{0,9}:\s{0,99}(\[[^[\]:{=]*\]|\{[^{}[=(]*\}|'[^'\n]*'|"[^"\n]*")/gm;
const className = /(['"])([A-Za-z_$][\w$]*(?:\.[\w$]+)+)\1/g;
/** One that does not end goes up to the end of the text. They show how to use a class. */
const comment = /\/\/.*|\/\*[^]*?(?:\*\/|(?![^]))/g;

interface Named {
  readonly name: string;
  /** In the text. */
  readonly offset: number;
  readonly kind: ImportKind;
}

/** With the classes that the script defines and names, in order. Most scripts have none. */
export function withExtClasses(extraction: Extraction, { bytes, length }: Script): Extraction {
  if (!bytes.includes(framework)) return extraction;
  const text = bytes.toString('latin1', 0, length).replaceAll(comment, blank);
  const { named, defined } = readDefinitions(text);
  for (const { index, 0: written, 1: list = '' } of text.matchAll(required))
    for (const each of namesIn(list, index + written.length - list.length, 'static')) named.push(each);
  for (const { index, 2: name = '' } of text.matchAll(created))
    named.push({ name, offset: index, kind: 'lazy' });
  if (named.length === 0 && defined.length === 0) return extraction;
  const lines = new LineCounter(bytes);
  const own = named
    .toSorted((a, b) => a.offset - b.offset)
    .map(({ name, offset, kind }): ImportStatement => ({
      specifier: name,
      detail: library,
      line: lines.lineAt(offset),
      kind,
    }));
  const imports = [...extraction.imports, ...own].sort((a, b) => a.line - b.line);
  const declares = [...(extraction.declares ?? []), ...declareAll(defined)];
  return { ...extraction, imports, ...(declares.length > 0 && { declares }) };
}

interface Definitions {
  readonly named: Named[];
  readonly defined: readonly string[];
}

function readDefinitions(text: string): Definitions {
  const named: Named[] = [];
  const defined: string[] = [];
  const definitions = [...text.matchAll(definition)];
  for (const [i, { index, 0: begun, 2: name = '', 3: base = '' }] of definitions.entries()) {
    defined.push(name);
    for (const each of namesIn(base, index + begun.length - base.length, 'static')) named.push(each);
    const body = text.slice(index, definitions[i + 1]?.index);
    const [, indent] = firstMember.exec(body) ?? [];
    for (const { index: at, 0: written, 1: before, 2: key = '', 3: list = '' } of body.matchAll(member)) {
      if (before !== indent) continue;
      for (const each of namesIn(list, index + at + written.length - list.length, kindOf(key))) {
        if (key === 'alternateClassName') defined.push(each.name);
        else named.push(each);
      }
    }
  }
  return { named, defined };
}

/** What a class `uses` may be loaded later. */
function kindOf(key: string): ImportKind {
  return key === 'uses' ? 'lazy' : 'static';
}

function namesIn(list: string, start: number, kind: ImportKind): readonly Named[] {
  return Array.from(list.matchAll(className), ({ index, 2: name }) => ({
    name: name!,
    offset: start + index,
    kind,
  }));
}

function blank(found: string): string {
  return found.replaceAll(/[^\n]/g, ' ');
}
