// The configurations of bundlers and test runners are programs, and nothing of a project is run. What they write down
// literally can be read from their text: strings, and paths made of `__dirname`, `path.resolve`, `new URL` and the like.
import { folderOf, joinPath } from '../../../std/paths.ts';

export type Token = string;

/** No configuration is larger; bounds the work for other files. */
const sizeLimit = 200_000;

/** More than real configurations need, and far from a stack overflow. */
const depthLimit = 20;
const stepLimit = 10_000;
const valueLimit = 200;

const opening = new Set('([{');
const endsValue = new Set(',)]}');

const tokenPattern =
  /\s+|\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?|'(?:[^'\\\n]|\\[^])*'?|"(?:[^"\\\n]|\\[^])*"?|`(?:[^`\\]|\\[^])*`?|[\w$]+|=>|\.\.\.|(?<=[:,([]\s*)\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/|[^]/gu;

/** Stands before paths from the root of the project. */
const fromRoot = '\0';

export class ConfigText {
  readonly tokens: readonly Token[];
  readonly #path: string;
  readonly #workingFolder: string;
  /** Name of a constant or function → the token after `=` or the name. */
  readonly #definitions = new Map<string, number>();
  /** Opening bracket → the one that closes it. */
  readonly #closing: ReadonlyMap<number, number>;
  readonly #bound = new Map<string, string | undefined>();
  #at = 0;
  #depth = 0;
  #steps = 0;

  /** `workingFolder` is where the tool is started. */
  constructor(path: string, text: string, workingFolder: string) {
    this.#path = path;
    this.#workingFolder = workingFolder;
    const found = text.length > sizeLimit ? [] : (text.match(tokenPattern) ?? []);
    this.tokens = found.filter((token) => !/^(?:\s|\/[/*])/.test(token));
    this.#closing = findClosing(this.tokens);
    this.tokens.forEach((token, at) => {
      const name = this.tokens[at + 1] ?? '';
      if (token === 'function') this.#definitions.set(name, at + 2);
      if (/^(?:const|let|var)$/.test(token) && this.tokens[at + 2] === '=')
        this.#definitions.set(name, at + 3);
    });
  }

  definitionOf(name: string): number | undefined {
    return this.#definitions.get(name);
  }

  /** The string that the expression at a token surely makes, if it ends where a value in a literal ends. */
  stringAt(at: number): string | undefined {
    this.#at = at;
    const value = this.#read();
    return /^[,;)}\]]?$/.test(this.tokens[this.#at] ?? '') ? value : undefined;
  }

  /** After the value at a token: its `,`, or the bracket that closes the literal around it. */
  endOfValue(at: number): number {
    for (let end = at; end < at + valueLimit && end < this.tokens.length; end++) {
      if (endsValue.has(this.tokens[end]!)) return end;
      end = this.#closing.get(end) ?? end;
    }
    return this.tokens.length;
  }

  /** Moves past the expression if it is understood. */
  #read(): string | undefined {
    if (this.#depth === depthLimit || ++this.#steps > stepLimit) return undefined;
    this.#depth++;
    let value = this.#operand();
    while (value !== undefined && this.#take('+')) {
      const next = this.#operand();
      value = next === undefined ? undefined : value + next;
    }
    this.#depth--;
    return value;
  }

  #take(token: string): boolean {
    const isNext = this.tokens[this.#at] === token;
    if (isNext) this.#at++;
    return isNext;
  }

  #operand(): string | undefined {
    const token = this.tokens[this.#at] ?? '';
    if (/^['"]/.test(token)) {
      this.#at++;
      return unquote(token);
    }
    if (token.startsWith('`')) return this.#template(token);
    if (this.#take('(')) {
      const value = this.#read();
      return this.#take(')') ? value : undefined;
    }
    this.#take('new');
    let name = '';
    while (/^[\w$.]+$/.test(this.tokens[this.#at] ?? '')) name += this.tokens[this.#at++];
    // `require('path').resolve`
    if (name === 'require' && this.tokens[this.#at + 3] === '.') {
      this.#at += 4;
      name = `path.${this.tokens[this.#at++]}`;
    }
    if (!this.#take('(')) return this.#named(name);
    const given = this.#given();
    const value = given === undefined ? undefined : this.#call(name, given);
    if (this.tokens[this.#at] === '.' && /^(?:pathname|href)$/.test(this.tokens[this.#at + 1] ?? ''))
      this.#at += 2;
    return value;
  }

  #template(token: string): string | undefined {
    const after = this.#at + 1;
    let whole = '';
    for (const part of token.slice(1, -1).split(/(\$\{[^{}]*\})/)) {
      const value = part.startsWith('${') ? this.#inserted(part.slice(2, -1)) : unquote(`'${part}'`);
      if (value === undefined || value.includes('${')) return undefined;
      whole += value;
    }
    this.#at = after;
    return whole;
  }

  #inserted(text: string): string | undefined {
    return this.#named(text) ?? new ConfigText(this.#path, text, this.#workingFolder).stringAt(0);
  }

  #given(): readonly string[] | undefined {
    const given: string[] = [];
    while (!this.#take(')')) {
      const value = this.#read();
      if (value === undefined || (!this.#take(',') && this.tokens[this.#at] !== ')')) return undefined;
      given.push(value);
    }
    return given;
  }

  #named(name: string): string | undefined {
    if (this.#bound.has(name)) return this.#bound.get(name);
    if (name === '__dirname' || name === 'import.meta.dirname') return fromRoot + folderOf(this.#path);
    if (/^(?:__filename|import\.meta\.(?:url|filename))$/.test(name)) return fromRoot + this.#path;
    const definition = this.#definitions.get(name);
    return definition === undefined ? undefined : this.#elsewhere(definition, () => this.#read());
  }

  #call(name: string, given: readonly string[]): string | undefined {
    const definition = this.#definitions.get(name);
    if (definition !== undefined) return this.#elsewhere(definition, () => this.#callOwn(given));
    const [first = '', second] = given;
    switch (name.slice(name.lastIndexOf('.') + 1)) {
      case 'resolve':
        if (name === 'require.resolve') return first;
        return given.reduce(resolvePath, fromRoot + this.#workingFolder);
      case 'join':
        return given.join('/');
      case 'cwd':
        return fromRoot + this.#workingFolder;
      case 'dirname':
        return first.startsWith(fromRoot) ? fromRoot + folderOf(first.slice(1)) : undefined;
      case 'URL':
        return second?.startsWith(fromRoot) === true
          ? resolvePath(fromRoot + folderOf(second.slice(1)), first)
          : undefined;
      case 'fileURLToPath':
      case 'normalize':
      case 'normalizePath':
        return first;
      default:
        return undefined;
    }
  }

  /** `(dir) => path.join(__dirname, dir)`, or `(dir) { return path.join(__dirname, dir) }` */
  #callOwn(given: readonly string[]): string | undefined {
    const start = this.#at;
    this.#take('(');
    const parameter = this.tokens[this.#at++] ?? '';
    while (this.#at < start + 6 && !/^(?:=>|return)$/.test(this.tokens[this.#at] ?? '')) this.#at++;
    if (!this.#take('=>') && !this.#take('return')) return undefined;
    const hidden = this.#bound.get(parameter);
    this.#bound.set(parameter, given[0]);
    const value = this.#read();
    this.#bound.set(parameter, hidden);
    return value;
  }

  #elsewhere(at: number, read: () => string | undefined): string | undefined {
    const back = this.#at;
    this.#at = at;
    const value = read();
    this.#at = back;
    return value;
  }
}

/** The folder is that of relative paths. Undefined for what names a package, or a place outside of the project. */
export function placeOf(value: string, folder: string): string | undefined {
  if (value.startsWith(fromRoot)) return joinPath('.', value.slice(1));
  return joinPath(folder, value);
}

export function isFromRoot(value: string): boolean {
  return value.startsWith(fromRoot);
}

function findClosing(tokens: readonly Token[]): ReadonlyMap<number, number> {
  const closing = new Map<number, number>();
  const open: number[] = [];
  tokens.forEach((token, at) => {
    if (opening.has(token)) {
      open.push(at);
      closing.set(at, tokens.length);
    } else if (token !== ',' && endsValue.has(token)) {
      const opened = open.pop();
      if (opened !== undefined) closing.set(opened, at);
    }
  });
  return closing;
}

function resolvePath(base: string, path: string): string {
  return path.startsWith(fromRoot) ? path : `${base}/${path}`;
}

function unquote(token: string): string {
  return token.slice(1, -1).replaceAll(/\\([^])/g, '$1');
}
