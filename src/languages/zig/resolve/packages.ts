// The packages of a project: folders with a build.zig, and their modules.
import type { FilePath } from '../../../model/file-path.ts';
import { folderOf, foldersUpward, joinPath, nameOf } from '../../../std/paths.ts';
import { type BuildScript, type ZigModule, readBuildScript } from './build-script.ts';
import { type CodeToken, readCodeTokens } from '../../kit/code-tokens.ts';

export type Place =
  | { readonly kind: 'file'; readonly path: string | undefined }
  | { readonly kind: 'package'; readonly name: string }
  | { readonly kind: 'generated' };

export class Packages {
  readonly #scripts = new Map<string, BuildScript>();
  readonly #dependencies = new Map<string, ReadonlyMap<string, string | undefined>>();

  constructor(manifests: ReadonlyMap<FilePath, string>) {
    for (const [path, text] of manifests) {
      const folder = folderOf(path);
      if (nameOf(path) === 'build.zig') this.#scripts.set(folder, readBuildScript(text));
      if (nameOf(path) === 'build.zig.zon') this.#dependencies.set(folder, readDependencies(text));
    }
  }

  /** The meaning of a module name in a folder: searches the enclosing package, then those around it. */
  find(name: string, fromFolder: string): Place | undefined {
    for (const folder of foldersUpward(fromFolder)) {
      const place = this.#findIn(folder, name);
      if (place !== undefined) return place;
    }
    return undefined;
  }

  #findIn(folder: string, name: string): Place | undefined {
    const module = this.#scripts.get(folder)?.imports.get(name);
    if (module !== undefined) return this.#placeOf(folder, module);
    const dependencies = this.#dependencies.get(folder);
    return dependencies?.has(name) === true
      ? this.#placeOf(folder, { kind: 'dependency', dependency: name, module: name })
      : undefined;
  }

  #placeOf(folder: string, module: ZigModule): Place {
    if (module.kind === 'generated') return module;
    if (module.kind === 'file') return { kind: 'file', path: joinPath(folder, module.path) };
    const { dependency } = module;
    const path = this.#dependencies.get(folder)?.get(dependency);
    const own = path === undefined ? undefined : joinPath(folder, path);
    const exported = own === undefined ? undefined : this.#scripts.get(own)?.exports.get(module.module);
    return own !== undefined && exported?.kind === 'file'
      ? { kind: 'file', path: joinPath(own, exported.path) }
      : { kind: 'package', name: dependency };
  }
}

/** Name → folder, relative to the file; undefined for a remote package. */
function readDependencies(text: string): ReadonlyMap<string, string | undefined> {
  const all = readCodeTokens(text);
  const start = all.findIndex(({ text: word }) => word === 'dependencies');
  const tokens = start === -1 ? [] : all.slice(start + 1);
  const found = new Map<string, string | undefined>();
  let depth = 0;
  let name = '';
  for (const [i, { text: word }] of tokens.entries()) {
    if (word === '{') depth++;
    else if (word === '}' && --depth === 0) break;
    else if (depth === 1 && isField(tokens, i)) found.set((name = word), undefined);
    else if (depth === 2 && word === 'path' && isField(tokens, i)) found.set(name, tokens[i + 2]?.text);
  }
  return found;
}

/** `.name =`, or `.@"name" =` */
function isField(tokens: readonly CodeToken[], i: number): boolean {
  return tokens[i - 1]?.text === '.' && tokens[i]?.kind !== 'sign' && tokens[i + 1]?.text === '=';
}
