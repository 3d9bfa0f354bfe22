// Platform-specific files of Metro and NativeScript: `./alert` is alert.ios.ts or alert.android.ts. The build chooses, so
// an import resolves to all of them.
import type { Found } from './targets.ts';
import type { ExtractedFile } from '../../../model/source.ts';
import { addTo } from '../../../std/multi-map.ts';
import { folderOf } from '../../../std/paths.ts';
import { isDeclaration, type Preference, withoutScriptExtension } from './probe-file.ts';
import type { ProjectPackages } from './project-packages.ts';

const platforms = new Set(['android', 'ios', 'macos', 'native', 'visionos', 'web', 'windows']);

const hosts = ['react-native', '@nativescript/core'];

export class PlatformFiles {
  /** Path without platform and extension → files, in project order. */
  readonly #scripts = new Map<string, string[]>();
  readonly #declarations = new Map<string, string[]>();
  readonly #packages: ProjectPackages;

  constructor(files: readonly ExtractedFile[], packages: ProjectPackages) {
    this.#packages = packages;
    for (const { file } of files) {
      const platform = platformOf(file.path);
      if (platform === undefined) continue;
      const script = withoutScriptExtension(file.path);
      if (script === file.path || !this.isHosted(folderOf(file.path))) continue;
      const stem = script.slice(0, -platform.length - 1);
      addTo(isDeclaration(file.path) ? this.#declarations : this.#scripts, stem, file.path);
    }
  }

  get isEmpty(): boolean {
    return this.#scripts.size + this.#declarations.size === 0;
  }

  /** Whether the build for a platform chooses between files of a folder. */
  isHosted(folder: string): boolean {
    for (const { name, dependencies } of this.#packages.around(folder)) {
      if (hosts.some((host) => host === name || dependencies.has(host))) return true;
    }
    return false;
  }

  /** `found` is the platform-independent file at `path`. */
  addTo(found: Found | undefined, path: string, preference: Preference): Found | undefined {
    if (this.isEmpty || found?.kind === 'asset') return found;
    const stem = withoutScriptExtension(found?.path ?? path);
    const variants = found === undefined ? this.#insteadOf(stem, path, preference) : this.#scripts.get(stem);
    if (variants === undefined) return found;
    if (found !== undefined && !isDeclaration(found.path)) return { ...found, variants };
    const [first, ...rest] = variants;
    // As between siblings: only a declaration takes precedence.
    if (first === undefined || (found !== undefined && preference === 'declaration')) return found;
    return { kind: 'source', path: first, variants: rest };
  }

  /** The files for a path without one for all platforms. */
  #insteadOf(stem: string, path: string, preference: Preference): readonly string[] | undefined {
    const kinds = [this.#scripts, this.#declarations];
    for (const files of preference === 'declaration' ? kinds.toReversed() : kinds) {
      const variants = files.get(stem) ?? files.get(`${path}/index`);
      if (variants !== undefined) return variants;
    }
    return undefined;
  }
}

/** Of the targets of an import, those that apply to a platform-specific file. */
export function onPlatformOf<Path extends string>(from: string, paths: readonly Path[]): readonly Path[] {
  const own = platformOf(from);
  if (own === undefined) return paths;
  for (const choice of choicesOn(own)) {
    const chosen = paths.filter((path) => choice.includes(platformOf(path)));
    if (chosen.length > 0) return chosen;
  }
  return paths;
}

function choicesOn(platform: string): readonly (readonly (string | undefined)[])[] {
  if (platform === 'web') return [[platform], [undefined]];
  return platform === 'native'
    ? [[platform, 'android', 'ios'], [undefined]]
    : [[platform], ['native'], [undefined]];
}

/** `ios` of `src/alert.ios.ts` and `src/alert.ios.d.ts`. */
function platformOf(path: string): string | undefined {
  const extension = path.lastIndexOf('.');
  const end = path.endsWith('.d', extension) ? extension - '.d'.length : extension;
  const start = path.lastIndexOf('.', end - 1);
  // Most names have only one dot.
  if (start <= path.lastIndexOf('/')) return undefined;
  const platform = path.slice(start + 1, end);
  return platforms.has(platform) ? platform : undefined;
}
