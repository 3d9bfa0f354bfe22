// The imports of a Scala file, which stand anywhere: `import shop.{Cart, Tax => Vat, _}, orders.given`.
import type { Reader } from './reader.ts';
import { Token, firstSoft } from './tokens.ts';

const [star, underscore] = [42, 95];
const none = -1;

/** At `import`; behind it stands the first token that is not of it. */
export function readImport(reader: Reader): void {
  const { scanner, state } = reader;
  if (state.scope === undefined) state.scope = state.clauses.join(' ');
  do {
    scanner.next();
    readOne(reader);
  } while (scanner.token === Token.comma);
}

function readOne(reader: Reader): void {
  const { scanner, state, table } = reader;
  const { start } = scanner;
  const head = isName(reader) ? table.numberOf(start, scanner.end) : none;
  // What a value, a parameter or `this` offers stands in no other file by that name.
  const isOfValue = head === none || state.names.isHidden(head);
  const parts: string[] = [];
  let last = none;
  while (isName(reader) || scanner.token === Token.word) {
    parts.push(scanner.text(scanner.start, scanner.end));
    last = table.numberOf(scanner.start, scanner.end);
    if (scanner.next() !== Token.dot) break;
    const path = parts.join('.');
    scanner.next();
    if (scanner.token === Token.openBrace) return readSelectors(reader, path, isOfValue);
    if (isWildcard(reader)) {
      scanner.next();
      if (!isOfValue) add(reader, `${path}.*`, none, none, start);
      return;
    }
  }
  const alias = readAlias(reader);
  if (!isOfValue && parts.length > 0) add(reader, parts.join('.'), last, alias, start);
}

function readSelectors(reader: Reader, path: string, isOfValue: boolean): void {
  const { scanner, table } = reader;
  let token = scanner.next();
  while (token !== Token.closeBrace && token !== Token.end) {
    const { start } = scanner;
    if (token === Token.comma) {
      scanner.next();
    } else if (isWildcard(reader)) {
      scanner.next();
      // The type of `given Type`.
      while (!endsSelector(scanner.token)) scanner.next();
      if (!isOfValue) add(reader, `${path}.*`, none, none, start);
    } else if (isName(reader) || scanner.token === Token.operator) {
      const text = scanner.text(start, scanner.end);
      const name = table.numberOf(start, scanner.end);
      scanner.next();
      const alias = readAlias(reader);
      if (!isOfValue) add(reader, `${path}.${text}`, name, alias, start);
    } else {
      scanner.next();
    }
    ({ token } = scanner);
  }
  scanner.next();
}

/** `=> Name`, `as Name`; the number of the name, or `none`. */
function readAlias({ scanner, table }: Reader): number {
  const isAs =
    scanner.token === Token.name && !scanner.isFirst && scanner.text(scanner.start, scanner.end) === 'as';
  if (scanner.token !== Token.arrow && !isAs) return none;
  const token = scanner.next();
  const isAlias = token === Token.name || token >= firstSoft || scanner.byteAt(scanner.start) === underscore;
  const end = token === Token.operator ? scanner.start + 1 : scanner.end;
  const alias = isAlias ? table.numberOf(scanner.start, end) : none;
  if (isAlias) scanner.next();
  return alias;
}

/** Inside something else an import may be one of a value that is inherited: that it is a package is not said. */
function add({ state, table }: Reader, specifier: string, name: number, alias: number, start: number): void {
  const { names } = state;
  const bound = alias === none ? name : alias;
  const text = alias === none ? undefined : table.text(alias);
  if (bound !== none) names.bind(bound);
  if (state.isAtFileLevel || state.frame.isOpenToAll) names.import(specifier, text, start);
  else names.importInside(specifier, text, start);
}

function isName({ scanner }: Reader): boolean {
  return scanner.token === Token.name || (scanner.token >= firstSoft && scanner.token !== Token.given);
}

function isWildcard({ scanner }: Reader): boolean {
  const { token, start, end } = scanner;
  if (token === Token.given) return true;
  if (token !== Token.operator) return false;
  const byte = scanner.byteAt(start);
  return byte === underscore || (byte === star && end - start <= 1);
}

function endsSelector(token: number): boolean {
  return token === Token.comma || token === Token.closeBrace || token === Token.end;
}
