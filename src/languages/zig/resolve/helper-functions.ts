// Functions of a build.zig that create modules from their parameters: `addLib(b, "cart", "lib/cart.zig")`. A call is
// replaced by the body of the function, with arguments substituted for parameters.
import type { CodeToken } from '../../kit/code-tokens.ts';

type Tokens = readonly CodeToken[];

interface Helper {
  readonly parameters: readonly string[];
  readonly body: Tokens;
}

/** Functions may be recursive, and call others twice. */
const maxExpansions = 1000;
/** In tokens, of a function and of call arguments: longer ones are not expanded, to bound the time. */
const [maxLength, maxArguments] = [2000, 60];
const moduleCalls = new Set(['addModule', 'createModule', 'addImport', 'addAnonymousImport']);

export class HelperFunctions {
  readonly #helpers = new Map<string, Helper>();
  #expansions = 0;

  constructor(tokens: Tokens) {
    for (const [i, { text }] of tokens.entries()) {
      if (text !== 'fn' || tokens[i + 2]?.text !== '(') continue;
      const end = closingAt(tokens, i + 2);
      const open = end + tokens.slice(end, end + maxArguments).findIndex((token) => token.text === '{');
      if (open < end) continue;
      const body = tokens.slice(open + 1, closingAt(tokens, open));
      const parameters = argumentsIn(tokens.slice(i + 3, end)).map(([name]) => name?.text ?? '');
      if (body.some((token) => moduleCalls.has(token.text)))
        this.#helpers.set(tokens[i + 1]!.text, { parameters, body });
    }
  }

  /** The body of the first helper that the statement calls with a string; undefined if it calls none. */
  expand(statement: Tokens): Tokens | undefined {
    for (const [i, { text }] of statement.entries()) {
      const helper = this.#helpers.get(text);
      if (helper === undefined || statement[i + 1]?.text !== '(' || statement[i - 1]?.text === 'fn') continue;
      const given = argumentsIn(statement.slice(i + 2, closingAt(statement, i + 1)));
      const all = given.flat();
      if (all.length > maxArguments || !all.some(({ kind }) => kind === 'text')) continue;
      return ++this.#expansions > maxExpansions ? undefined : substitute(helper, given);
    }
    return undefined;
  }
}

function substitute({ parameters, body }: Helper, given: readonly Tokens[]): Tokens {
  const argumentOf = new Map(parameters.map((name, i) => [name, given[i]]));
  return body.flatMap((token, i) => {
    const isField = body[i - 1]?.text === '.';
    return (token.kind === 'word' && !isField ? argumentOf.get(token.text) : undefined) ?? [token];
  });
}

/** Split at top-level commas. */
function argumentsIn(tokens: Tokens): readonly Tokens[] {
  const found: CodeToken[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    depth += depthChange(token);
    if (depth === 0 && token.kind === 'sign' && token.text === ',') found.push([]);
    else found.at(-1)?.push(token);
  }
  return found;
}

/** The closing bracket of the one at `open`; `open` if it is too far away. */
function closingAt(tokens: Tokens, open: number): number {
  const end = Math.min(tokens.length, open + maxLength);
  let depth = 0;
  for (let i = open; i < end; i++) {
    depth += depthChange(tokens[i]!);
    if (depth === 0) return i;
  }
  return open;
}

function depthChange({ kind, text }: CodeToken): number {
  if (kind !== 'sign') return 0;
  if (text === '(' || text === '{' || text === '[') return 1;
  return text === ')' || text === '}' || text === ']' ? -1 : 0;
}
