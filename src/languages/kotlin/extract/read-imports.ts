// The package and the imports of a Kotlin file.
import { dot, star } from '../../kit/bytes.ts';
import { aliasDetail, importStatement } from '../../kit/import-statement.ts';
import { state } from './state.ts';
import * as Token from './token.ts';
import { table, Word } from './words.ts';

const none = -1;

/** At `package`; returns the place of its last token. */
export function readPackage(place: number): number {
  const path = readPath(place);
  if (state.scope === '' && path.text !== '') {
    state.scope = path.text;
    state.root = state.tokens.words[place + 1]!;
  }
  return path.last;
}

/** At `import`; returns the place of its last token. */
export function readImport(place: number): number {
  const { tokens, names } = state;
  const path = readPath(place);
  if (path.text === '') return path.last;
  let { last } = path;
  let alias = none;
  if (path.name !== none && isAs(last + 1)) {
    last++;
    if (isNameAt(last + 1)) alias = tokens.words[++last]!;
  }
  if (path.name !== none) names.bind(alias === none ? path.name : alias);
  const detail = aliasDetail(alias === none ? undefined : table.text(alias));
  state.imports.push(
    importStatement({ specifier: path.text, detail, line: tokens.lines[place]!, kind: 'static' }),
  );
  return last;
}

interface Path {
  readonly text: string;
  /** Its last name; `none` if it ends with a star. */
  readonly name: number;
  /** The place of its last token. */
  readonly last: number;
}

/** After the keyword at `place`. */
function readPath(place: number): Path {
  const { bytes, tokens } = state;
  const { kinds, starts, ends, words } = tokens;
  const first = place + 1;
  if (!isNameAt(first)) return { text: '', name: none, last: place };
  let last = first;
  while (kinds[last + 1] === Token.part) last++;
  let text = table.text(table.numberOf(starts[first]!, ends[last]!));
  let name = words[last]!;
  // It contains blanks, comments or backquotes.
  for (;;) {
    if (kinds[last + 1] === dot) last++;
    else if (kinds[last + 1] !== Token.selector && kinds[last + 1] !== Token.part) break;
    if (kinds[last + 1] === Token.operator && bytes[starts[last + 1]!] === star)
      return { text: `${text}.*`, name: none, last: last + 1 };
    if (!isNameAt(last + 1)) break;
    name = words[++last]!;
    text = `${text}.${table.text(name)}`;
  }
  return { text, name, last };
}

function isAs(place: number): boolean {
  return state.tokens.kinds[place] === Token.word && state.tokens.words[place] === Word.as;
}

function isNameAt(place: number): boolean {
  const kind = state.tokens.kinds[place]!;
  return Token.isWord(kind) || kind === Token.part || kind === Token.selector;
}
