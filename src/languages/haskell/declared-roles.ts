// The modules that only test suites or benchmarks of .cabal files have: their names say nothing, as `TestSuite.Cart` may
// describe a suite.
import type { FilePath } from '../../model/file-path.ts';
import type { FileRole } from '../../model/file-role.ts';
import type { Project } from '../../model/project.ts';
import { folderOf, foldersUpward, joinPath, joinWrittenPath } from '../../std/paths.ts';
import { wordsIn } from '../kit/word-set.ts';
import { itemsOf } from './manifest-packages.ts';

interface Component {
  /** Undefined for libraries and programs. */
  readonly role: FileRole | undefined;
  readonly folders: readonly string[];
  /** As paths in one of its folders, without an extension. */
  readonly modules: readonly string[];
}

const roleOfKind: Readonly<Record<string, FileRole>> = { 'test-suite': 'test', benchmark: 'benchmark' };
const componentHead = /^(?:library|executable|foreign-library|test-suite|benchmark|common)\b/im;
const sourceFile = /\.(?:l?hs|hsc|chs)$/;

export function findDeclaredRoles({ manifests, files }: Project): ReadonlyMap<FilePath, FileRole> {
  const components = [...manifests].flatMap(([path, text]) =>
    path.endsWith('.cabal') ? readComponents(folderOf(path), text) : [],
  );
  const roles = new Map<FilePath, FileRole>();
  if (components.every(({ role }) => role === undefined)) return roles;
  const ofProduct = components.filter(({ role }) => role === undefined);
  const product = new Set(ofProduct.flatMap(placesOf));
  /** Folders of the product, and those around them. */
  const shared = new Set(
    ofProduct.flatMap(({ folders }) => folders.flatMap((folder) => [...foldersUpward(folder)])),
  );
  const roleOf = new Map<string, FileRole>();
  for (const component of components) {
    const { role, folders } = component;
    if (role === undefined) continue;
    for (const place of [...placesOf(component), ...folders.filter((folder) => !shared.has(folder))])
      if (!roleOf.has(place)) roleOf.set(place, role);
  }
  for (const { path } of files) {
    const place = path.replace(sourceFile, '');
    if (place === path || product.has(place)) continue;
    const role = [place, ...foldersUpward(folderOf(path))].flatMap((at) => roleOf.get(at) ?? [])[0];
    if (role !== undefined) roles.set(path, role);
  }
  return roles;
}

/** Where its modules may be: a list names those in all of its folders. */
function placesOf({ folders, modules }: Component): readonly string[] {
  return folders.flatMap((folder) => modules.flatMap((module) => joinPath(folder, module) ?? []));
}

function readComponents(base: string, text: string): readonly Component[] {
  const parts = text.split(new RegExp(`(?=${componentHead.source})`, 'im'));
  return parts.flatMap((part) => {
    const kind = componentHead.exec(part)?.[0].toLowerCase();
    if (kind === undefined || kind === 'common') return [];
    const written = itemsOf(part, /^hs-source-dirs$/).flatMap(wordsIn);
    const modules = itemsOf(part, /^(?:exposed-modules|other-modules)$/).flatMap(wordsIn);
    const main = itemsOf(part, /^main-is$/).flatMap(wordsIn);
    return {
      role: roleOfKind[kind],
      folders: (written.length > 0 ? written : ['.']).flatMap(
        (folder) => joinWrittenPath(base, folder) ?? [],
      ),
      modules: [
        ...modules.map((name) => name.replaceAll('.', '/')),
        ...main.map((file) => file.replace(sourceFile, '')),
      ],
    };
  });
}
