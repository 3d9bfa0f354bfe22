// Imports that may load any file, because they are computed or unresolved. Whatever reaches such a file may depend on any
// change.
import type { DiagnosticKind } from '../../model/diagnostic.ts';
import type { DetailedEdge, Report } from '../../model/report.ts';
import { compileGlob } from '../../std/glob.ts';
import { type Family, familyOf } from './language-families.ts';

export interface UnknownImport {
  readonly line?: number;
  /** Completes `file:line …`: `imports something that is computed at run time`. */
  readonly why: string;
}

/** A file with such an import. */
export interface UnknownOrigin {
  readonly file: string;
  readonly unknown: UnknownImport;
  /** The family of languages it may load; undefined for any. */
  readonly family: Family | undefined;
  /** Whether it loads code by a computed name or a name in a string. */
  readonly isByName: boolean;
}

const whyUnknown: Readonly<Partial<Record<DiagnosticKind, string>>> = {
  'computed-import': 'imports something that is computed at run time',
  'unresolved-import': 'has an import that is not resolved',
  'ignored-import': 'imports a file that git ignores or a build writes',
  'absent-import': 'imports a file that is not checked out',
  'outside-import': 'imports something outside the project',
  'file-too-large': 'is too large: its imports were not read',
  'unreadable-file': 'cannot be read',
  'skipped-imports': 'has imports that could not be read',
};

/**
 * Packages that load code by name, as seen in import statements. Not those that only describe a type named in the code:
 * `ParameterizedType`, `KClass`, `ClassTag`.
 */
const loaders: readonly (readonly [languages: RegExp, specifiers: RegExp])[] = [
  [
    /^(?:java|type)script$|^(?:vue|svelte|astro)$/,
    /^(?:proxyquire|rewire|mock-require|rewiremock|esmock|quibble|sandboxed-module|require-(?:all|directory|inject|uncached))(?:\/|$)/,
  ],
  [/^python$/, /^(?:django|stevedore|zope\.component|runpy|imp|importlib\.(?:util|machinery))(?:\.|$)/],
  [
    /^(?:java|kotlin|scala)$/,
    /^(?:java\.lang\.(?:reflect(?!\.(?:\w*Type|TypeVariable|GenericDeclaration|AnnotatedElement|Modifier|Array|\w+Exception)$)|invoke)|java\.util\.ServiceLoader|kotlin\.reflect(?!\.(?:K(?:Class|Type\w*|Variance|Callable|Function|(?:Mutable)?Property)\d?|typeOf|cast|safeCast)$)|scala\.reflect(?!\.(?:ClassTag|classTag|TypeTest|Typeable)$)|org\.springframework|(?:javax|jakarta)\.(?:inject|enterprise|ejb|persistence)|com\.google\.(?:inject|auto\.service)|dagger|org\.koin|io\.(?:micronaut|quarkus|ktor\.server))(?:\.|$)/,
  ],
  [
    /^csharp$/,
    /^(?:System\.Reflection|Microsoft\.Extensions\.(?:DependencyInjection|Hosting)|Microsoft\.AspNetCore|Autofac|Ninject|SimpleInjector)(?:\.|$)/,
  ],
  [
    /^php$/,
    /^\\?(?:Illuminate|Symfony\\(?:Component\\(?:DependencyInjection|HttpKernel)|Bundle)|Psr\\Container)(?:\\|$)/,
  ],
  [/^ruby$/, /^(?:rails|bundler\/setup|zeitwerk)(?:\/|$)/],
];

/** Packages that start programs. */
const starters: readonly (readonly [languages: RegExp, specifiers: RegExp])[] = [
  [
    /^(?:java|type)script$|^(?:vue|svelte|astro)$/,
    /^(?:(?:node:)?(?:child_process|cluster|worker_threads)|execa|cross-spawn|tinyexec|nano-spawn|zx|shelljs)$/,
  ],
  [/^python$/, /^(?:subprocess|pexpect|sh|plumbum)(?:\.|$)/],
  [/^go$/, /^os\/exec$/],
  [/^ruby$/, /^(?:open3|pty)$/],
  [/^(?:java|kotlin|scala)$/, /^java\.lang\.Process|^scala\.sys\.process/],
  [/^dart$/, /^dart:(?:io|isolate)$/],
  [/^haskell$/, /^System\.Process/],
];

/** The unknown imports of files. A file can occur more than once; its first such import comes first. */
export function findUnknownImports({
  diagnostics,
  detailed,
  settings,
}: Pick<Report, 'diagnostics' | 'detailed' | 'settings'>): readonly UnknownOrigin[] {
  const languageOf = new Map(detailed.nodes.map(({ id, language }) => [id, language]));
  const found: UnknownOrigin[] = [];
  for (const { kind, file, line } of diagnostics) {
    const why = whyUnknown[kind];
    if (why === undefined) continue;
    const family = familyLoaded(kind, languageOf.get(file) ?? '');
    const isByName = kind === 'computed-import';
    found.push({ file, unknown: { why, ...(line !== undefined && { line }) }, family, isByName });
  }
  for (const [file, { line, specifier }] of importersOf(detailed, loaders)) {
    const unknown = { line, why: `uses ${specifier}, which loads code by name` };
    found.push({ file, unknown, family: familyOf(languageOf.get(file) ?? ''), isByName: true });
  }
  for (const node of detailed.nodes) {
    if (node.type !== 'file' || node.language !== 'shell') continue;
    const unknown = { why: 'is a shell script, which can start anything' };
    found.push({ file: node.id, unknown, family: undefined, isByName: false });
  }
  const isExternal = externalFiles(settings);
  return found.filter(({ file }) => !isExternal(file));
}

/** Files that, according to the configuration, load and start nothing of the project. */
function externalFiles({ affected }: Report['settings']): (id: string) => boolean {
  const globs = (affected?.external ?? []).map(compileGlob);
  return (id) => globs.some((glob) => glob.matches(id));
}

/**
 * What a computed or unresolved import may load. A computed import in PHP, C or shell is a path to any kind of file. A
 * missing JavaScript module may be generated from server code in any language.
 */
function familyLoaded(kind: DiagnosticKind, language: string): Family | undefined {
  const family = familyOf(language);
  if (family === 'shell') return undefined;
  const loadsOwn = family === 'script' || family === 'python' || family === 'ruby';
  if (kind === 'computed-import') return loadsOwn ? family : undefined;
  return family === 'script' ? undefined : family;
}

/** ID of a file → its import of something that starts programs. `program` is an affected program, for the message. */
export function findProgramStarters(
  { detailed, settings }: Pick<Report, 'detailed' | 'settings'>,
  program: string,
): ReadonlyMap<string, UnknownImport> {
  const isExternal = externalFiles(settings);
  const found = new Map<string, UnknownImport>();
  for (const [file, { line, specifier }] of importersOf(detailed, starters))
    if (!isExternal(file))
      found.set(file, { line, why: `uses ${specifier}, which can start programs such as ${program}` });
  return found;
}

function* importersOf(
  { nodes, edges }: Report['detailed'],
  rows: readonly (readonly [RegExp, RegExp])[],
): Iterable<readonly [string, DetailedEdge['imports'][number]]> {
  const languageOf = new Map(nodes.map(({ id, language }) => [id, language]));
  for (const { source, target, imports } of edges) {
    if (!target.startsWith('pkg:')) continue;
    const language = languageOf.get(source) ?? '';
    const specifiers = rows.find(([languages]) => languages.test(language))?.[1];
    const named = specifiers && imports.find(({ specifier }) => specifiers.test(specifier));
    if (named !== undefined) yield [source, named];
  }
}
