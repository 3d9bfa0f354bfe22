// What a file says of the modules below it. Its text is searched only where its imports tell
// that there may be something to find.
import type { Declaration } from '../../../model/declaration.ts';
import type { ImportStatement } from '../../../model/source.ts';

const modules = Buffer.from('sys.modules');
const finders = Buffer.from('sys.meta_path');
const sharing = Buffer.from('declare_namespace(__name__)');

/** More than this between the brackets is no name of a module. */
const longestKey = 200;

export function declaredModules(text: Buffer, imports: readonly ImportStatement[]): readonly Declaration[] {
  let [mayMake, mayFind, mayShare, isShared] = [false, false, false, false];
  for (const { specifier, name } of imports) {
    if (specifier === 'sys') mayMake = true;
    else if (specifier.startsWith('importlib')) mayFind = true;
    else if (specifier === 'pkg_resources') mayShare = true;
    else if (name === 'extend_path' && specifier === 'pkgutil') isShared = true;
  }
  const found: Declaration[] = [];
  if (mayMake && (addsModule(text) || (mayFind && addsFinder(text)))) found.push({ kind: 'module-maker' });
  if (isShared || (mayShare && text.includes(sharing))) found.push({ kind: 'shared-package' });
  return found;
}

function addsModule(text: Buffer): boolean {
  for (let at = text.indexOf(modules); at !== -1; at = text.indexOf(modules, at + modules.length)) {
    const behind = text.toString('latin1', at + modules.length, at + modules.length + longestKey);
    if (/^\.(?:update|setdefault|__setitem__)\(/.test(behind)) return true;
    // A module that only takes its own place has none below it.
    const key = /^\[([^\n]*?)\] *=(?!=)/.exec(behind)?.[1]?.trim();
    if (key !== undefined && key !== '__name__') return true;
  }
  return false;
}

function addsFinder(text: Buffer): boolean {
  for (let at = text.indexOf(finders); at !== -1; at = text.indexOf(finders, at + finders.length)) {
    const behind = text.toString('latin1', at + finders.length, at + finders.length + longestKey);
    if (/^\.(?:append|insert)\(/.test(behind)) return true;
  }
  return false;
}
