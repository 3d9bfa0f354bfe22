// The modules that manifests name as entry points: programs, and what other programs load as plugins.
import { filePath, type FilePath } from '../../../model/file-path.ts';
import type { Project } from '../../../model/project.ts';
import { childPath, folderOf, joinWrittenPath } from '../../../std/paths.ts';
import { objectAt, stringAt, valueAt } from '../../kit/untyped.ts';
import type { DeclaredEntry } from '../../language.ts';
import type { Sections } from './ini.ts';

export interface EntryModule {
  /** `shop.run.till` */
  readonly module: string;
  readonly isProgram: boolean;
}

const scriptGroup = /^(?:console|gui|wsgi)[_-]scripts$/i;

function entryOf(group: string, reference: string): EntryModule[] {
  const module = /^\s*([A-Za-z_][\w.]*)\s*(?:[:[]|$)/.exec(reference)?.[1];
  return module === undefined ? [] : [{ module, isProgram: scriptGroup.test(group) }];
}

export function entriesOfPyproject(document: unknown): EntryModule[] {
  const groups = [
    ['console_scripts', valueAt(document, 'project', 'scripts')],
    ['gui_scripts', valueAt(document, 'project', 'gui-scripts')],
    ['console_scripts', valueAt(document, 'tool', 'poetry', 'scripts')],
    ...Object.entries(objectAt(document, 'project', 'entry-points')),
    ...Object.entries(objectAt(document, 'tool', 'poetry', 'plugins')),
  ] as const;
  return groups.flatMap(([group, entries]) =>
    Object.values(objectAt(entries)).flatMap((entry) =>
      entryOf(group, stringAt(entry) ?? stringAt(entry, 'reference') ?? ''),
    ),
  );
}

/** Of setup.cfg; pbr calls the section `entry_points`. */
export function entriesOfSections(sections: Sections): EntryModule[] {
  return ['options.entry_points', 'entry_points'].flatMap((section) =>
    [...(sections.get(section) ?? [])].flatMap(([group, lines]) =>
      lines.flatMap((line) => entryOf(group, line.slice(line.indexOf('=') + 1))),
    ),
  );
}

/** `'till = shop.run.till:main'`, also as a line of a long string; before it the name of a group. */
const writtenInSetup =
  /["'\n][ \t]*[\w.-]+[ \t]*=[ \t]*([A-Za-z_][\w.]*:[A-Za-z_][\w.]*)(?=[ \t\r\n"'[])|["'[](\w[\w.-]*)["'\]][ \t]*(?=[:\r\n])|\b(\w+_SCRIPTS)\b/g;

export function entriesOfSetup(text: string): EntryModule[] {
  let group = '';
  const found: EntryModule[] = [];
  for (const [, reference, written, constant] of text.matchAll(writtenInSetup)) {
    if (reference === undefined) group = written ?? constant ?? '';
    else found.push(...entryOf(group, reference));
  }
  return found;
}

interface DeclaringManifest {
  readonly path: FilePath;
  readonly roots: readonly string[];
  readonly entries: readonly EntryModule[];
}

/** The files of the modules: next to the manifest, in `src` or `lib`, or where it says that packages are. */
export function findEntries(
  { entries: found }: Pick<Project, 'entries'>,
  { path, roots, entries }: DeclaringManifest,
): DeclaredEntry[] {
  const folder = folderOf(path);
  const folders = ['.', 'src', 'lib', ...roots].flatMap((root) => joinWrittenPath(folder, root) ?? []);
  return entries.flatMap(({ module, isProgram }) => {
    const file = folders
      .map((root) => childPath(root, module.replaceAll('.', '/')))
      .flatMap((place) => [`${place}/__init__.py`, `${place}.py`])
      .find((place) => found.get(place) === 'source');
    return file === undefined ? [] : [{ file: filePath(file), isProgram, manifest: path }];
  });
}
