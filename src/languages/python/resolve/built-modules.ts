// Modules that a build makes from sources elsewhere, as its files name them: `Extension('shop._fast', …)` or 'shop/config.py' in
// setup.py, `realname='shop/fast.so'` in a wscript.
import type { FilePath } from '../../../model/file-path.ts';
import { foldersUpward, nameOf } from '../../../std/paths.ts';
import { buildScripts } from '../files.ts';

const module = /["']([A-Za-z_]\w*(?:[./]\w+)+?)(?:\.py)?["']/g;
const library = /["'](\w+(?:\/\w+)+)\.so["']/g;

/** `shop/_fast`, and the folders in `shop` that it is in. Names of what exists are among them, too. */
export function findBuiltModules(manifests: ReadonlyMap<FilePath, string>): ReadonlySet<string> {
  const built = new Set<string>();
  for (const [path, text] of manifests) {
    const name = nameOf(path);
    const pattern = name === 'setup.py' ? module : buildScripts.includes(name) ? library : undefined;
    if (pattern === undefined) continue;
    for (const [, written = ''] of text.matchAll(pattern))
      for (const part of foldersUpward(written.replaceAll('.', '/'))) if (part.includes('/')) built.add(part);
  }
  return built;
}

/** Whether a place where a module would be, such as `src/shop/_fast.py`, ends with one of them. */
export function isBuiltAt(place: string, built: ReadonlySet<string>): boolean {
  const path = place.replace(/\.py$|\/$/, '');
  for (let start = 0; start !== -1; start = path.indexOf('/', start + 1))
    if (built.has(path.slice(start === 0 ? 0 : start + 1))) return true;
  return false;
}
