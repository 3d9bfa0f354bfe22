// Opening and closing brackets. Mismatched brackets are tolerated.
import { kindsIn } from '../../kit/byte-table.ts';
import { readersOf } from '../../kit/readers-of.ts';
import { openAnonymousClass, openClass } from './class-header.ts';
import { FrameKind, Lone } from './frame.ts';
import { typeTokens } from './read-name.ts';
import { Before, state } from './state.ts';
import { Token, followsCast } from './tokens.ts';

const { names, tokens } = state;

/** By the token of the bracket. */
export const bracketReaders = new Map<number, (place: number) => void>([
  ...readersOf('()[]', openParen, closeParen, openBracket, closeBracket),
  ...readersOf('{}<>', openBrace, closeBrace, openAngle, closeAngle),
]);

function openParen(place: number): void {
  const { before, isArgumentsNext, isNew, newType } = state;
  const kind = kindOfParen();
  const previous = tokens.kinds[place - 1];
  state.forgetNew();
  state.isArgumentsNext = false;
  const paren = state.open(kind);
  paren.isCatch = previous === Token.catch;
  paren.isHeader = previous === Token.header || previous === Token.switch;
  paren.isAnnotation = isArgumentsNext;
  paren.isRecord = kind === FrameKind.params && state.header !== undefined;
  paren.isNew = isNew;
  paren.newType = newType;
  paren.isOperand =
    kind === FrameKind.paren &&
    before === Before.neutral &&
    !(isNew || isArgumentsNext || paren.isHeader || paren.isCatch);
  if (paren.isOperand) paren.lone = loneAt(place);
}

function kindOfParen(): number {
  const { before, frame } = state;
  if (state.isNew || state.isArgumentsNext || frame.isConstants) return FrameKind.paren;
  if (state.isInHead) return FrameKind.params;
  if (state.isAtMembers && before === Before.declared) return FrameKind.params;
  return before === Before.type ? FrameKind.pattern : FrameKind.paren;
}

/** What the names alone in the brackets that open here are. */
function loneAt(place: number): number {
  const { kinds } = tokens;
  let end = place + 1;
  while (isAlone[kinds[end]!] === 1) end++;
  if (end === place + 1 || kinds[end] !== Token.closeParen)
    return isGenericCast(end) ? Lone.types : Lone.values;
  const next = kinds[end + 1]!;
  if (next === Token.arrow) return Lone.parameters;
  return followsCast[next] === 1 ? Lone.types : Lone.values;
}

const isAlone = kindsIn(',&', [Token.name, Token.part]);

/** `(Cart & List<Item>) order`, from a token in the brackets. */
function isGenericCast(start: number): boolean {
  const { kinds } = tokens;
  let end = start;
  while (typeTokens[kinds[end]!] === 1 || kinds[end] === Token.and) end++;
  const isArray = kinds[end - 1] === Token.closeBracket && kinds[end - 2] === Token.openBracket;
  return kinds[end] === Token.closeParen && (isArray || kinds[end - 1] === Token.greater);
}

function closeParen(): void {
  state.closeAngles();
  const { before, frame } = state;
  if (frame.kind < FrameKind.paren || frame.kind > FrameKind.pattern) return;
  state.forgetNew();
  state.close();
  state.before = Before.operand;
  if (frame.isNew) {
    state.before = Before.creation;
    state.newType = frame.newType;
  } else if (frame.isAnnotation || frame.isHeader || frame.isCatch) state.before = Before.neutral;
  else if (frame.isOperand && (frame.lone === Lone.types || before === Before.type))
    state.before = Before.neutral;
}

function openBracket(place: number): void {
  state.forgetNew();
  const isDimension = state.before !== Before.declared && tokens.kinds[place + 1] === Token.closeBracket;
  state.open(FrameKind.bracket).isDimension = isDimension;
}

function closeBracket(): void {
  state.closeAngles();
  const { frame } = state;
  if (frame.kind !== FrameKind.bracket) return;
  state.close();
  state.before = frame.isDimension ? Before.type : Before.operand;
}

function openBrace(): void {
  state.closeAngles();
  const { before, frame, header, newType } = state;
  state.forgetNew();
  if (header !== undefined && state.isInHead) openClass(header);
  else if (before === Before.creation) openAnonymousClass(newType);
  else if (frame.kind === FrameKind.class && frame.isConstants) openAnonymousClass(-1);
  else state.open(FrameKind.block);
}

function closeBrace(): void {
  while (state.frame.kind > FrameKind.block) state.close();
  const { frame } = state;
  state.forgetNew();
  state.before = Before.neutral;
  if (state.isAtFileLevel) return;
  state.close();
  names.unwind(frame.outerMark);
  if (state.isAtMembers) state.endMember();
}

function openAngle(): void {
  const { before, header } = state;
  if (header?.isAfterName === true && state.isInHead) {
    header.isAfterName = false;
    state.open(FrameKind.typeParameters);
  } else if (before === Before.dot) {
    state.open(FrameKind.typeArguments).isCall = true;
  } else if (before === Before.type) {
    state.open(FrameKind.typeArguments);
  } else if (state.isAtMembers && before === Before.neutral) {
    state.open(FrameKind.typeParameters);
  } else {
    state.before = Before.neutral;
  }
}

function closeAngle(): void {
  const { frame } = state;
  if (frame.isAngle) state.close();
  if (frame.kind !== FrameKind.typeArguments) state.before = Before.neutral;
  else state.before = frame.isCall ? Before.dot : Before.type;
}
