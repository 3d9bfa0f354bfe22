// The modules that a build.zig names plainly: which file each name leads to, or which dependency it comes from.
//
// Read as data: a module's file is the first path behind the call that makes it, in the same statement.
import { type CodeToken, readCodeTokens } from '../../kit/code-tokens.ts';
import { HelperFunctions } from './helper-functions.ts';

export type ZigModule =
  /** Relative to the folder of the build script. */
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'dependency'; readonly dependency: string; readonly module: string }
  /** Made by the build, from options. */
  | { readonly kind: 'generated' };

export interface BuildScript {
  /** By the name that `@import` says. */
  readonly imports: ReadonlyMap<string, ZigModule>;
  /** Those that packages depending on this one can ask for. */
  readonly exports: ReadonlyMap<string, ZigModule>;
}

type Statement = readonly CodeToken[];

/** In tokens: `b.dependency("tax", .{ .target = target }).module("tax")` and some more options. */
const longestEntry = 60;

const makers = new Set([
  'addModule',
  'createModule',
  'addAnonymousImport',
  'addAnonymousModule',
  'addPackagePath',
]);
const namers = new Set([
  'addImport',
  'addModule',
  'addAnonymousImport',
  'addAnonymousModule',
  'addOptions',
  'addPackagePath',
]);

export function readBuildScript(text: string): BuildScript {
  const tokens = readCodeTokens(text);
  const reader = new ScriptReader(new HelperFunctions(tokens));
  for (const statement of statementsIn(tokens)) reader.read(statement);
  return reader;
}

class ScriptReader implements BuildScript {
  readonly imports = new Map<string, ZigModule>();
  readonly exports = new Map<string, ZigModule>();
  readonly #dependencyOf = new Map<string, string>();
  readonly #moduleOf = new Map<string, ZigModule>();
  readonly #helpers: HelperFunctions;

  constructor(helpers: HelperFunctions) {
    this.#helpers = helpers;
  }

  read(statement: Statement): void {
    const body = this.#helpers.expand(statement);
    const returned = body === undefined ? undefined : this.#readBody(body);
    const variable = variableOf(statement);
    const dependency = textBehind(statement, 'dependency');
    const made = returned ?? this.#moduleIn(statement);
    if (variable !== undefined && dependency !== undefined) this.#dependencyOf.set(variable, dependency);
    if (variable !== undefined && made !== undefined) this.#moduleOf.set(variable, made);
    this.#readCalls(statement, made);
    this.#readImportLists(statement);
  }

  /** The module that a helper function returns. */
  #readBody(body: Statement): ZigModule | undefined {
    let returned: ZigModule | undefined;
    for (const statement of statementsIn(body)) {
      this.read(statement);
      const at = statement.findIndex(({ text }) => text === 'return');
      if (at === -1) continue;
      const isVariable = statement.length === at + 2;
      returned = isVariable ? this.#moduleOf.get(statement[at + 1]!.text) : this.#moduleIn(statement);
    }
    return returned;
  }

  #readCalls(statement: Statement, made: ZigModule | undefined): void {
    for (const [i, { text: call }] of statement.entries()) {
      const name = statement[i + 2];
      if (!namers.has(call) || statement[i + 1]?.text !== '(' || name?.kind !== 'text') continue;
      const module = call === 'addImport' ? (this.#moduleOf.get(statement[i + 4]?.text ?? '') ?? made) : made;
      const found = call === 'addOptions' ? generated : module;
      if (found === undefined) continue;
      this.imports.set(name.text, found);
      if (call === 'addModule') this.exports.set(name.text, found);
    }
  }

  /** `.imports = &.{ .{ .name = "tax", .module = tax } }` */
  #readImportLists(statement: Statement): void {
    for (const [i, { text }] of statement.entries()) {
      if (text !== 'name' || statement[i + 1]?.text !== '=' || statement[i + 2]?.kind !== 'text') continue;
      const [label, , first] = statement.slice(i + 5, i + 8);
      if (label?.text !== 'module') continue;
      const rest = statement.slice(i + 7, i + 7 + longestEntry);
      const end = rest.findIndex(({ text: word }) => word === 'name');
      const module =
        this.#moduleOf.get(first?.text ?? '') ?? this.#takenFrom(end === -1 ? rest : rest.slice(0, end));
      if (module !== undefined) this.imports.set(statement[i + 2]?.text ?? '', module);
    }
  }

  #moduleIn(statement: Statement): ZigModule | undefined {
    const maker = statement.findIndex(({ text }, i) => makers.has(text) && statement[i + 1]?.text === '(');
    const path = maker === -1 ? undefined : pathIn(statement.slice(maker));
    return path === undefined ? this.#takenFrom(statement) : { kind: 'file', path };
  }

  /** `zap.module("zap")`, `b.dependency("zap", .{}).module("zap")` */
  #takenFrom(tokens: Statement): ZigModule | undefined {
    const module = textBehind(tokens, 'module');
    if (module === undefined) return undefined;
    const at = tokens.findIndex(({ text }, i) => text === 'module' && tokens[i + 1]?.text === '(');
    const dependency = this.#dependencyOf.get(tokens[at - 2]?.text ?? '') ?? textBehind(tokens, 'dependency');
    return dependency === undefined ? undefined : { kind: 'dependency', dependency, module };
  }
}

const generated: ZigModule = { kind: 'generated' };

function statementsIn(tokens: readonly CodeToken[]): readonly Statement[] {
  const statements: CodeToken[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'sign' && token.text === ';') statements.push([]);
    else statements.at(-1)?.push(token);
  }
  return statements;
}

/** `const shop = …`; a statement may begin behind the brace of the one around it. */
function variableOf(statement: Statement): string | undefined {
  const at = statement.findIndex(({ text }) => text === 'const' || text === 'var');
  return at === -1 ? undefined : statement[at + 1]?.text;
}

/** The string that is the first argument of a call. */
function textBehind(statement: Statement, call: string): string | undefined {
  const at = statement.findIndex(({ text }, i) => text === call && statement[i + 1]?.text === '(');
  const argument = at === -1 ? undefined : statement[at + 2];
  return argument?.kind === 'text' ? argument.text : undefined;
}

function pathIn(tokens: Statement): string | undefined {
  return tokens.find(({ kind, text }) => kind === 'text' && text.endsWith('.zig'))?.text;
}
