// Resolves modules to the file that defines them, anywhere in the project or umbrella.
import { wordSet } from '../../kit/word-set.ts';
import { type FilePath, filePath } from '../../../model/file-path.ts';
import type { Project } from '../../../model/project.ts';
import type { Target } from '../../../model/resolution.ts';
import type { ExtractedFile, ImportKind } from '../../../model/source.ts';
import type { Resolver } from '../../language.ts';
import { nothing, toBuiltin, toFiles, toPackage, unresolved } from '../../kit/targets.ts';
import { namesIn } from '../../kit/declarations.ts';
import { ownersIn } from '../../kit/key-by-word.ts';
import { addTo, getOrAdd } from '../../../std/multi-map.ts';
import { childPath, folderOf, joinWrittenPath } from '../../../std/paths.ts';

const unknown = unresolved('no file of the project defines it, and no dependency has this name');

export function createResolver(project: Project, files: readonly ExtractedFile[]): Resolver {
  const pathsOf = definitionsIn(files);
  const dependencies = readDependencies(project.manifests);
  const outside = new Map<string, Target>();
  return {
    diagnostics: [],
    resolve({ path }, { specifier, kind }) {
      const paths = pathsOf.get(specifier);
      if (paths !== undefined) return paths.includes(path) ? nothing : toFiles(paths);
      const target = getOrAdd(outside, specifier, () => lookOutside(specifier, dependencies));
      return target === nothing ? missing(kind) : target;
    },
  };
}

/** A mere reference may be anything; `use`, `import` and `require` need the module. */
function missing(kind: ImportKind): Target {
  return kind === 'reference' || kind === 'type' ? nothing : unknown;
}

function definitionsIn(files: readonly ExtractedFile[]): Map<string, FilePath[]> {
  const pathsOf = new Map<string, FilePath[]>();
  for (const { file, declares } of files) {
    for (const name of namesIn(declares)) {
      addTo(pathsOf, name, file.path);
    }
  }
  return pathsOf;
}

function lookOutside(name: string, dependencies: ReadonlyMap<string, string>): Target {
  const application = applicationOf(name);
  if (application !== undefined) return toBuiltin(application);
  for (let end = name.length; end > 0; end = name.lastIndexOf('.', end - 1)) {
    const dependency = dependencies.get(plainName(name.slice(name.startsWith(':') ? 1 : 0, end)));
    if (dependency !== undefined) return toPackage(dependency);
  }
  return nothing;
}

/** The application of Elixir or Erlang that has the module. Undefined if neither has such a module. */
export function applicationOf(name: string): string | undefined {
  if (name.startsWith(':')) return erlang.has(name.slice(1)) ? 'erlang' : undefined;
  const dot = name.indexOf('.');
  const first = dot === -1 ? name : name.slice(0, dot);
  return applications.get(first) ?? (elixir.has(first) ? 'elixir' : undefined);
}

const applications = ownersIn('eex EEx; ex_unit ExUnit; iex IEx; logger Logger; mix Mix');

const elixir = wordSet(`
  Access Agent Application ArgumentError ArithmeticError Atom BadArityError BadBooleanError BadFunctionError BadMapError
  BadStructError Base Behaviour Bitwise Calendar CaseClauseError Code Collectable CondClauseError Config Date DateTime
  Dict Duration DynamicSupervisor Enum Enumerable ErlangError Exception File Float Function FunctionClauseError GenEvent
  GenServer HashDict HashSet IO Inspect Integer JSON Kernel KeyError Keyword List Macro Map MapSet MatchError Module
  NaiveDateTime Node OptionParser PartitionSupervisor Path Port Process Protocol Range Record Regex Registry RuntimeError
  Set Stream String StringIO Supervisor SyntaxError System SystemLimitError Task Time TokenMissingError TryClauseError
  Tuple URI UndefinedFunctionError UnicodeConversionError Version WithClauseError
`);

const erlang = wordSet(`
  application array asn1rt atomics base64 beam_lib binary bitstring c calendar code compile counters cover cpu_sup crypto
  dbg dets dict digraph digraph_utils disk_log disksup edoc epp erl_anno erl_eval erl_lint erl_parse erl_pp erl_scan
  erl_syntax erl_tar erlang error_handler error_logger erpc escript ets eunit file filelib filename gb_sets gb_trees gen
  gen_event gen_fsm gen_sctp gen_server gen_statem gen_tcp gen_udp global global_group heart httpc httpd inet inet_res
  inets init io io_lib json lists logger maps math memsup mnesia ms_transform net_adm net_kernel observer orddict ordsets
  os persistent_term pg pool proc_lib proplists public_key qlc queue rand random re rpc sets shell slave snmp sofs ssh
  ssh_connection ssh_sftp ssl string supervisor sys systools timer tls trace unicode uri_string user_drv win32reg
  wx xmerl xmerl_scan xmerl_xpath zip zlib
`);

/** Plain name → name of the dependency. */
function readDependencies(manifests: ReadonlyMap<FilePath, string>): Map<string, string> {
  const names = new Map<string, string>();
  for (const [path, text] of manifests) {
    const isLock = path.endsWith('mix.lock');
    if (!isLock && !path.endsWith('mix.exs')) continue;
    const pattern = isLock ? /^ *"([a-z]\w*)": *\{/gm : /\{ *:([a-z]\w*) *,([^{}]*)/g;
    for (const [, name = '', options = ''] of text.matchAll(pattern))
      if (!manifests.has(ownManifest(path, name, options))) names.set(plainName(name), name);
  }
  return names;
}

/** Where the mix.exs of a dependency is if it is an application of this project: of its umbrella, or at a `path`. */
function ownManifest(manifest: FilePath, name: string, options: string): FilePath {
  const isNeighbour = /\bin_umbrella: *true\b/.test(options);
  const path = isNeighbour ? `../${name}` : /\bpath: *"([^"\n#]+)"/.exec(options)?.[1];
  const folder = path === undefined ? undefined : joinWrittenPath(folderOf(manifest), path);
  return filePath(folder === undefined ? '' : childPath(folder, 'mix.exs'));
}

/** The same for `Phoenix.LiveView` and `phoenix_live_view`. */
function plainName(name: string): string {
  return name.toLowerCase().replace(/[_.]/g, '');
}
