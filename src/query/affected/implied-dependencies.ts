// Dependencies without an import: a toolchain compiles files together, or a test runner loads a file because of its location.
import { isHeader } from '../../model/header-name.ts';
import type { DetailedFile } from '../../model/report.ts';
import { groupBy } from '../../std/group-by.ts';
import { groupSourceSets } from './kotlin-source-sets.ts';
import { parentPath } from '../../std/paths.ts';

/** Each dependent depends on all parts. */
export interface ImpliedDependency {
  readonly parts: readonly number[];
  readonly dependents: readonly number[];
  /** Whether it is uncertain: something else may use the parts instead, which nothing shows. */
  readonly isPossible?: true;
}

export interface NumberedFile extends Pick<DetailedFile, 'id' | 'language' | 'role' | 'folder' | 'incoming'> {
  readonly number: number;
}

/** `moduleOf` returns the folder of the package that a file belongs to. */
export function findImpliedDependencies(
  files: readonly NumberedFile[],
  moduleOf: (id: string) => string,
): readonly ImpliedDependency[] {
  const of = (...languages: readonly string[]): readonly NumberedFile[] =>
    files.filter(({ language }) => languages.includes(language));
  return [
    ...goPackages(of('go')),
    ...pythonFolders(of('python')),
    ...rubyHelpers(of('ruby')),
    ...jsxRuntimes(of('javascript', 'typescript')),
    ...kotlinPlatforms(of('kotlin')),
    // Trait implementations, protocol implementations and extensions apply without an import.
    ...compiledTogether(of('rust'), ({ id }) => moduleOf(id)),
    ...compiledTogether(of('elixir'), ({ id }) => moduleOf(id)),
    ...compiledTogether(of('swift'), ({ id }) => swiftTarget(id)),
    ...csharpExtensions(of('csharp'), moduleOf),
    ...linkedTogether(of('c', 'cpp', 'objective-c', 'objective-cpp', 'cuda')),
  ];
}

/**
 * The files of a folder are one package: each sees all others, and `init` runs with any of them. Tests are not compiled into
 * it.
 */
function goPackages(files: readonly NumberedFile[]): readonly ImpliedDependency[] {
  return [...groupBy(files, ({ folder }) => folder).values()].flatMap((own) => {
    const isTest = ({ id }: NumberedFile): boolean => id.endsWith('_test.go');
    return [
      { parts: numbers(own.filter((file) => !isTest(file))), dependents: numbers(own) },
      { parts: numbers(own.filter(isTest)), dependents: numbers(own.filter(isTest)) },
    ];
  });
}

/** Python first runs the `__init__.py` of every folder above a module; pytest runs every `conftest.py` above a test. */
function pythonFolders(files: readonly NumberedFile[]): readonly ImpliedDependency[] {
  const special = files.filter(({ id }) => /(?:^|\/)(?:__init__|conftest)\.py$/.test(id));
  return special.map((file) => {
    const prefix = file.folder === '.' ? '' : `${file.folder}/`;
    const isConftest = file.id.endsWith('conftest.py');
    const below = files.filter(
      ({ id, role }) =>
        id.startsWith(prefix) && (!isConftest || role === 'test' || /(?:^|\/)test|_test\.py$/.test(id)),
    );
    return { parts: [file.number], dependents: numbers(below) };
  });
}

/**
 * RSpec and minitest load these before any test, through `.rspec` or by convention, and the helper loads the folder
 * `support`.
 */
function rubyHelpers(files: readonly NumberedFile[]): readonly ImpliedDependency[] {
  const bases = groupBy(files, ({ id }) => /^(?:.*\/)?(?:spec|test)(?=\/)/.exec(id)?.[0] ?? '');
  return [...bases].flatMap(([base, own]) => {
    if (base === '') return [];
    const isHelper = ({ id }: NumberedFile): boolean =>
      /^\/(?:support\/|(?:spec|test|rails)_helper\.rb$)/.test(id.slice(base.length));
    return [{ parts: numbers(own.filter(isHelper)), dependents: numbers(own) }];
  });
}

/** Compilers import the JSX runtime into every file with JSX, from the package in their settings. */
function jsxRuntimes(files: readonly NumberedFile[]): readonly ImpliedDependency[] {
  const runtimes = files.filter(({ id }) =>
    /(?:^|\/)jsx-(?:dev-)?runtime(?:\/index)?\.[cm]?[jt]sx?$/.test(id),
  );
  const users = files.filter(({ id }) => /\.[jt]sx$/.test(id));
  return [{ parts: numbers(runtimes), dependents: numbers(users) }];
}

/** The report does not say which files contain such declarations. */
function kotlinPlatforms(files: readonly NumberedFile[]): readonly ImpliedDependency[] {
  return groupSourceSets(files).map(({ actual, expecting }) => ({
    parts: numbers(actual),
    dependents: numbers(expecting),
    isPossible: true,
  }));
}

function compiledTogether(
  files: readonly NumberedFile[],
  unitOf: (file: NumberedFile) => string,
): readonly ImpliedDependency[] {
  return [...groupBy(files, unitOf).values()].map((own) => ({
    parts: numbers(own),
    dependents: numbers(own),
  }));
}

/**
 * Extension methods of C# apply without an import too, and only those are dependencies whose name one class alone declares. A
 * class without such a name seems to be unused, as where there is a `RetryAsync` for `Policy` and one for `Policy<T>`.
 */
function csharpExtensions(
  files: readonly NumberedFile[],
  moduleOf: (id: string) => string,
): readonly ImpliedDependency[] {
  const isPart = ({ id, role, incoming }: NumberedFile): boolean =>
    incoming === 0 && role === 'product' && !/(?:^|\/)Program\.cs$/.test(id);
  return [...groupBy(files, ({ id }) => moduleOf(id)).values()].map((own) => ({
    parts: numbers(own.filter(isPart)),
    dependents: numbers(own),
    isPossible: true,
  }));
}

/** The target's folder: `Sources/Shop` for `Sources/Shop/Cart/Line.swift`. */
function swiftTarget(id: string): string {
  return /^(?:.*\/)?(?:Sources|Tests|Plugins)\/[^/]+(?=\/)/.exec(id)?.[0] ?? parentPath(id);
}

/** Only the build system knows which objects are linked into a test. */
function linkedTogether(files: readonly NumberedFile[]): readonly ImpliedDependency[] {
  const isIncluded = ({ id }: NumberedFile): boolean => isHeader(id) || /\.(?:inl|ipp|tpp)$/i.test(id);
  return [
    {
      parts: numbers(files.filter((file) => !isIncluded(file))),
      dependents: numbers(files.filter(({ role }) => role === 'test')),
    },
  ];
}

function numbers(files: readonly NumberedFile[]): readonly number[] {
  return files.map(({ number }) => number);
}
