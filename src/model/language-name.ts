// What people call a language whose ID the report has: `C#` for `csharp`.

const names: Readonly<Record<string, string>> = {
  astro: 'Astro',
  c: 'C',
  cpp: 'C++',
  csharp: 'C#',
  cuda: 'CUDA',
  dart: 'Dart',
  elixir: 'Elixir',
  go: 'Go',
  haskell: 'Haskell',
  java: 'Java',
  javascript: 'JavaScript',
  kotlin: 'Kotlin',
  lua: 'Lua',
  'objective-c': 'Objective-C',
  'objective-cpp': 'Objective-C++',
  php: 'PHP',
  protobuf: 'Protocol Buffers',
  python: 'Python',
  ruby: 'Ruby',
  rust: 'Rust',
  scala: 'Scala',
  shell: 'shell',
  svelte: 'Svelte',
  swift: 'Swift',
  typescript: 'TypeScript',
  vue: 'Vue',
  zig: 'Zig',
};

/** The ID itself if it has no name: the report may be from another version. */
export function languageName(id: string): string {
  return Object.hasOwn(names, id) ? names[id]! : id;
}
