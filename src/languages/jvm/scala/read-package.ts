// The package clauses of a Scala file: several may follow each other, have braces, or stand before an object.
import { Awaited } from './frame.ts';
import type { Reader } from './reader.ts';
import { Token, firstSoft, table } from './tokens.ts';

/** At `package`; behind it stands the first token that is not of the clause. */
export function readPackage({ state, scanner }: Reader): void {
  if (scanner.next() === Token.object) {
    state.beginDeclaration(scanner, true);
    state.isPackageObject = true;
    state.frame.awaited = Awaited.type;
    scanner.next();
    return;
  }
  const { start } = scanner;
  const parts: string[] = [];
  while (scanner.token === Token.name || scanner.token >= firstSoft) {
    parts.push(table.text(scanner.name));
    if (scanner.next() !== Token.dot) break;
    scanner.next();
  }
  const path = parts.join('.');
  if (path === '') return;
  if (state.scope === undefined) state.clauses.push(path);
  if (scanner.token === Token.openBrace) {
    scanner.next();
    state.openPackage(path, start);
  } else {
    const { frame } = state;
    frame.path = frame.path === '' ? path : `${frame.path}.${path}`;
    if (scanner.token === Token.colon) scanner.next();
  }
}
