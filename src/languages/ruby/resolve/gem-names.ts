// The gems that a project names in Gemfile.lock, Gemfile or a gemspec. Gemfile and gemspec are programs, which are not run:
// only literals count.
import type { FilePath } from '../../../model/file-path.ts';
import { folderOf, nameOf } from '../../../std/paths.ts';

/** A gem built from this project. */
export interface OwnGem {
  readonly manifest: FilePath;
  readonly name: string;
  /** Whether the gemspec says the name literally; else it is that of the file. */
  readonly isNamed: boolean;
  readonly version: string | undefined;
  readonly folder: string;
  /** Folders on the load path, relative to the gem. */
  readonly requirePaths: readonly string[];
}

export interface GemNames {
  readonly own: readonly OwnGem[];
  /** Normalized name → name, for gems from elsewhere. */
  readonly others: ReadonlyMap<string, string>;
}

export function readGemNames(manifests: ReadonlyMap<FilePath, string>): GemNames {
  const own: OwnGem[] = [];
  const names = new Set<string>();
  for (const [path, written] of manifests) {
    const file = nameOf(path);
    const text = withoutFreeze(written);
    if (file.endsWith('.gemspec')) own.push(readGemspec(path, text));
    for (const name of namesIn(file, text)) names.add(name);
  }
  const ownNames = new Set(own.map(({ name }) => name));
  const others = [...names].filter((name) => !ownNames.has(name));
  return { own, others: new Map(others.map((name) => [plainName(name), name])) };
}

/** `active_support`, `ActiveSupport` and `activesupport` are the same gem, and so are `rack/test` and `rack-test`. */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/[-_/.:]/g, '');
}

/** RubyGems itself writes `%q<rack>.freeze` for `'rack'`. */
export function withoutFreeze(text: string): string {
  return text.replace(/%q<([^<>'\n]*)>/g, "'$1'").replaceAll('.freeze', '');
}

function namesIn(file: string, text: string): string[] {
  if (file === 'Gemfile' || file === 'gems.rb') return all(text, /^[ \t]*gem[ \t(]+['"]([^'"\n]+)['"]/gm);
  if (file === 'Gemfile.lock' || file === 'gems.locked') return all(text, /^ {4,6}([A-Za-z0-9][\w.-]*)/gm);
  if (!file.endsWith('.gemspec')) return [];
  return all(text, /\.add_(?:runtime_|development_)?dependency[ \t(]+['"]([^'"\n]+)['"]/g);
}

function all(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, name = '']) => name);
}

export function readGemspec(path: FilePath, text: string): OwnGem {
  const named = /\.name[ \t]*=[ \t]*['"]([^'"\n]+)['"]/.exec(text)?.[1];
  const version = /\.version[ \t]*=[ \t]*['"]([^'"#\n]+)['"]/.exec(text)?.[1];
  const written = /\.require_paths?[ \t]*=([^\n]*)/.exec(text)?.[1] ?? '';
  const quoted = all(written, /['"]([^'"\n]+)['"]/g);
  const words = /%w[[({<]([^\])}>\n]*)/i.exec(written)?.[1]?.split(' ') ?? [];
  const requirePaths = [...quoted, ...words].filter((folder) => folder !== '');
  return {
    manifest: path,
    name: named ?? nameOf(path).slice(0, -'.gemspec'.length),
    isNamed: named !== undefined,
    version,
    folder: folderOf(path),
    requirePaths: requirePaths.length === 0 ? ['lib'] : requirePaths,
  };
}
