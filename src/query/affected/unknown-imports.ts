// What a file may load that its imports do not show. Whoever reaches such a file may see any change.
import type { DiagnosticKind } from '../../model/diagnostic.ts';
import type { DetailedEdge, Report } from '../../model/report.ts';
import { compileGlob } from '../../std/glob.ts';

export interface UnknownImport {
  readonly line?: number;
  /** Completes `file:line …`: `imports something that is computed at run time`. */
  readonly why: string;
}

const whyUnknown: Readonly<Partial<Record<DiagnosticKind, string>>> = {
  'computed-import': 'imports something that is computed at run time',
  'unresolved-import': 'has an import that is not resolved',
  'ignored-import': 'imports a file that git ignores',
  'file-too-large': 'is too large: its imports were not read',
  'unreadable-file': 'cannot be read',
  'skipped-imports': 'has imports that could not be read',
};

/** Packages that load code by names in strings, by what the code imports. */
const loaders: readonly (readonly [languages: RegExp, specifiers: RegExp])[] = [
  [
    /^(?:java|type)script$|^(?:vue|svelte|astro)$/,
    /^(?:proxyquire|rewire|mock-require|rewiremock|esmock|quibble|sandboxed-module|require-(?:all|directory|inject|uncached))(?:\/|$)/,
  ],
  [/^python$/, /^(?:django|stevedore|zope\.component|runpy|imp|importlib\.(?:util|machinery))(?:\.|$)/],
  [
    /^(?:java|kotlin|scala)$/,
    /^(?:java\.lang\.(?:reflect|invoke)|java\.util\.ServiceLoader|kotlin\.reflect|scala\.reflect|org\.springframework|(?:javax|jakarta)\.(?:inject|enterprise|ejb|persistence)|com\.google\.(?:inject|auto\.service)|dagger|org\.koin|io\.(?:micronaut|quarkus|ktor\.server))(?:\.|$)/,
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

/** ID of a file → the first thing that it imports without showing what. */
export function findUnknownImports({
  diagnostics,
  detailed,
  settings,
}: Pick<Report, 'diagnostics' | 'detailed' | 'settings'>): ReadonlyMap<string, UnknownImport> {
  const found = new Map<string, UnknownImport>();
  for (const { kind, file, line } of diagnostics) {
    const why = whyUnknown[kind];
    if (why === undefined || found.has(file)) continue;
    found.set(file, { why, ...(line !== undefined && { line }) });
  }
  for (const [file, { line, specifier }] of importersOf(detailed, loaders)) {
    if (!found.has(file)) found.set(file, { line, why: `uses ${specifier}, which loads code by name` });
  }
  for (const node of detailed.nodes) {
    if (node.type === 'file' && node.language === 'shell' && !found.has(node.id))
      found.set(node.id, { why: 'is a shell script, which can start anything' });
  }
  const external = (settings.affected?.external ?? []).map(compileGlob);
  for (const file of found.keys()) if (external.some((glob) => glob.matches(file))) found.delete(file);
  return found;
}

/** ID of a file → the import of something that starts programs. */
export function findProgramStarters({
  detailed,
}: Pick<Report, 'detailed'>): ReadonlyMap<string, UnknownImport> {
  const found = new Map<string, UnknownImport>();
  for (const [file, { line, specifier }] of importersOf(detailed, starters))
    found.set(file, { line, why: `uses ${specifier}, which starts programs` });
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
