// Reads declarations: namespaces, types, members, and `using` directives.
import { readChain } from './chains.ts';
import { FrameKind } from './frame.ts';
import { chainOf, textOf } from './names.ts';
import { state } from './state.ts';
import * as Token from './token.ts';
import { tokens } from './tokens.ts';
import type { UsingDetail } from '../../../model/import-detail.ts';

/** From `class`, `struct`, `interface`, `enum` or `record`. Returns the next token to read. */
export function readType(keyword: number): number {
  const { kinds } = tokens;
  const { frame } = state;
  let name = keyword + 1;
  if (kinds[keyword] === Token.record && kinds[name] === Token.class_) name++;
  if (!Token.isName(kinds[name]!)) return keyword + 1;
  const kind = kinds[keyword] === Token.enum_ ? FrameKind.enumBody : FrameKind.type;
  const type = declareType(name);
  frame.pendingType = type;
  frame.pendingKind = kind;
  frame.isHeader = true;
  frame.isConstraint = false;
  return name + 1;
}

/** `namespace Shop.Billing`, with a block or file-scoped. */
export function readNamespace(keyword: number): number {
  const { kinds } = tokens;
  const name = keyword + 1;
  if (!Token.isName(kinds[name]!)) return name;
  const { end, last } = readChain(name);
  const place = state.types.addNamespace(state.place, textOf(chainOf(name, last)));
  if (kinds[end] === Token.semicolon) state.enter(place);
  else if (kinds[end] === Token.openBrace) state.pendingPlace = place;
  return end;
}

/** A `using` directive. A `using` that declares a variable is read as a statement. */
export function readUsing(keyword: number): number {
  const { kinds } = tokens;
  let first = keyword + 1;
  let form: UsingDetail['form'] = 'namespace';
  let alias = '';
  while (kinds[first] === Token.static_ || kinds[first] === Token.keyword) {
    if (kinds[first] === Token.static_) form = 'static';
    first++;
  }
  if (Token.isName(kinds[first]!) && kinds[first + 1] === Token.equals) {
    form = 'alias';
    alias = state.text(first);
    first += 2;
  }
  if (!Token.isName(kinds[first]!)) return first;
  const { end, last } = readChain(first);
  if (kinds[end] !== Token.semicolon) return form === 'alias' ? first : keyword + 1;
  const isGlobal = kinds[keyword - 1] === Token.global;
  const inside = state.types.namespaceOf(state.place);
  state.usings.push({
    specifier: textOf(chainOf(first, last)),
    detail: { kind: 'using', form, isGlobal, alias, inside },
    line: tokens.lines[isGlobal ? keyword - 1 : keyword]!,
    kind: 'static',
  });
  return first + 1;
}

/** A name after its type: a member, a delegate, a parameter or a variable. */
export function readDeclared(name: number): void {
  const { frame } = state;
  frame.isDeclaring = true;
  if (frame.isDelegate && frame.isDeclarative) {
    declareType(name);
    state.takeBackTypeParameters(frame.memberMark);
    return;
  }
  if (frame.isPrimary) state.types.addMember(state.outer.pendingType, tokens.words[name]!);
  else if (frame.kind === FrameKind.type && !frame.isExpression) declareMember(name);
  else {
    state.hideValue(name);
    if (tokens.kinds[name + 1] === Token.less) readTypeParameters(name + 1, state.mark);
  }
}

/** `<in T, out U>` of a type or method: these names hide others, also in references noted since the mark. */
export function readTypeParameters(open: number, mark: number): number {
  const { kinds } = tokens;
  const close = state.angles.closeOf(open);
  if (close === 0) return open;
  kinds[open] = Token.openAngle;
  kinds[close] = Token.closeAngle;
  let depth = 0;
  for (let at = open + 1; at < close; at++) {
    const kind = kinds[at]!;
    if (kind === Token.openBracket) depth++;
    else if (kind === Token.closeBracket) depth--;
    const isParameter =
      Token.isName(kind) && depth === 0 && (kinds[at + 1] === Token.comma || at + 1 === close);
    if (!isParameter) continue;
    kinds[at] = Token.part;
    state.hideTypeParameter(at);
  }
  state.takeBackTypeParameters(mark);
  return close + 1;
}

function declareType(name: number): number {
  const { kinds } = tokens;
  const { frame } = state;
  const outer = frame.kind === FrameKind.type ? state.type : -1;
  if (kinds[name + 1] === Token.less) readTypeParameters(name + 1, state.mark);
  kinds[name] = Token.part;
  return state.types.addType(state.place, outer, textOf(chainOf(name, name)));
}

function declareMember(name: number): void {
  const { kinds } = tokens;
  const { frame } = state;
  state.types.addMember(state.type, tokens.words[name]!);
  const open = kinds[name + 1] === Token.less ? readTypeParameters(name + 1, frame.memberMark) : name + 1;
  if (kinds[open] === Token.openParen && kinds[open + 1] === Token.this_) {
    state.types.addExtension(state.place, state.text(name));
  }
}
