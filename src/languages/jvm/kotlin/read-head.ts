// The package and the imports of a Kotlin file.
import type { Reader } from './reader.ts';
import { Token } from './tokens.ts';

const star = 42;
const none = -1;

/** The last name of a path is the one that an import binds; one that ends in a star has none. */
interface Path {
  readonly text: string;
  readonly last: number;
}

/** At `package`. */
export function readPackage(reader: Reader): void {
  reader.scanner.next();
  const { text } = readPath(reader);
  if (reader.state.scope === '') reader.state.scope = text;
}

/** At `import`. */
export function readImport(reader: Reader): void {
  const { scanner } = reader;
  const { names } = reader.state;
  const { start } = scanner;
  scanner.next();
  const { text: specifier, last } = readPath(reader);
  if (specifier === '') return;
  const alias = last === none ? none : readAlias(reader);
  if (alias === none) {
    if (last !== none) names.bind(last);
    names.import(specifier, undefined, start);
  } else {
    names.bind(alias);
    names.import(specifier, reader.table.text(alias), start);
  }
}

function readAlias({ scanner, table }: Reader): number {
  if (scanner.token !== Token.word || scanner.text(scanner.start, scanner.end) !== 'as') return none;
  scanner.next();
  if (!isWord(scanner.token)) return none;
  const alias = table.numberOf(scanner.start, scanner.end);
  scanner.next();
  return alias;
}

/** As far as it goes: behind it stands the first token that is none of it. */
function readPath({ scanner, table }: Reader): Path {
  const parts: string[] = [];
  let last = none;
  while (isWord(scanner.token)) {
    parts.push(scanner.text(scanner.start, scanner.end));
    last = table.numberOf(scanner.start, scanner.end);
    if (scanner.next() !== Token.dot) break;
    if (scanner.next() !== Token.operator || scanner.byteAt(scanner.start) !== star) continue;
    scanner.next();
    parts.push('*');
    last = none;
    break;
  }
  return { text: parts.join('.'), last };
}

function isWord(token: number): boolean {
  return token === Token.name || token >= Token.class;
}
