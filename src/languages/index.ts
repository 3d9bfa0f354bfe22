// The languages Lintel knows. Adding one is a folder here and a line in this list.
import type { SourceFile } from '../model/source.ts';
import { c } from './c/c.ts';
import { csharp } from './csharp/csharp.ts';
import { dart } from './dart/dart.ts';
import { elixir } from './elixir/elixir.ts';
import { go } from './go/go.ts';
import { javascript } from './javascript/javascript.ts';
import { jvm } from './jvm/jvm.ts';
import type { Language } from './language.ts';
import { lua } from './lua/lua.ts';
import { php } from './php/php.ts';
import { protobuf } from './protobuf/protobuf.ts';
import { python } from './python/python.ts';
import { ruby } from './ruby/ruby.ts';
import { rust } from './rust/rust.ts';
import { shell } from './shell/shell.ts';
import { swift } from './swift/swift.ts';
import { zig } from './zig/zig.ts';

export const languages: readonly Language[] = [
  c,
  csharp,
  dart,
  elixir,
  go,
  javascript,
  jvm,
  lua,
  php,
  protobuf,
  python,
  ruby,
  rust,
  shell,
  swift,
  zig,
];

const byName = new Map(
  languages.flatMap((language) =>
    Object.values(language.extensions).map((name) => [name, language] as const),
  ),
);

export function languageOf(file: SourceFile): Language {
  const language = byName.get(file.language);
  if (language === undefined) throw new Error(`No language claims ${file.path}`);
  return language;
}
