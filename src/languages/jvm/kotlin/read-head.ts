// The package and the imports of a Kotlin file.
import type { Reader } from './reader.ts';
import type { Scanner } from './scanner.ts';
import { Token, asWord, table } from './tokens.ts';

const star = 42;
const none = -1;

interface Path {
  readonly text: string;
  /** The name that an import binds; one that ends in a star has none. */
  readonly last: number;
  /** The token behind it. */
  readonly token: number;
}

/** At `package`; answers with the token behind it. */
export function readPackage({ scanner, state }: Reader): number {
  const { text, token } = readPath(scanner);
  if (state.scope === '') state.scope = text;
  return token;
}

/** At `import`; answers with the token behind it. */
export function readImport({ scanner, state }: Reader): number {
  const { names } = state;
  const { line } = scanner;
  if (scanner.takeLineOfNames()) {
    names.bind(table.numberOf(scanner.start, scanner.end));
    names.import(table.text(scanner.name), undefined, line);
    return scanner.next();
  }
  const { text: specifier, last, token } = readPath(scanner);
  if (specifier === '') return token;
  if (last === none) {
    names.import(specifier, undefined, line);
    return token;
  }
  if (token !== Token.word || scanner.name !== asWord) {
    names.bind(last);
    names.import(specifier, undefined, line);
    return token;
  }
  const aliasToken = scanner.next();
  const hasAlias = isWord(aliasToken);
  const alias = hasAlias ? table.text(scanner.name) : undefined;
  names.bind(hasAlias ? scanner.name : last);
  names.import(specifier, alias, line);
  return hasAlias ? scanner.next() : aliasToken;
}

/** As far as it goes. */
function readPath(scanner: Scanner): Path {
  const parts: number[] = [];
  let last = none;
  let token = scanner.next();
  const { start } = scanner;
  let end = start - 1;
  /** No blanks, quotes or comments stand in it. */
  let isWhole = true;
  while (isWord(token)) {
    last = scanner.name;
    parts.push(last);
    isWhole = isWhole && scanner.start === end + 1;
    ({ end } = scanner);
    token = scanner.next();
    if (token !== Token.dot) break;
    token = scanner.next();
    if (token !== Token.operator || scanner.byteAt(scanner.start) !== star) continue;
    last = none;
    isWhole = isWhole && scanner.start === end + 1;
    end = scanner.start + 1;
    token = scanner.next();
    break;
  }
  if (isWhole && end > start) return { text: table.text(table.numberOf(start, end)), last, token };
  const written = parts.map((part) => table.text(part));
  return { text: [...written, ...(last === none && parts.length > 0 ? ['*'] : [])].join('.'), last, token };
}

function isWord(token: number): boolean {
  return token === Token.name || token >= Token.class;
}
