// What else a file says of modules: that it makes some while it runs, where it looks for others, that others put some into
// its package, and which attributes its package can have.
import type { Declaration } from '../../../model/declaration.ts';
import type { FilePath } from '../../../model/file-path.ts';
import type { ImportStatement } from '../../../model/source.ts';
import { readSearchPath } from './search-path-reader.ts';

const modules = Buffer.from('sys.modules');
const finders = Buffer.from('sys.meta_path');
const sharing = Buffer.from('declare_namespace(__name__)');

/** No module name is longer. */
const longestKey = 200;

export function readDeclarations(
  path: FilePath,
  text: Buffer,
  imports: readonly ImportStatement[],
): readonly Declaration[] {
  let [mayMake, mayFind, mayShare, isShared, hasAll] = [false, false, false, false, false];
  for (const { specifier, name } of imports) {
    if (specifier === 'sys') mayMake = true;
    else if (specifier.startsWith('importlib')) mayFind = true;
    else if (specifier === 'pkg_resources') mayShare = true;
    else if (name === 'extend_path' && specifier === 'pkgutil') isShared = true;
    if (name === '*') hasAll = true;
  }
  const found: Declaration[] = [];
  if (mayMake && (addsModule(text) || (mayFind && addsFinder(text)))) found.push({ kind: 'module-maker' });
  if (mayMake)
    found.push(...readSearchPath(text).map((folder) => ({ kind: 'search-path' as const, folder })));
  if (isShared || (mayShare && text.includes(sharing))) found.push({ kind: 'shared-package' });
  if (found.length > 0 || hasAll || !path.endsWith('__init__.py')) return found;
  const words = packageWords(text);
  return words === undefined ? found : [{ kind: 'package-words', words }];
}

function addsModule(text: Buffer): boolean {
  for (let at = text.indexOf(modules); at !== -1; at = text.indexOf(modules, at + modules.length)) {
    const after = text.toString('latin1', at + modules.length, at + modules.length + longestKey);
    if (/^\.(?:update|setdefault|__setitem__)\(/.test(after)) return true;
    // A module that replaces itself creates no submodules.
    const key = /^\[([^\n]*?)\] *=(?!=)/.exec(after)?.[1]?.trim();
    if (key !== undefined && key !== '__name__') return true;
  }
  return false;
}

function addsFinder(text: Buffer): boolean {
  for (let at = text.indexOf(finders); at !== -1; at = text.indexOf(finders, at + finders.length)) {
    const after = text.toString('latin1', at + finders.length, at + finders.length + longestKey);
    if (/^\.(?:append|insert)\(/.test(after)) return true;
  }
  return false;
}

/** Longer files have too many words to keep. */
const longestText = 50_000;
/** With one of these, any name can become an attribute. */
const makesNames =
  /\b(?:__getattr__|globals|locals|vars|setattr|exec|eval|__dict__|__path__|lazy_loader|modules)\b/;

/** Undefined if the package can have other attributes. */
function packageWords(text: Buffer): readonly string[] | undefined {
  if (text.length > longestText) return undefined;
  const code = text.toString('latin1');
  if (makesNames.test(code)) return undefined;
  return [...new Set(code.match(/[A-Za-z_]\w*/g))];
}
