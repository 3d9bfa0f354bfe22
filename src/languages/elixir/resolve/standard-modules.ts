// The modules that come with Elixir and Erlang, by the application that they belong to.

/** Undefined where neither has such a module. */
export function applicationOf(name: string): string | undefined {
  if (name.startsWith(':')) return erlang.has(name.slice(1)) ? 'erlang' : undefined;
  const dot = name.indexOf('.');
  const first = dot === -1 ? name : name.slice(0, dot);
  return applications.get(first) ?? (elixir.has(first) ? 'elixir' : undefined);
}

const applications = new Map([
  ['EEx', 'eex'],
  ['ExUnit', 'ex_unit'],
  ['IEx', 'iex'],
  ['Logger', 'logger'],
  ['Mix', 'mix'],
]);

const elixir = namesIn(`
  Access Agent Application ArgumentError ArithmeticError Atom BadArityError BadBooleanError BadFunctionError BadMapError
  BadStructError Base Behaviour Bitwise Calendar CaseClauseError Code Collectable CondClauseError Config Date DateTime
  Dict Duration DynamicSupervisor Enum Enumerable ErlangError Exception File Float Function FunctionClauseError GenEvent
  GenServer HashDict HashSet IO Inspect Integer JSON Kernel KeyError Keyword List Macro Map MapSet MatchError Module
  NaiveDateTime Node OptionParser PartitionSupervisor Path Port Process Protocol Range Record Regex Registry RuntimeError
  Set Stream String StringIO Supervisor SyntaxError System SystemLimitError Task Time TokenMissingError TryClauseError
  Tuple URI UndefinedFunctionError UnicodeConversionError Version WithClauseError
`);

const erlang = namesIn(`
  application array asn1rt atomics base64 beam_lib binary bitstring c calendar code compile counters cover cpu_sup crypto
  dbg dets dict digraph digraph_utils disk_log disksup edoc epp erl_anno erl_eval erl_lint erl_parse erl_pp erl_scan
  erl_syntax erl_tar erlang error_handler error_logger erpc escript ets eunit file filelib filename gb_sets gb_trees gen
  gen_event gen_fsm gen_sctp gen_server gen_statem gen_tcp gen_udp global global_group heart httpc httpd inet inet_res
  inets init io io_lib json lists logger maps math memsup mnesia ms_transform net_adm net_kernel observer orddict ordsets
  os persistent_term pg pool proc_lib proplists public_key qlc queue rand random re rpc sets shell slave snmp sofs ssh
  ssh_connection ssh_sftp ssl string supervisor sys systools timer tls trace unicode uri_string user_drv win32reg
  wx xmerl xmerl_scan xmerl_xpath zip zlib
`);

function namesIn(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
