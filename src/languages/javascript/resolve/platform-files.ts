// Platform-specific files of Metro and NativeScript: `./alert` is alert.ios.ts or alert.android.ts. The build chooses, so
// an import resolves to all of them.
import type { Found } from './targets.ts';
import type { ExtractedFile } from '../../../model/source.ts';
import { folderOf } from '../../kit/paths.ts';
import { isDeclaration, type Preference, withoutScriptExtension } from './probe-file.ts';
import type { ProjectPackages } from './project-packages.ts';

const platforms = new Set(['android', 'ios', 'macos', 'native', 'visionos', 'web', 'windows']);

const hosts = ['react-native', '@nativescript/core'];

export class PlatformFiles {
  /** Path without platform and extension → files, in project order. */
  readonly #byStem = new Map<string, string[]>();

  constructor(files: readonly ExtractedFile[], packages: ProjectPackages) {
    for (const { file } of files) {
      const platform = platformOf(file.path);
      if (platform === undefined || isDeclaration(file.path)) continue;
      const script = withoutScriptExtension(file.path);
      if (script === file.path || !isHosted(packages, folderOf(file.path))) continue;
      const stem = script.slice(0, -platform.length - 1);
      const others = this.#byStem.get(stem);
      if (others === undefined) this.#byStem.set(stem, [file.path]);
      else others.push(file.path);
    }
  }

  get isEmpty(): boolean {
    return this.#byStem.size === 0;
  }

  /** `found` is the platform-independent file at `path`. */
  addTo(found: Found | undefined, path: string, preference: Preference): Found | undefined {
    if (this.isEmpty || found?.kind === 'asset') return found;
    const variants =
      this.#byStem.get(withoutScriptExtension(found?.path ?? path)) ??
      (found === undefined ? this.#byStem.get(`${path}/index`) : undefined);
    if (variants === undefined) return found;
    if (found !== undefined && !isDeclaration(found.path)) return { ...found, variants };
    const [first, ...rest] = variants;
    // As between siblings: only a declaration takes precedence.
    if (first === undefined || (found !== undefined && preference === 'declaration')) return found;
    return { kind: 'source', path: first, variants: rest };
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

/** `ios` of `src/alert.ios.ts`. */
function platformOf(path: string): string | undefined {
  const end = path.lastIndexOf('.');
  const start = path.lastIndexOf('.', end - 1);
  // Most names have only one dot.
  if (start <= path.lastIndexOf('/')) return undefined;
  const platform = path.slice(start + 1, end);
  return platforms.has(platform) ? platform : undefined;
}

function isHosted(packages: ProjectPackages, folder: string): boolean {
  for (const { name, dependencies } of packages.around(folder)) {
    if (hosts.some((host) => host === name || dependencies.has(host))) return true;
  }
  return false;
}
