// Modules that a build compiles from sources elsewhere, as its files name them: `Extension('shop._fast', …)` in setup.py,
// `realname='shop/fast.so'` in a wscript.
import type { FilePath } from '../../../model/file-path.ts';
import { foldersUpward, nameOf } from '../../../std/paths.ts';
import { buildScripts } from '../files.ts';

const extension =
  /\b\w*Extension(?:\.__init__\(\s*self\s*,|\()\s*(?:name\s*=\s*)?["']([A-Za-z_]\w*(?:\.\w+)+)["']/g;
const library = /["'](\w+(?:\/\w+)+)\.so["']/g;

/** `shop/_fast`, and the folders in `shop` that it is in. */
export function findBuiltModules(manifests: ReadonlyMap<FilePath, string>): ReadonlySet<string> {
  const built = new Set<string>();
  for (const [path, text] of manifests) {
    const name = nameOf(path);
    const pattern = name === 'setup.py' ? extension : buildScripts.includes(name) ? library : undefined;
    if (pattern === undefined) continue;
    for (const [, written = ''] of text.matchAll(pattern))
      for (const module of foldersUpward(written.replaceAll('.', '/')))
        if (module.includes('/')) built.add(module);
  }
  return built;
}

/** Whether a place where a module would be, such as `src/shop/_fast.py`, ends with one of them. */
export function isBuiltAt(place: string, built: ReadonlySet<string>): boolean {
  const module = place.replace(/\.py$|\/$/, '');
  for (let start = 0; start !== -1; start = module.indexOf('/', start + 1))
    if (built.has(module.slice(start === 0 ? 0 : start + 1))) return true;
  return false;
}
