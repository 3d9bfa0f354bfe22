// The supported languages. Adding one takes a folder here and a line in this list. A language is loaded only for a project
// that has files of it, because loading all of them takes longer than reading a small project.
import type { NamedFile } from '../model/source.ts';
import { cFiles } from './c/files.ts';
import { csharpFiles } from './csharp/files.ts';
import { dartFiles } from './dart/files.ts';
import { elixirFiles } from './elixir/files.ts';
import { goFiles } from './go/files.ts';
import { haskellFiles } from './haskell/files.ts';
import { javascriptFiles } from './javascript/files.ts';
import { jvmFiles } from './jvm-files.ts';
import type { Language, LanguageFiles } from './language.ts';
import { luaFiles } from './lua/files.ts';
import { phpFiles } from './php/files.ts';
import { protobufFiles } from './protobuf/files.ts';
import { pythonFiles } from './python/files.ts';
import { rubyFiles } from './ruby/files.ts';
import { rustFiles } from './rust/files.ts';
import { shellFiles } from './shell/files.ts';
import { swiftFiles } from './swift/files.ts';
import { zigFiles } from './zig/files.ts';

export interface KnownLanguage extends LanguageFiles {
  load(): Promise<Language>;
}

export const languages: readonly KnownLanguage[] = [
  { ...cFiles, load: async () => (await import('./c/c.ts')).c },
  { ...csharpFiles, load: async () => (await import('./csharp/csharp.ts')).csharp },
  { ...dartFiles, load: async () => (await import('./dart/dart.ts')).dart },
  { ...elixirFiles, load: async () => (await import('./elixir/elixir.ts')).elixir },
  { ...goFiles, load: async () => (await import('./go/go.ts')).go },
  { ...haskellFiles, load: async () => (await import('./haskell/haskell.ts')).haskell },
  { ...javascriptFiles, load: async () => (await import('./javascript/javascript.ts')).javascript },
  { ...jvmFiles, load: async () => (await import('./jvm-languages.ts')).jvm },
  { ...luaFiles, load: async () => (await import('./lua/lua.ts')).lua },
  { ...phpFiles, load: async () => (await import('./php/php.ts')).php },
  { ...protobufFiles, load: async () => (await import('./protobuf/protobuf.ts')).protobuf },
  { ...pythonFiles, load: async () => (await import('./python/python.ts')).python },
  { ...rubyFiles, load: async () => (await import('./ruby/ruby.ts')).ruby },
  { ...rustFiles, load: async () => (await import('./rust/rust.ts')).rust },
  { ...shellFiles, load: async () => (await import('./shell/shell.ts')).shell },
  { ...swiftFiles, load: async () => (await import('./swift/swift.ts')).swift },
  { ...zigFiles, load: async () => (await import('./zig/zig.ts')).zig },
];

const ecosystems: ReadonlyMap<string, string> = new Map(
  languages.flatMap(({ extensions, ecosystem }) =>
    Object.values(extensions).map((name) => [name, ecosystem] as const),
  ),
);

/** The package-URL type of what files of a language import; `language` as in the report. */
export function ecosystemOf(language: string): string {
  return ecosystems.get(language) ?? 'generic';
}

export async function loadLanguages(files: readonly NamedFile[]): Promise<(file: NamedFile) => Language> {
  const present = new Set(files.map(({ language }) => language));
  const byName = new Map<string, Language>();
  for (const known of languages) {
    const names = Object.values(known.extensions).filter((name) => present.has(name));
    if (names.length === 0) continue;
    const language = await known.load();
    for (const name of names) byName.set(name, language);
  }
  return (file) => {
    const language = byName.get(file.language);
    if (language === undefined) throw new Error(`No language claims ${file.path}`);
    return language;
  };
}
