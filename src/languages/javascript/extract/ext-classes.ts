// Classes of Ext JS: `Ext.define('Shop.Cart', { extend: 'Shop.Base', requires: ['Shop.Line'] })`. Its loader loads the files that
// define these names. Found as everybody writes them: each member in a line of its own, as far indented as the first one.
import type { ImportKind } from '../../../model/source.ts';
import type { LoaderNames, RequiredName } from './loader-names.ts';

/** A short one is on one line: `Ext.define('Shop.Line', { extend: 'Shop.Model' })`. */
const definition =
  /^[ \t]*Ext\.define\(\s{0,99}(['"])([\w$.]+)\1(?:,[ \t]{0,9}\{[ \t]{0,9}extend[ \t]{0,9}:[ \t]{0,9}('[\w$.]+'|"[\w$.]+"))?/gm;
const requiring = /^[ \t]*Ext\.(?:syncR|r)equire\(\s{0,99}(\[[^[\]({]*\]|'[^'\n]*'|"[^"\n]*")/gm;
const created = /\bExt\.create\(\s{0,99}(['"])([\w$.]+)\1/g;
const firstMember = /^([ \t]+)['"]?\w+['"]?\s{0,9}:/m;
// A list ends at the latest where another could begin, so that no text takes long.
const member =
  /^([ \t]+)['"]?(extend|override|requires|uses|mixins|alternateClassName)['"]?\s{0,9}:\s{0,99}(\[[^[\]:{=]*\]|\{[^{}[=(]*\}|'[^'\n]*'|"[^"\n]*")/gm;
const className = /(['"])([A-Za-z_$][\w$]*(?:\.[\w$]+)+)\1/g;
/** One that does not end goes up to the end of the text. They show how to use a class. */
const comment = /\/\/.*|\/\*[^]*?(?:\*\/|(?![^]))/g;

export function readExtClasses(written: string): LoaderNames {
  const text = written.replaceAll(comment, (found) => found.replaceAll(/[^\n]/g, ' '));
  const required: RequiredName[] = [];
  const provided: string[] = [];
  const definitions = [...text.matchAll(definition)];
  for (const [i, { index, 0: begun, 2: name = '', 3: base = '' }] of definitions.entries()) {
    provided.push(name);
    for (const each of namesIn(base, index + begun.length - base.length, 'static')) required.push(each);
    const body = text.slice(index, definitions[i + 1]?.index);
    const [, indent] = firstMember.exec(body) ?? [];
    for (const { index: at, 0: whole, 1: before, 2: key = '', 3: list = '' } of body.matchAll(member)) {
      if (before !== indent) continue;
      // What a class `uses` may be loaded later.
      const kind = key === 'uses' ? 'lazy' : 'static';
      for (const each of namesIn(list, index + at + whole.length - list.length, kind)) {
        if (key === 'alternateClassName') provided.push(each.name);
        else required.push(each);
      }
    }
  }
  for (const { index, 0: whole, 1: list = '' } of text.matchAll(requiring))
    for (const each of namesIn(list, index + whole.length - list.length, 'static')) required.push(each);
  for (const { index, 2: name = '' } of text.matchAll(created))
    required.push({ name, offset: index, kind: 'lazy' });
  return { required, provided };
}

function namesIn(list: string, start: number, kind: ImportKind): readonly RequiredName[] {
  return Array.from(list.matchAll(className), ({ index, 2: name }) => ({
    name: name!,
    offset: start + index,
    kind,
  }));
}
