// Files that are loaded by a pattern: `Dir[File.join(__dir__, 'rules', '*.rb')].each { |file| require file }`.
import { isText, nameBytes, skipName, skipSpace } from './byte-classes.ts';
import { type WrittenPath, readPath } from './path-expression.ts';
import type { State } from './state.ts';
import * as Byte from '../../kit/bytes.ts';

/** The load must be the first statement of the block. */
const loading =
  /^(?:\s*\.(?:sort|uniq|to_a))*(?:\s*\.(?:each|map)\b)?(?:\(&method\(:(?:require|load|require_dependency)\)\)|\s*(?:do|\{)\s*\|\s*(\w+)\s*\|\s*(?:require|require_relative|require_dependency|load)[ (]+(?:File\.expand_path[ (]+)?\1\b(?![.[]))/;
const maxLength = 300;

/** After a `Dir`. This is a lookahead: what follows is read again as code. */
export function readGlob(state: State): void {
  const { bytes, length, text, frame, findings } = state;
  const open = isText(bytes, state.pos, '.glob') ? state.pos + '.glob'.length : state.pos;
  const close = bytes[open] === Byte.openBracket ? Byte.closeBracket : Byte.closeParen;
  if (bytes[open] !== (close === Byte.closeParen ? Byte.openParen : Byte.openBracket)) return;
  const start = skipSpace(bytes, open + 1, length);
  const path = readPath(bytes, start) ?? readVariable(state, start);
  if (path === undefined || path.text.startsWith('/')) return;
  const end = skipSpace(bytes, path.end, length);
  if (bytes[end] !== close) return;
  const found = loading.exec(text.toString('latin1', end + 1, end + maxLength));
  if (found === null) return;
  state.loadEnd = end + 1 + found[0].length;
  const kind = frame.isLazy ? 'lazy' : 'static';
  if (path.isOwn) findings.load('require_relative', path.text, kind);
  else findings.load('require', path.text.startsWith('.') ? path.text : `./${path.text}`, kind);
}

/** `rules` after `rules = File.join(__dir__, '*.rb')`. */
function readVariable({ bytes, text }: State, start: number): WrittenPath | undefined {
  const end = skipName(bytes, start);
  const assignment = `${text.toString('latin1', start, end)} = `;
  const at = text.lastIndexOf(assignment, start);
  if (end === start || at === -1 || nameBytes[bytes[at - 1] ?? 0] === 1) return undefined;
  const path = readPath(bytes, at + assignment.length);
  return path === undefined ? undefined : { ...path, end };
}
