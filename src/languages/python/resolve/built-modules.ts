// Modules that a build makes from sources elsewhere, as its files name them: `Extension('shop._fast', …)` or 'shop/config.py' in
// setup.py, `realname='shop/fast.so'` in a wscript; and by its own name, `pybind11_add_module(_fast …)` in CMakeLists.txt.
import type { FilePath } from '../../../model/file-path.ts';
import { foldersUpward, nameOf } from '../../../std/paths.ts';
import { buildScripts } from '../files.ts';

const module = /["']([A-Za-z_]\w*(?:[./]\w+)+?)(?:\.py)?["']/g;
const library = /["'](\w+(?:\/\w+)+)\.so["']/g;
/** Targets that are installed are among them: functions of the project often add the modules. */
const target = /(?:(?:_add_module|\bpython3?_add_library)\s*\(|\binstall\s*\(\s*TARGETS\s)\s*(\w+)/gi;
const extension = /\bextension_module\s*\(\s*'(\w+)'/g;

const patterns = new Map([
  ['setup.py', module],
  ...buildScripts.map((name) => [name, library] as const),
  ['CMakeLists.txt', target],
  ['meson.build', extension],
]);

/** `shop/_fast`, the folders in `shop` that it is in, and `_fast`. Names of what exists are among them, too. */
export function findBuiltModules(manifests: ReadonlyMap<FilePath, string>): ReadonlySet<string> {
  const built = new Set<string>();
  for (const [path, text] of manifests) {
    const pattern = patterns.get(nameOf(path));
    if (pattern === undefined) continue;
    for (const [, written = ''] of text.matchAll(pattern)) {
      const [own, ...folders] = foldersUpward(written.replaceAll('.', '/'));
      if (own !== undefined) built.add(own);
      for (const part of folders) if (part.includes('/')) built.add(part);
    }
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
