// Tells product files from tests, fixtures, examples, docs, benchmarks, generated and vendored code, by the names that the
// ecosystems agree on. A project can say otherwise with globs.
import { type FileRole, fileRoles } from '../model/file-role.ts';
import type { Options } from '../model/options.ts';
import type { SourceFile } from '../model/source.ts';
import { compileGlob, type Glob } from '../std/glob.ts';

/** File → its role, in the order of `files`. */
export function assignRoles(
  files: readonly Pick<SourceFile, 'path'>[],
  { roles }: Pick<Options, 'roles'>,
): readonly FileRole[] {
  const roleOf = roleFinder({ roles });
  return files.map(({ path }) => roleOf(path));
}

/** The role of a path, of a file of any kind. */
export function roleFinder({ roles }: Pick<Options, 'roles'>): (path: string) => FileRole {
  const configured = compileRoles(roles);
  const byFolderPath = new Map<string, FileRole | undefined>([['', undefined]]);
  return (path) =>
    configured.find(({ glob }) => glob.matches(path))?.role ??
    roleOfFolder(path.slice(0, Math.max(0, path.lastIndexOf('/'))), byFolderPath) ??
    (mayTell.test(path) ? roleByFileName(path.slice(path.lastIndexOf('/') + 1)) : undefined) ??
    'product';
}

interface ConfiguredRole {
  readonly role: FileRole;
  readonly glob: Glob;
}

function compileRoles(roles: Options['roles']): readonly ConfiguredRole[] {
  return fileRoles.flatMap((role) => (roles[role] ?? []).map((glob) => ({ role, glob: compileGlob(glob) })));
}

/** The role of the outermost folder on the path that has one. */
function roleOfFolder(path: string, known: Map<string, FileRole | undefined>): FileRole | undefined {
  if (known.has(path)) return known.get(path);
  const slash = path.lastIndexOf('/');
  const role =
    roleOfFolder(path.slice(0, Math.max(0, slash)), known) ?? roleByFolderName(path.slice(slash + 1));
  known.set(path, role);
  return role;
}

type NamePatterns = readonly (readonly [FileRole, RegExp])[];

const folderNames: NamePatterns = [
  [
    'fixture',
    /^(?:test(?:data|files)|test[-_](?:data|files|fixtures?|resources)|fixtures?|__fixtures__|testFixtures|__mocks__|mocks?)$/,
  ],
  [
    'test',
    /^(?:t|_?tests?|__tests?__|specs?|e2e|fuzz|fuzzers|fuzzing|test[-_ ]?(?:cases?|suites?)|test[-_](?:utils?|helpers?|support|workspace)|\w+[-_ ]tests|(?:integration|unit|functional)[-_]?tests?)$/,
  ],
  // Source sets of Kotlin multiplatform projects, and projects of a .NET solution: `jvmTest`, `Shop.UnitTests`.
  [
    'test',
    /^(?:android|common|jvm|js|native|posix|desktop|ios|macos|web|wasmJs|nonJvm|darwin|linux|jvmAndPosix)Test$|(?:^|\.)(?:Unit|Integration|Functional)?Tests?$/,
  ],
  ['example', /^(?:examples?|samples?|demos?|playgrounds?)$/],
  ['benchmark', /^(?:bench|benches|benchmarks?)$/],
  ['docs', /^(?:docs?|documentation|documentation-website)$/],
  ['vendored', /^(?:third[-_]?party|ThirdParty|3rd[-_]?party|extern|_?vendor(?:ed)?|node_modules|deps)$/],
  ['generated', /^(?:dist|dist-newstyle|built|generated|__generated__)$/],
];

const fileNames: NamePatterns = [
  ['test', /^(?:test_.*\.py|conftest\.py|tests\.rs)$/],
  ['test', /_tests?\.(?:py|go|rb|exs?|cc|cpp|c|lua|dart|rs)$|_spec\.(?:rb|lua)$/],
  ['test', /[.-](?:test|spec|e2e|stories|test-d|cy)\.[cm]?[jt]sx?$/],
  ['benchmark', /[.-]bench\.[cm]?[jt]sx?$/],
  ['test', /(?:Test|Tests|Spec|IT)\.(?:java|kt|scala|cs|swift|php|l?hs)$/],
  // Protocol Buffers, Dart's and .NET's generators, Kubernetes, minifiers, and whoever says so in the name.
  [
    'generated',
    /\.pb(?:\.gw)?\.go$|\.pb\.(?:h|cc)$|_pb2(?:_grpc)?\.pyi?$|\.(?:g|freezed|mocks)\.dart$|\.(?:g|designer)\.cs$|^zz_generated.*\.go$|\.min\.[cm]?js$|[._]generated\.\w+$|\.gen\.\w+$/i,
  ],
];

const roleByFolderName = roleByName(folderNames);
const roleByFileName = roleByName(fileNames);

/** Most names hold none of these, and need no closer look. */
const mayTell =
  /test|spec|e2e|stories|\bcy\b|bench|IT\.|pb|generated|\.gen\.|\.min\.|\.g\.|designer|freezed|mocks/i;

function roleByName(patterns: NamePatterns): (name: string) => FileRole | undefined {
  return (name) => patterns.find(([, pattern]) => pattern.test(name))?.[0];
}
