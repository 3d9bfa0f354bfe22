// Which file a path of GJS means: `imports.ui.main` is `ui/main.js` below a folder of its search path, which a program sets
// when it starts. It is a folder around the script.
import { filePath } from '../../../model/file-path.ts';
import type { Target } from '../../../model/resolution.ts';
import { nothing, toFile } from '../../kit/targets.ts';
import { childPath, foldersUpward, folderOf } from '../../../std/paths.ts';
import type { EntryLookup } from '../../language.ts';

/** They come with GJS; `gi` are libraries of C. */
const builtin = new Set(
  'gi byteArray cairo console dbus dbusService format gettext jsUnit lang mainloop package searchPath signals system tweener'.split(
    ' ',
  ),
);

/** The path can go on with names in the file. No dependency if nothing is found. */
export function resolveGjsModule(entries: EntryLookup, from: string, specifier: string): Target {
  const [, ...names] = specifier.split('.');
  if (builtin.has(names[0] ?? '')) return nothing;
  for (const folder of foldersUpward(folderOf(from))) {
    const path = findBelow(entries, folder, names);
    if (path !== undefined) return path === from ? nothing : toFile(filePath(path));
  }
  return nothing;
}

/** A folder is found before a file of its name, and its own names are in `__init__.js`. */
function findBelow(entries: EntryLookup, start: string, names: readonly string[]): string | undefined {
  let folder = start;
  for (const name of names) {
    const path = childPath(folder, name);
    if (entries.get(path) !== 'folder') {
      if (entries.get(`${path}.js`) === 'source') return `${path}.js`;
      break;
    }
    folder = path;
  }
  const own = childPath(folder, '__init__.js');
  return folder !== start && entries.get(own) === 'source' ? own : undefined;
}
