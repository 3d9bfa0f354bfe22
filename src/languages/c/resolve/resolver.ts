// Resolves includes and module imports.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { Project } from '../../../model/project.ts';
import type { Target } from '../../../model/resolution.ts';
import type { ExtractedFile, ImportStatement, SourceFile } from '../../../model/source.ts';
import { childPath, folderOf, foldersUpward, joinPath, nameOf } from '../../../std/paths.ts';
import type { Resolver } from '../../language.ts';
import { BuildNames } from './build-names.ts';
import { readCompileCommands } from './compile-commands.ts';
import { HeaderFinder, type HeaderQuery } from './header-finder.ts';
import { HeaderIndex, headerIn } from './header-index.ts';
import type { IncludeFolders } from './include-flags.ts';
import { IncludeRoots } from './include-roots.ts';
import { frameworkOf, isOfFramework, knownLibrary, libraryOf, systemLibrary } from './libraries.ts';
import { modulesIn } from './modules.ts';
import { foreignHeaders } from './foreign-headers.ts';
import { UsedFolders } from './used-folders.ts';
import { asset, computed, outOfProject, toFile, unresolved } from '../../kit/targets.ts';
import { getOrAdd } from '../../../std/multi-map.ts';

export class IncludeResolver implements Resolver {
  readonly diagnostics: readonly Diagnostic[];
  readonly #entries: Project['entries'];
  readonly #index: HeaderIndex;
  readonly #finder: HeaderFinder;
  readonly #moduleNamed: (name: string) => Target;
  readonly #buildNames: BuildNames;
  readonly #foreignLibrary: ReturnType<typeof foreignHeaders>;
  /** File → include folders; headers inherit those of the first file that includes them. */
  readonly #foldersOf: Map<string, IncludeFolders>;
  /** Include folders → including folder → specifier → target. */
  readonly #targets = new Map<IncludeFolders | undefined, Map<string, Map<string, Target>>>();

  constructor(project: Project, files: readonly ExtractedFile[]) {
    const { entries } = project;
    const { foldersOf, diagnostics } = readCompileCommands(project);
    this.#entries = entries;
    this.#index = new HeaderIndex(entries, files);
    this.#finder = new HeaderFinder(entries, files, {
      roots: new IncludeRoots(entries),
      index: this.#index,
      used: new UsedFolders(files, this.#index),
    });
    this.#moduleNamed = modulesIn(files);
    this.#buildNames = new BuildNames(project);
    this.#foreignLibrary = foreignHeaders(entries, files);
    this.#foldersOf = new Map(foldersOf);
    this.diagnostics = diagnostics;
    if (foldersOf.size > 0) this.#inheritFolders(files);
  }

  resolve(from: SourceFile, { specifier, detail }: ImportStatement): Target {
    switch (detail?.kind) {
      case 'include-next':
        return this.#find(this.#query(from.path, specifier, from.path));
      case 'embed':
        return this.#embed(this.#query(from.path, specifier));
      case 'computed':
        return computed;
      case 'framework':
        return frameworkOf(specifier);
      case 'module':
        return this.#moduleNamed(detail.module);
      default:
        if (isOwnName(from.path, specifier)) return this.#find(this.#query(from.path, specifier, from.path));
        return this.#include(from.path, specifier, detail?.kind === 'may-fail');
    }
  }

  /** A header has no command: it uses the include folders of the first file that includes it. */
  #inheritFolders(files: readonly ExtractedFile[]): void {
    const foldersOf = this.#foldersOf;
    const fileAt = new Map<string, ExtractedFile>(files.map((file) => [file.file.path, file]));
    const queue = files.filter(({ file }) => foldersOf.has(file.path));
    for (const { file, imports } of queue) {
      const folders = foldersOf.get(file.path)!;
      for (const statement of imports) {
        const target = this.resolve(file, statement);
        if (target.kind !== 'files') continue;
        for (const path of target.paths) {
          const header = fileAt.get(path);
          if (header === undefined || foldersOf.has(path)) continue;
          foldersOf.set(path, folders);
          queue.push(header);
        }
      }
    }
  }

  #include(from: string, specifier: string, mayFail: boolean): Target {
    const folders = this.#foldersOf.get(from);
    const folder = folderOf(from);
    const byFolder = getOrAdd(this.#targets, folders, () => new Map<string, Map<string, Target>>());
    const targets = getOrAdd(byFolder, folder, () => new Map<string, Target>());
    const target = getOrAdd(targets, specifier, () => this.#find(this.#query(from, specifier)));
    if (target.kind !== 'unresolved' && target.kind !== 'computed') return target;
    const isTemplate = templateName.test(from) || placeholder.test(specifier);
    // In angle brackets it may be a header of one compiler, whatever files of the project have its name.
    const mayBeMissing =
      mayFail && (target === missing || target === outOfProject || specifier.startsWith('<'));
    return mayBeMissing || isTemplate ? asset : target;
  }

  #query(from: string, specifier: string, except?: string): HeaderQuery {
    const query = {
      header: headerIn(specifier),
      // `<../cart.h>` is searched like a quoted one: no library has that name.
      isQuoted: !specifier.startsWith('<') || specifier.startsWith('<.'),
      folder: folderOf(from),
      folders: this.#foldersOf.get(from),
    };
    return except === undefined ? query : { ...query, except };
  }

  #find(query: HeaderQuery): Target {
    const { header, isQuoted } = query;
    if (header.startsWith('/')) return installed(header) ?? unresolved('it is an absolute path');
    const onPath = this.#finder.findOnPath(query);
    if (onPath !== undefined) return this.#targetAt(onPath);
    const system = systemLibrary(header);
    if (system !== undefined) {
      const own = isQuoted ? this.#finder.findAround(query) : this.#finder.findPublic(query);
      const named = own ?? (isOfFramework(header) ? this.#findNamed(query) : undefined);
      return named === undefined ? system : this.#targetAt(named);
    }
    const finding = this.#finder.findByConvention(query);
    // A `config.h` elsewhere is that of a library which the project brings along.
    if (finding.kind !== 'none' && this.#isWritten(query)) {
      const own = this.#finder.findAround(query);
      return own === undefined ? asset : this.#targetAt(own);
    }
    if (finding.kind === 'found') return this.#targetAt(finding.path);
    const byLink = finding.kind === 'none' ? this.#finder.findByLink(query) : undefined;
    if (byLink !== undefined) return this.#targetAt(byLink);
    if (finding.kind === 'several') {
      const library = isQuoted ? undefined : knownLibrary(header);
      return library ?? oneOf(header, finding.paths);
    }
    const schemas = this.#index.schemasFor(header, isQuoted);
    if (schemas.length > 0) return schemas.length === 1 ? this.#targetAt(schemas[0]!) : asset;
    if (this.#index.isMade(header, isQuoted) || this.#isConfigured(query)) return asset;
    if (!isQuoted && header !== configuration) return libraryOf(header);
    const library = knownLibrary(header);
    if (library !== undefined) return library;
    if (this.#buildNames.isTested(header)) return libraryOf(header);
    if (isQuoted && (generatedName.test(header) || this.#buildNames.has(nameOf(header)))) return asset;
    const fromAny = this.#finder.findFromAnyFolder(query);
    if (fromAny !== undefined) return this.#targetAt(fromAny);
    const spelled = isQuoted ? this.#finder.findSpelledOtherwise(query) : undefined;
    if (spelled !== undefined) return this.#targetAt(spelled);
    if (isOutside(query)) return outOfProject;
    return (header === configuration ? undefined : this.#foreignLibrary(header)) ?? missing;
  }

  /** GNUstep has the headers of Apple's frameworks, and any project may have a folder `Network`. */
  #findNamed(query: HeaderQuery): string | undefined {
    const finding = this.#finder.findByConvention(query);
    return finding.kind === 'found' ? finding.path : undefined;
  }

  /** Whether a build writes it here, whatever other files have its name. */
  #isWritten(query: HeaderQuery): boolean {
    if (this.#index.isOfSettings(query.header) || this.#isConfiguration(query)) return true;
    return this.#buildNames.isOfDBus(query.header, query.folder);
  }

  #isConfiguration(query: HeaderQuery): boolean {
    const { header } = query;
    return header === configuration && (this.#isConfigured(query) || this.#buildNames.has(header));
  }

  /** Whether the build of a folder above writes this header. */
  #isConfigured({ header, folder }: HeaderQuery): boolean {
    if (header !== configuration && !exportHeader.test(header)) return false;
    const files = header === configuration ? configuringFiles : [cmakeFile];
    return [...foldersUpward(folder)].some((at) =>
      files.some((name) => this.#entries.has(childPath(at, name))),
    );
  }

  #embed(query: HeaderQuery): Target {
    const path = this.#finder.findOnPath(query);
    if (path !== undefined) return asset;
    const { kind } = this.#finder.findByConvention(query);
    return kind === 'none' ? missing : asset;
  }

  #targetAt(path: string): Target {
    return this.#entries.get(path) === 'source' ? toFile(path) : asset;
  }
}

/** Whether a file includes its own name: `<time.h>` in a `time.h` is never that file. */
function isOwnName(from: string, specifier: string): boolean {
  return specifier.startsWith('<') && specifier.endsWith(`${nameOf(from)}>`);
}

/** The library of `/usr/include/linux/magic.h`. */
function installed(path: string): Target | undefined {
  const header = /^\/usr\/(?:local\/)?include\/(.+)/.exec(path)?.[1];
  return header === undefined ? undefined : libraryOf(header);
}

/** Of all folders, an include that climbs above the root can only mean the one of its file. */
function isOutside({ header, folder, isQuoted }: HeaderQuery): boolean {
  return isQuoted && joinPath(folder, header) === undefined;
}

/** Files of several platforms, or of several libraries. */
function oneOf(header: string, paths: readonly string[]): Target {
  const shown = paths.slice(0, 3).join(', ');
  const others = paths.length > 3 ? ` and ${paths.length - 3} more` : '';
  return { kind: 'computed', reason: `The build chooses which '${header}' is meant: ${shown}${others}.` };
}

const missing = unresolved('no file of the project has this path');

/** The header in which a build writes what it found out about the system. Not part of a library. */
const configuration = 'config.h';

const cmakeFile = 'CMakeLists.txt';
/** CMake's `generate_export_header` writes one for a library. */
const exportHeader = /_export\.h(?:pp)?$/i;

/** `cart.generated.h`, `cart.gen.h`, `generated/cart.h`, `gen_types/cart.h`: the build writes it. */
const generatedName = /[._-]generated\d?\.\w+$|\.gen\.\w+$|(?:^|\/)gen(?:erated)?(?:[-_]\w+)?\//;

/** Not compiled: a program or another file fills it in. */
const templateName = /[-_.]template\.\w+$/;
/** `lib${number}.h`, `{{name}}.h`, `<%= name %>.h`, `@NAME@.h`: so is what has such an include. */
const placeholder = /\$\{|\{\{|<%|@\w+@/;

/** Of the build systems that write it, often without a template that is part of the project. */
const configuringFiles = ['configure.ac', 'configure.in', 'meson.build', cmakeFile, 'wscript'];
