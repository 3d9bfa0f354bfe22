// Asks shfmt for the syntax tree of a script: which others it reads in, and where their paths lead, worked out from the tree.
import { execFileSync } from 'node:child_process';
import { posix } from 'node:path';

/** @typedef {{ line: number, path: string | undefined }} Source `path` from the root; undefined where only a run would tell. */

const maxAnswer = 512 * 1024 * 1024;

/**
 * @param {string} text
 * @param {string} file Its path.
 * @param {ReadonlySet<string>} files
 * @returns {Source[] | undefined} Undefined where shfmt cannot read it.
 */
export function askShfmt(text, file, files) {
  const tree = parse(text);
  if (tree === undefined) return undefined;
  /** @type {Map<string, string>} */
  const variables = new Map();
  const folder = posix.dirname(file);
  /** @type {Source[]} */
  const sources = [];
  for (const { name, value, line } of eventsIn(tree)) {
    const word = wordOf(value, variables, folder);
    if (name !== undefined) {
      if (word === undefined) variables.delete(name);
      else variables.set(name, word);
    } else {
      const places = word === undefined ? [] : placesOf(word, folder);
      sources.push({ line, path: places.find((place) => files.has(place)) });
    }
  }
  return sources;
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(
      execFileSync('shfmt', ['--to-json'], {
        input: text,
        encoding: 'utf8',
        maxBuffer: maxAnswer,
        stdio: ['pipe', 'pipe', 'ignore'],
      }),
    );
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new Error("shfmt does not run here. Install Debian's shfmt, then measure again.", {
        cause: error,
      });
    }
    return undefined;
  }
}

/**
 * Assignments and sources in the order of the text.
 * @param {any} tree
 * @returns {{ name: string | undefined, value: any, line: number, at: number }[]}
 */
function eventsIn(tree) {
  const events = [];
  const ahead = [tree];
  for (let node = ahead.pop(); node !== undefined; node = ahead.pop()) {
    if (typeof node !== 'object' || node === null) continue;
    const assigned = [...(node.Assigns ?? []), ...(node.Type === 'DeclClause' ? (node.Args ?? []) : [])];
    for (const assign of assigned) {
      if (assign.Name !== undefined)
        events.push({ name: assign.Name.Value, value: assign.Value, line: 0, at: assign.Pos.Offset });
    }
    const words = node.Type === 'CallExpr' ? (node.Args ?? []).map(plainOf) : [];
    const start = words[0] === 'builtin' || words[0] === 'command' ? 1 : 0;
    if ((words[start] === '.' || words[start] === 'source') && node.Args.length > start + 1) {
      const argument = node.Args[start + 1];
      const isProcess = argument.Parts[0]?.Type === 'ProcSubst';
      if (!isProcess)
        events.push({
          name: undefined,
          value: argument,
          line: node.Args[start].Pos.Line,
          at: node.Args[start].Pos.Offset,
        });
    }
    ahead.push(...Object.values(node));
  }
  return events.toSorted((a, b) => a.at - b.at);
}

/** @param {any} word */
function plainOf(word) {
  return word.Parts?.length === 1 && word.Parts[0].Type === 'Lit' ? word.Parts[0].Value : undefined;
}

/**
 * @param {any} word
 * @param {ReadonlyMap<string, string>} variables
 * @param {string} folder
 * @returns {string | undefined}
 */
function wordOf(word, variables, folder) {
  if (word === undefined || word === null) return '';
  const parts = (word.Parts ?? []).map((/** @type {any} */ part) => partOf(part, variables, folder));
  return parts.includes(undefined) ? undefined : parts.join('');
}

/**
 * @param {any} part
 * @param {ReadonlyMap<string, string>} variables
 * @param {string} folder
 * @returns {string | undefined}
 */
function partOf(part, variables, folder) {
  if (part.Type === 'Lit' || part.Type === 'SglQuoted') return part.Value ?? '';
  if (part.Type === 'DblQuoted') return wordOf(part, variables, folder);
  if (part.Type === 'ParamExp') {
    const name = part.Param.Value;
    const cut = part.Exp?.Word === undefined ? undefined : plainOf(part.Exp.Word);
    if (name === '0' || name === 'BASH_SOURCE') return cut === '/*' ? `//${folder}` : `//${folder}/script`;
    return part.Exp === undefined ? variables.get(name) : undefined;
  }
  return part.Type === 'CmdSubst' ? commandOf(part, variables, folder) : undefined;
}

/** `$(dirname X)`, `$(realpath X)`, `$(cd X && pwd)`. */
function commandOf(
  /** @type {any} */ { Stmts },
  /** @type {ReadonlyMap<string, string>} */ variables,
  /** @type {string} */ folder,
) {
  const [first] = Stmts ?? [];
  const command = first?.Cmd;
  const call = command?.Type === 'BinaryCmd' ? command.X.Cmd : command;
  if (call?.Type !== 'CallExpr') return undefined;
  if (!Array.isArray(call.Args)) return undefined;
  const name = plainOf(call.Args[0]);
  const path = wordOf(call.Args.at(-1), variables, folder);
  if (path === undefined || call.Args.length < 2) return undefined;
  if (name === 'dirname')
    return path.startsWith('//') ? `//${posix.join(path.slice(2), '..')}` : posix.dirname(path);
  return name === 'cd' || name === 'realpath' || name === 'readlink' ? path : undefined;
}

/** A path from the script's own folder begins with two slashes here. */
function placesOf(/** @type {string} */ word, /** @type {string} */ folder) {
  if (word.startsWith('//')) return [posix.normalize(word.slice(2))];
  return word.startsWith('/') ? [] : [posix.join(folder, word), posix.normalize(word)];
}
