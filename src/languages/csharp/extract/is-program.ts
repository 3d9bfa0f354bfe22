// Whether a file is a program: it has a `Main`, or statements outside of all types.
import { kindsIn } from '../../kit/byte-table.ts';
import { state } from './state.ts';
import * as Token from './token.ts';
import { tokens } from './tokens.ts';
import { main } from './words.ts';

/** After a file was read. */
export function isProgram(): boolean {
  return state.hasStatements || tokens.hasWord(main, isMain);
}

/** `static async Task<int> Main(` */
function isMain(name: number): boolean {
  const { kinds } = tokens;
  if (kinds[name] !== Token.declared || kinds[name + 1] !== Token.openParen) return false;
  for (let at = name - 1; endsStatement[kinds[at]!] !== 1; at--) if (kinds[at] === Token.static_) return true;
  return false;
}

const endsStatement = kindsIn('\0{};');
/** Declarations begin with a keyword, a modifier or an attribute. */
const beginsStatement = kindsIn('', [Token.name, Token.await_, Token.var_]);

/** Whether the `;` ends something like `await app.RunAsync()`, at the top of a file. */
export function isStatement(semicolon: number): boolean {
  const { kinds } = tokens;
  let first = semicolon;
  while (endsStatement[kinds[first - 1]!] !== 1) first--;
  return beginsStatement[kinds[first]!] === 1;
}
