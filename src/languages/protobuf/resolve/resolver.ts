// Resolves imports of .proto files. Their roots are arguments of the compiler and unknown: those of buf's configuration are
// tried, then the parent folders of the importing file, then a unique path suffix, then a path whose beginning is above
// the project.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { FilePath } from '../../../model/file-path.ts';
import type { EntryKind, Project } from '../../../model/project.ts';
import type { Target } from '../../../model/resolution.ts';
import type { ExtractedFile, ImportStatement, SourceFile } from '../../../model/source.ts';
import { folderOf, foldersUpward, isInside, joinPath, nameOf } from '../../../std/paths.ts';
import type { Resolver } from '../../language.ts';
import { ignoredPath, toBuiltin, toFile, toFiles, toPackage, unresolved } from '../../kit/targets.ts';
import { ownersIn } from '../../kit/key-by-word.ts';
import { groupBy } from '../../../std/group-by.ts';
import type { ImportRoots } from './import-roots.ts';

/** Well-known packages and the folders of their files. */
const published =
  ownersIn(`googleapis google/api/ google/cloud/ google/iam/ google/logging/ google/longrunning/ google/rpc/
  google/type/; gogoproto gogoproto/ github.com/gogo/protobuf/; protoc-gen-validate validate/;
  protovalidate buf/validate/; grpc-gateway protoc-gen-openapiv2/; envoy-api envoy/; xds udpa/ xds/`);
/** Shipped with the compiler. */
const own = 'google/protobuf';

export class ProtobufResolver implements Resolver {
  readonly diagnostics: readonly Diagnostic[];
  readonly #entries: ReadonlyMap<string, EntryKind>;
  readonly #roots: readonly string[];
  /** File name → files. */
  readonly #byName: ReadonlyMap<string, FilePath[]>;

  constructor({ entries }: Project, files: readonly ExtractedFile[], { roots, diagnostics }: ImportRoots) {
    this.#entries = entries;
    this.#roots = [...roots];
    this.#byName = groupBy(
      files.map(({ file }) => file.path),
      nameOf,
    );
    this.diagnostics = diagnostics;
  }

  resolve({ path: from }: SourceFile, { specifier }: ImportStatement): Target {
    // The outermost folder first, because most imports are relative to a root near the top.
    const around = [...foldersUpward(folderOf(from))].toReversed();
    for (const root of [...this.#rootsAround(from), ...around]) {
      const found = this.#at(root, specifier);
      if (found !== undefined) return found;
    }
    const ending = this.#byEnding(specifier);
    if (ending.length === 1) return toFiles(ending);
    const fromAbove = this.#fromAbove(specifier);
    if (fromAbove !== undefined) return fromAbove;
    if (specifier.startsWith(`${own}/`)) return toBuiltin(own);
    const [, known] = [...published].find(([folder]) => specifier.startsWith(folder)) ?? [];
    if (known !== undefined) return toPackage(known);
    const reason =
      ending.length === 0
        ? 'no folder of the project has a file of that path'
        : `${ending.length} folders of the project have a file of that path`;
    return unresolved(reason);
  }

  /** Enclosing roots, innermost first, then the others: modules of a workspace see each other. */
  #rootsAround(from: FilePath): string[] {
    const isAround = (root: string): boolean => isInside(root, from);
    const around = this.#roots.filter(isAround).toSorted((a, b) => b.length - a.length);
    return [...around, ...this.#roots.filter((root) => !isAround(root))];
  }

  #at(root: string, specifier: string): Target | undefined {
    const path = joinPath(root, specifier);
    const kind = path === undefined ? undefined : this.#entries.get(path);
    if (path === undefined || kind === undefined) return undefined;
    if (kind === 'source') return toFile(path);
    return kind === 'ignored' ? ignoredPath(path) : undefined;
  }

  /** The root may lie above the project, where a folder or a host is called like it: `example.com/shop/api/cart.proto`. */
  #fromAbove(specifier: string): Target | undefined {
    for (let slash = specifier.indexOf('/'); slash !== -1; slash = specifier.indexOf('/', slash + 1)) {
      const rest = specifier.slice(slash + 1);
      if (rest.includes('/') && this.#entries.get(rest) === 'source') return toFile(rest);
    }
    return undefined;
  }

  #byEnding(specifier: string): FilePath[] {
    const files = this.#byName.get(nameOf(specifier)) ?? [];
    return files.filter((path) => path === specifier || path.endsWith(`/${specifier}`));
  }
}
