// Package clauses and imports: `import shop.{Cart, Tax => Vat, _}, orders.given`.
import { closeBrace, colon, comma, dot, openBrace, star, underscore } from '../../kit/bytes.ts';
import { aliasDetail, importStatement } from '../../kit/import-statement.ts';
import { Expected } from './frame.ts';
import { state } from './state.ts';
import * as Token from './token.ts';
import { words, Word } from './words.ts';

const none = -1;

const { names, tokens } = state;

/** Index of the current token. */
let at = 0;

/** At `import`, allowed anywhere. Returns the index of the first token after it. */
export function readImport(place: number): number {
  at = place;
  if (state.scope === undefined) state.scope = [...state.clauses];
  do {
    at++;
    readOne();
  } while (kind() === comma);
  return at;
}

/** At `package`: clauses can be chained, have braces or precede an object. */
export function readPackage(place: number): number {
  at = place + 1;
  if (kind() === Token.object) {
    state.beginDeclaration(true);
    state.isPackageObject = true;
    state.frame.expected = Expected.type;
    return at + 1;
  }
  const start = tokens.starts[at]!;
  const path = readPath();
  if (path === '') return at;
  if (state.scope === undefined) state.clauses.push(path);
  if (kind() === openBrace) {
    state.openPackage(path, start);
    return at + 1;
  }
  const { frame } = state;
  frame.path = frame.path === '' ? path : `${frame.path}.${path}`;
  return kind() === colon ? at + 1 : at;
}

function readPath(): string {
  const parts: string[] = [];
  while (Token.isName(kind()) || Token.isSelector(kind())) {
    parts.push(words.text(tokens.words[at]!));
    at++;
    if (kind() === dot) at++;
    else if (!Token.isSelector(kind())) break;
  }
  return parts.join('.');
}

function readOne(): void {
  const line = tokens.lines[at]!;
  // Members of a value, a parameter or `this` are not declared by that name in another file.
  const isOfValue = !isName() || names.isHidden(tokens.words[at]!);
  let path = '';
  let last = none;
  while (isName() || kind() === Token.word || Token.isSelector(kind())) {
    last = tokens.words[at]!;
    path = path === '' ? words.text(last) : `${path}.${words.text(last)}`;
    at++;
    if (kind() === dot) at++;
    else if (!Token.isSelector(kind())) break;
    if (kind() === openBrace) return readSelectors(path, isOfValue);
    if (isWildcard()) {
      at++;
      if (!isOfValue) add(`${path}.*`, line);
      return;
    }
  }
  const alias = readAlias();
  if (!isOfValue && path !== '') add(path, line, last, alias);
}

function readSelectors(path: string, isOfValue: boolean): void {
  at++;
  while (kind() !== closeBrace && kind() !== Token.end) {
    const line = tokens.lines[at]!;
    if (isWildcard()) {
      at++;
      // Skip the type of `given Type`.
      while (!endsSelector()) at++;
      if (!isOfValue) add(`${path}.*`, line);
    } else if (isName() || kind() === Token.operator) {
      const name = kind() === Token.operator ? numberAt(at) : tokens.words[at]!;
      at++;
      const alias = readAlias();
      if (!isOfValue) add(`${path}.${words.text(name)}`, line, name, alias);
    } else {
      at++;
    }
  }
  if (kind() !== Token.end) at++;
}

/** `=> Name`, `as Name`; returns the number of the name, or `none`. */
function readAlias(): number {
  const isAs = kind() === Token.name && tokens.extras[at] === 0 && tokens.words[at] === Word.as;
  if (kind() !== Token.arrow && !isAs) return none;
  at++;
  const isAny = kind() === Token.operator && state.bytes[tokens.starts[at]!] === underscore;
  if (!isAny && !Token.isName(kind())) return none;
  const alias = isAny ? Word._ : tokens.words[at]!;
  at++;
  return alias;
}

/** A nested import may name an inherited value instead of a package. */
function add(specifier: string, line: number, name = none, alias = none): void {
  const bound = alias === none ? name : alias;
  if (bound !== none) names.bind(bound);
  const detail = aliasDetail(alias === none ? undefined : words.text(alias));
  const isOutside = state.isAtFileLevel || state.frame.isOpenToAll;
  state.imports.push(importStatement({ specifier, detail, line, kind: isOutside ? 'static' : 'lazy' }));
}

function numberAt(place: number): number {
  return words.numberOf(tokens.starts[place]!, tokens.ends[place]!);
}

function kind(): number {
  return tokens.kinds[at]!;
}

function isName(): boolean {
  return Token.isName(kind()) && kind() !== Token.given;
}

function isWildcard(): boolean {
  const word = tokens.words[at];
  if (Token.isSelector(kind())) return word === Word._ || word === Word.given;
  if (kind() === Token.given) return true;
  if (kind() !== Token.operator) return false;
  const byte = state.bytes[tokens.starts[at]!];
  return byte === underscore || (byte === star && tokens.ends[at]! - tokens.starts[at]! <= 1);
}

function endsSelector(): boolean {
  return kind() === comma || kind() === closeBrace || kind() === Token.end;
}
