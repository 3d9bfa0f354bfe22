// The head of a class, interface, enum, record or annotation: its name and supertypes.
import { FrameKind } from './frame.ts';
import { Before, type Header, type State } from './state.ts';
import { Token } from './tokens.ts';

/** At the name of the class, just read by the scanner. */
export function beginHeader(state: State, keyword: number): void {
  const { frame, names, scanner } = state;
  const { start, end } = scanner;
  const isMember = state.isAtMembers;
  const path = isMember ? pathOf(state, state.statements.textAt(start, end)) : undefined;
  const isDeclared = path !== undefined && (state.isAtFileLevel || (frame.isDeclared && !frame.isPrivate));
  if (isDeclared) state.declares.push(path);
  if (isMember && state.isAtFileLevel) names.bind(start, end);
  else if (isMember) names.addMemberType(start, end, frame.classId);
  else names.hideType(start, end);
  state.header = {
    classId: names.members.open(),
    path,
    isDeclared,
    isEnum: keyword === Token.enum,
    typeMark: names.types.mark,
    variableMark: names.variables.mark,
    isSupertypes: false,
    hasSupertypes: false,
    isAfterName: true,
  };
  state.before = Before.neutral;
  state.isTypeNext = false;
}

export function openClass(state: State, header: Header): void {
  state.names.members.begin(header.classId, state.place, header.hasSupertypes);
  const frame = state.open(FrameKind.class);
  frame.classId = header.classId;
  frame.path = header.path;
  frame.isDeclared = header.isDeclared;
  frame.isConstants = header.isEnum;
  frame.outerTypeMark = header.typeMark;
  frame.outerVariableMark = header.variableMark;
  state.header = undefined;
}

/** A class without a name. Its supertype is at `start`, or written elsewhere if -1. */
export function openAnonymousClass(state: State, start: number, end: number): void {
  const { names } = state;
  if (start >= 0) names.addSupertype(start, end, '');
  const [classId, around] = [names.members.open(), state.place];
  names.members.begin(classId, around, true);
  state.open(FrameKind.class).classId = classId;
}

/** Undefined if no other file can name it. */
function pathOf(state: State, name: string): string | undefined {
  const around = state.isAtFileLevel ? state.packageName : state.frame.path;
  if (around === undefined) return undefined;
  return around === '' ? name : `${around}.${name}`;
}
