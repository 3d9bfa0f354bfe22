// The module and source set of a file, by its path: `core/src/test/java/shop/CartTest.java` is in `test` of the module
// `core`.
import { parentPath } from '../../../std/paths.ts';

export interface SourceSet {
  /** The folder of the module. */
  readonly module: string;
  /** `main`, `test` …; in other layouts the folder that holds the packages. */
  readonly name: string;
}

export function sourceSetOf(path: string, packageName: string): SourceSet {
  const standard = /^(.*\/)?src\/([^/]+)\/(?:java|kotlin|scala|scala-[^/]+|groovy)\//.exec(path);
  if (standard !== null) return { module: asFolder(standard[1] ?? ''), name: standard[2] ?? '' };
  const root = rootOf(path, packageName);
  const play = /^(.*\/)?(app|test)$/.exec(root);
  if (play !== null) return { module: asFolder(play[1] ?? ''), name: play[2] === 'test' ? 'test' : 'main' };
  return { module: root, name: root };
}

/** The folder that holds the folders of the package; that of the file if its folders are not named after the package. */
function rootOf(path: string, packageName: string): string {
  const folder = parentPath(path);
  const folders = packageName.replaceAll('.', '/');
  if (folder === folders) return '.';
  return folder.endsWith(`/${folders}`) ? folder.slice(0, -folders.length - 1) : asFolder(folder);
}

function asFolder(prefix: string): string {
  const folder = prefix.endsWith('/') ? prefix.slice(0, -1) : prefix;
  return folder === '' ? '.' : folder;
}
