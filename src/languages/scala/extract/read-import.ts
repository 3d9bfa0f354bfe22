// The imports of a Scala file, which stand anywhere: `import shop.{Cart, Tax => Vat, _}, orders.given`.
import { state } from './state.ts';
import type { TokenCursor } from './token-cursor.ts';
import * as Token from './token.ts';
import { anyName, asName, givenName, words } from './words.ts';
import { star, underscore } from '../../kit/bytes.ts';
const none = -1;

/** At `import`; behind it stands the first token that is not of it. */
export function readImport(cursor: TokenCursor): void {
  if (state.scope === undefined) state.scope = state.joinClauses();
  do {
    cursor.next();
    readOne(cursor);
  } while (cursor.token === Token.comma);
}

function readOne(cursor: TokenCursor): void {
  const { line } = cursor;
  // What a value, a parameter or `this` offers stands in no other file by that name.
  const isOfValue = !isName(cursor) || state.names.isHidden(cursor.name);
  let path = '';
  let last = none;
  while (isName(cursor) || cursor.token === Token.plainWord || isSelector(cursor)) {
    last = cursor.name;
    path = path === '' ? words.text(last) : path + '.' + words.text(last);
    cursor.next();
    if (cursor.token === Token.dot) cursor.next();
    else if (!isSelector(cursor)) break;
    if (cursor.token === Token.openBrace) return readSelectors(cursor, path, isOfValue);
    if (isWildcard(cursor)) {
      cursor.next();
      if (!isOfValue) add(path + '.*', none, none, line);
      return;
    }
  }
  const alias = readAlias(cursor);
  if (!isOfValue && path !== '') add(path, last, alias, line);
}

function readSelectors(cursor: TokenCursor, path: string, isOfValue: boolean): void {
  let token = cursor.next();
  while (token !== Token.closeBrace && token !== Token.end) {
    const { line } = cursor;
    if (token === Token.comma) {
      cursor.next();
    } else if (isWildcard(cursor)) {
      cursor.next();
      // The type of `given Type`.
      while (!endsSelector(cursor.token)) cursor.next();
      if (!isOfValue) add(path + '.*', none, none, line);
    } else if (isName(cursor) || token === Token.operator) {
      const name = token === Token.operator ? words.numberOf(cursor.start, cursor.end) : cursor.name;
      const text = words.text(name);
      cursor.next();
      const alias = readAlias(cursor);
      if (!isOfValue) add(path + '.' + text, name, alias, line);
    } else {
      cursor.next();
    }
    ({ token } = cursor);
  }
  cursor.next();
}

/** `=> Name`, `as Name`; the number of the name, or `none`. */
function readAlias(cursor: TokenCursor): number {
  const isAs = cursor.token === Token.name && !cursor.isFirst && cursor.name === asName;
  if (cursor.token !== Token.arrow && !isAs) return none;
  const token = cursor.next();
  const isAny = token === Token.operator && state.bytes[cursor.start] === underscore;
  if (!isAny && token !== Token.name && token < Token.firstSoft) return none;
  const alias = isAny ? anyName : cursor.name;
  cursor.next();
  return alias;
}

/** Inside something else an import may be one of a value that is inherited: that it is a package is not said. */
function add(specifier: string, name: number, alias: number, line: number): void {
  const { names } = state;
  const bound = alias === none ? name : alias;
  const text = alias === none ? undefined : words.text(alias);
  if (bound !== none) names.bind(bound);
  if (state.isAtFileLevel || state.frame.isOpenToAll) names.import(specifier, text, line);
  else names.importInside(specifier, text, line);
}

function isName({ token }: TokenCursor): boolean {
  return token === Token.name || (token >= Token.firstSoft && token !== Token.givenWord);
}

function isSelector({ token }: TokenCursor): boolean {
  return token === Token.selector || token === Token.member;
}

function isWildcard(cursor: TokenCursor): boolean {
  const { token, start, end, name } = cursor;
  if (isSelector(cursor)) return name === anyName || name === givenName;
  if (token === Token.givenWord) return true;
  if (token !== Token.operator) return false;
  const byte = state.bytes[start];
  return byte === underscore || (byte === star && end - start <= 1);
}

function endsSelector(token: number): boolean {
  return token === Token.comma || token === Token.closeBrace || token === Token.end;
}
