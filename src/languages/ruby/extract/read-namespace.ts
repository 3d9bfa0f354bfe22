// `class` and `module`: what they declare, and what a class inherits.
import { isBlank, isSpace, isUpper, nameBytes } from './byte-classes.ts';
import * as FrameKind from './frame-kind.ts';
import * as Lex from './lex.ts';
import type { State } from './state.ts';
import { colon, less } from '../../kit/bytes.ts';

export function readClass(state: State): void {
  const { bytes } = state;
  skipSpace(state);
  if (bytes[state.pos] === less && bytes[state.pos + 1] === less) {
    state.pos += 2;
    state.beginStatement();
    state.open(FrameKind.block).isHead = true;
    state.lex = Lex.value;
    return;
  }
  const own = openNamespace(state);
  if (own === -1) return;
  let { pos } = state;
  while (isBlank(bytes[pos]!)) pos++;
  if (bytes[pos] !== less) return;
  state.findings.declare(own, false);
  state.pos = pos + 1;
  state.lex = Lex.value;
  state.heir = own;
}

export function readModule(state: State): void {
  skipSpace(state);
  openNamespace(state);
}

/** The nesting inside it; -1 where it has no constant's name. */
function openNamespace(state: State): number {
  const { bytes, findings } = state;
  const start = state.pos;
  let pos = start;
  let beforeLast = -1;
  for (;;) {
    if (bytes[pos] === colon && bytes[pos + 1] === colon) {
      if (pos > start) beforeLast = pos;
      pos += 2;
      while (isSpace(bytes[pos]!) && pos < state.length) pos++;
    }
    if (!isUpper(bytes[pos]!)) break;
    while (nameBytes[bytes[pos]!] === 1) pos++;
    if (bytes[pos] !== colon || bytes[pos + 1] !== colon) break;
  }
  if (pos === start || nameBytes[bytes[pos - 1]!] === 0) {
    state.open(FrameKind.block);
    state.lex = Lex.value;
    return -1;
  }
  const around = state.frame;
  const hasGap = findings.pathText(start, pos).length !== pos - start;
  if (beforeLast !== -1) findings.refer(around.nesting, start, beforeLast, hasGap);
  if (hasGap) findings.passLines(start, pos);
  const own = findings.nest(around.nesting, findings.pathText(start, pos));
  const frame = state.open(FrameKind.namespace);
  frame.isHead = true;
  frame.ownNesting = own;
  frame.isBare = true;
  findings.declare(own, true);
  state.pos = pos;
  state.lex = Lex.end;
  return own;
}

function skipSpace(state: State): void {
  const start = state.pos;
  while (isSpace(state.bytes[state.pos]!) && state.pos < state.length) state.pos++;
  state.findings.passLines(start, state.pos);
}
