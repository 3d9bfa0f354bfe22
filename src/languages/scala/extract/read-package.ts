// The package clauses of a Scala file: several may follow each other, have braces, or stand before an object.
import * as Awaited from './awaited.ts';
import { state } from './state.ts';
import type { TokenCursor } from './token-cursor.ts';
import * as Token from './token.ts';
import { words } from './words.ts';

/** At `package`; behind it stands the first token that is not of the clause. */
export function readPackage(cursor: TokenCursor): void {
  if (cursor.next() === Token.objectWord) {
    state.beginDeclaration(true);
    state.isPackageObject = true;
    state.frame.awaited = Awaited.type;
    cursor.next();
    return;
  }
  const { start } = cursor;
  const path = readPath(cursor);
  if (path === '') return;
  if (state.scope === undefined) state.clauses.push(path);
  if (cursor.token === Token.openBrace) {
    cursor.next();
    state.openPackage(path, start);
  } else {
    const { frame } = state;
    frame.path = frame.path === '' ? path : frame.path + '.' + path;
    if (cursor.token === Token.colon) cursor.next();
  }
}

function readPath(cursor: TokenCursor): string {
  const parts: string[] = [];
  let { token } = cursor;
  while (
    token === Token.name ||
    token === Token.selector ||
    token === Token.member ||
    token >= Token.firstSoft
  ) {
    parts.push(words.text(cursor.name));
    token = cursor.next();
    if (token === Token.dot) token = cursor.next();
    else if (token !== Token.selector && token !== Token.member) break;
  }
  return parts.join('.');
}
