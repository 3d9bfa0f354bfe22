// Which languages can load each other's files. Languages that compile to libraries or programs, or from which other code is
// generated, can be loaded by any language: they have no family here.

export type Family = 'script' | 'python' | 'ruby' | 'php' | 'jvm' | 'csharp' | 'elixir' | 'shell';

const families: Readonly<Record<string, Family>> = {
  javascript: 'script',
  typescript: 'script',
  vue: 'script',
  svelte: 'script',
  astro: 'script',
  python: 'python',
  ruby: 'ruby',
  php: 'php',
  java: 'jvm',
  kotlin: 'jvm',
  scala: 'jvm',
  csharp: 'csharp',
  elixir: 'elixir',
  shell: 'shell',
};

export function familyOf(language: string): Family | undefined {
  return families[language];
}

/** Whether code that loads files of a family (undefined for any) can load one of these files. */
export function canLoad(family: Family | undefined, loadable: ReadonlySet<Family | undefined>): boolean {
  return family === undefined || loadable.has(family) || loadable.has(undefined);
}
