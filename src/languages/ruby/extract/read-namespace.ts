// `class` and `module`: declarations and superclasses.
import { isUpper, nameBytes, skipBlanks, skipName, skipSpace } from './byte-classes.ts';
import { FrameKind } from './frame.ts';
import { Lex } from './lex.ts';
import type { State } from './state.ts';
import { colon, less } from '../../kit/bytes.ts';

export function readClass(state: State): void {
  const { bytes } = state;
  passSpace(state);
  if (bytes[state.pos] === less && bytes[state.pos + 1] === less) {
    state.pos += 2;
    state.beginStatement();
    state.open(FrameKind.block).isHead = true;
    state.lex = Lex.value;
    return;
  }
  const own = openNamespace(state);
  if (own === -1) return;
  const pos = skipBlanks(bytes, state.pos);
  if (bytes[pos] !== less) return;
  state.findings.declare(own, false);
  state.pos = pos + 1;
  state.lex = Lex.value;
  state.subclass = own;
}

export function readModule(state: State): void {
  passSpace(state);
  openNamespace(state);
}

/** The nesting inside it; -1 if its name is not a constant. */
function openNamespace(state: State): number {
  const { bytes, findings } = state;
  const start = state.pos;
  let pos = start;
  for (;;) {
    if (bytes[pos] === colon && bytes[pos + 1] === colon) pos = skipSpace(bytes, pos + 2, state.length);
    if (!isUpper(bytes[pos]!)) break;
    pos = skipName(bytes, pos);
    if (bytes[pos] !== colon || bytes[pos + 1] !== colon) break;
  }
  if (pos === start || nameBytes[bytes[pos - 1]!] === 0) {
    state.open(FrameKind.block);
    state.lex = Lex.value;
    return -1;
  }
  findings.passLines(start, pos);
  // `Shop` in `class Shop::Cart` is not a use of it; neither is it in `module Shop` around `class Cart`.
  const own = findings.nest(state.frame.nesting, findings.pathText(start, pos));
  const frame = state.open(FrameKind.namespace);
  frame.isHead = true;
  frame.ownNesting = own;
  frame.isBare = true;
  findings.declare(own, true);
  state.pos = pos;
  state.lex = Lex.end;
  return own;
}

function passSpace(state: State): void {
  const start = state.pos;
  state.pos = skipSpace(state.bytes, start, state.length);
  state.findings.passLines(start, state.pos);
}
