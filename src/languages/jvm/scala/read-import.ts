// The imports of a Scala file, which stand anywhere: `import shop.{Cart, Tax => Vat, _}, orders.given`.
import type { Reader } from './reader.ts';
import { Token, asWord, firstSoft, table } from './tokens.ts';

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
  const { scanner, state } = reader;
  const { line } = scanner;
  // What a value, a parameter or `this` offers stands in no other file by that name.
  const isOfValue = !isName(reader) || state.names.isHidden(scanner.name);
  let path = '';
  let last = none;
  while (isName(reader) || scanner.token === Token.word) {
    last = scanner.name;
    path = path === '' ? table.text(last) : `${path}.${table.text(last)}`;
    if (scanner.next() !== Token.dot) break;
    scanner.next();
    if (scanner.token === Token.openBrace) return readSelectors(reader, path, isOfValue);
    if (isWildcard(reader)) {
      scanner.next();
      if (!isOfValue) add(reader, `${path}.*`, none, none, line);
      return;
    }
  }
  const alias = readAlias(reader);
  if (!isOfValue && path !== '') add(reader, path, last, alias, line);
}

function readSelectors(reader: Reader, path: string, isOfValue: boolean): void {
  const { scanner } = reader;
  let token = scanner.next();
  while (token !== Token.closeBrace && token !== Token.end) {
    const { line } = scanner;
    if (token === Token.comma) {
      scanner.next();
    } else if (isWildcard(reader)) {
      scanner.next();
      // The type of `given Type`.
      while (!endsSelector(scanner.token)) scanner.next();
      if (!isOfValue) add(reader, `${path}.*`, none, none, line);
    } else if (isName(reader) || scanner.token === Token.operator) {
      const name =
        scanner.token === Token.operator ? table.numberOf(scanner.start, scanner.end) : scanner.name;
      const text = table.text(name);
      scanner.next();
      const alias = readAlias(reader);
      if (!isOfValue) add(reader, `${path}.${text}`, name, alias, line);
    } else {
      scanner.next();
    }
    ({ token } = scanner);
  }
  scanner.next();
}

/** `=> Name`, `as Name`; the number of the name, or `none`. */
function readAlias({ scanner }: Reader): number {
  const isAs = scanner.token === Token.name && !scanner.isFirst && scanner.name === asWord;
  if (scanner.token !== Token.arrow && !isAs) return none;
  const token = scanner.next();
  const isAlias = token === Token.name || token >= firstSoft || scanner.byteAt(scanner.start) === underscore;
  const end = token === Token.operator ? scanner.start + 1 : scanner.end;
  const alias = isAlias ? table.numberOf(scanner.start, end) : none;
  if (isAlias) scanner.next();
  return alias;
}

/** Inside something else an import may be one of a value that is inherited: that it is a package is not said. */
function add({ state }: Reader, specifier: string, name: number, alias: number, line: number): void {
  const { names } = state;
  const bound = alias === none ? name : alias;
  const text = alias === none ? undefined : table.text(alias);
  if (bound !== none) names.bind(bound);
  if (state.isAtFileLevel || state.frame.isOpenToAll) names.import(specifier, text, line);
  else names.importInside(specifier, text, line);
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
