// Where an include leads: a file of the project, a library, or nowhere, with the reason.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { EntryKind } from '../../../model/project.ts';
import type { Target } from '../../../model/resolution.ts';
import type { ImportStatement, SourceFile } from '../../../model/source.ts';
import { folderOf } from '../../kit/paths.ts';
import type { Resolver } from '../../language.ts';
import type { HeaderFinder, Question } from './header-finder.ts';
import { headerIn } from './header-index.ts';
import type { IncludeFolders } from './include-flags.ts';
import { frameworkOf, knownLibrary, libraryOf, systemLibrary } from './libraries.ts';
import type { Modules } from './modules.ts';
import { asset, toFile, unresolved } from '../../kit/targets.ts';
import { getOrAdd } from '../../kit/multi-map.ts';

export class IncludeResolver implements Resolver {
  readonly diagnostics: readonly Diagnostic[];
  readonly #entries: ReadonlyMap<string, EntryKind>;
  readonly #finder: HeaderFinder;
  readonly #modules: Modules;
  /** File → where its compiler looks; headers have it from the first file that includes them. */
  readonly #foldersOf: ReadonlyMap<string, IncludeFolders>;
  /** Where the compiler looks → the including folder → specifier → what was answered. */
  readonly #answers = new Map<IncludeFolders | undefined, Map<string, Map<string, Target>>>();

  constructor(
    entries: ReadonlyMap<string, EntryKind>,
    finder: HeaderFinder,
    modules: Modules,
    foldersOf: ReadonlyMap<string, IncludeFolders>,
    diagnostics: readonly Diagnostic[],
  ) {
    this.#entries = entries;
    this.#finder = finder;
    this.#modules = modules;
    this.#foldersOf = foldersOf;
    this.diagnostics = diagnostics;
  }

  resolve(from: SourceFile, { specifier, detail }: ImportStatement): Target {
    switch (detail?.kind) {
      case 'include-next':
        return this.#answer(this.#question(from.path, specifier, from.path));
      case 'embed':
        return this.#embed(this.#question(from.path, specifier));
      case 'computed':
        return unresolved('a macro names the header, and only the compiler knows its value');
      case 'framework':
        return frameworkOf(specifier);
      case 'module':
        return this.#modules.resolve(detail.module);
      default:
        if (!isOwnName(from.path, specifier)) return this.#include(from.path, specifier);
        return this.#answer(this.#question(from.path, specifier, from.path));
    }
  }

  #include(from: string, specifier: string): Target {
    const folders = this.#foldersOf.get(from);
    const folder = folderOf(from);
    const byFolder = getOrAdd(this.#answers, folders, () => new Map<string, Map<string, Target>>());
    const answers = getOrAdd(byFolder, folder, () => new Map<string, Target>());
    return getOrAdd(answers, specifier, () => this.#answer(this.#question(from, specifier)));
  }

  #question(from: string, specifier: string, except?: string): Question {
    const question = {
      header: headerIn(specifier),
      isQuoted: !specifier.startsWith('<'),
      folder: folderOf(from),
      folders: this.#foldersOf.get(from),
    };
    return except === undefined ? question : { ...question, except };
  }

  #answer(question: Question): Target {
    const { header, isQuoted } = question;
    if (header.startsWith('/')) return unresolved('it is a place outside the project');
    const onPath = this.#finder.findOnPath(question);
    if (onPath !== undefined) return this.#targetAt(onPath);
    const system = systemLibrary(header);
    if (system !== undefined) {
      const own = isQuoted ? this.#finder.findAround(question) : this.#finder.findPublic(question);
      return own === undefined ? system : this.#targetAt(own);
    }
    const finding = this.#finder.findByCustom(question);
    if (finding.kind === 'found') return this.#targetAt(finding.path);
    if (finding.kind === 'several') {
      return unresolved(`it may be any of ${inWords(finding.paths)}`);
    }
    if (!isQuoted && !isGenerated(header)) return libraryOf(header);
    return knownLibrary(header) ?? unresolved('no file of the project has this path');
  }

  #embed(question: Question): Target {
    const path = this.#finder.findOnPath(question);
    if (path !== undefined) return asset;
    const { kind } = this.#finder.findByCustom(question);
    return kind === 'none' ? unresolved('no file of the project has this path') : asset;
  }

  #targetAt(path: string): Target {
    return this.#entries.get(path) === 'source' ? toFile(path) : asset;
  }
}

/** Whether a file asks the search path for its own name: `<time.h>` in a `time.h` is never itself. */
function isOwnName(from: string, specifier: string): boolean {
  return specifier.startsWith('<') && specifier.endsWith(`${from.slice(from.lastIndexOf('/') + 1)}>`);
}

/** Made by the build, and in no library. */
function isGenerated(header: string): boolean {
  return header === 'config.h';
}

function inWords(paths: readonly string[]): string {
  const shown = paths.slice(0, 3).join(', ');
  return paths.length > 3 ? `${shown} and ${paths.length - 3} more` : shown;
}
