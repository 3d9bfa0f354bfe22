// The head of a class, interface, enum, record or annotation: its name and supertypes.
import { type Frame, FrameKind } from './frame.ts';
import { endOfType, pathBetween } from './paths.ts';
import { Before, type Header, state } from './state.ts';
import { Token, words } from './tokens.ts';

const { names, tokens } = state;

/** At the name of the class. */
export function beginHeader(place: number, keyword: number): void {
  const { frame } = state;
  const name = tokens.words[place]!;
  const isMember = state.isAtMembers;
  const path = isMember ? pathOf(words.text(name)) : undefined;
  const isDeclared = path !== undefined && (state.isAtFileLevel || (frame.isDeclared && !frame.isPrivate));
  if (isDeclared) state.declares.push(path);
  if (isMember && state.isAtFileLevel) names.bind(name);
  else if (isMember) names.addMemberType(name);
  else names.hideType(name);
  state.header = {
    path,
    isDeclared,
    isEnum: keyword === Token.enum,
    mark: names.mark,
    firstMember: names.memberCount,
    isSupertypes: false,
    hasSupertypes: false,
    isAfterName: true,
  };
  state.before = Before.neutral;
  state.isTypeNext = false;
}

export function openClass(header: Header): void {
  const frame = openBody(header.firstMember, header.hasSupertypes);
  frame.path = header.path;
  frame.isDeclared = header.isDeclared;
  frame.isConstants = header.isEnum;
  frame.outerMark = header.mark;
  state.header = undefined;
}

/** A class without a name, below the type at that place; -1 for one that is written elsewhere. */
export function openAnonymousClass(type: number): void {
  if (type >= 0) names.inherit(pathBetween(type, endOfType(type)), '', tokens.lines[type]!);
  openBody(names.memberCount, true);
}

function openBody(firstMember: number, hasSupertypes: boolean): Frame {
  const frame = state.open(FrameKind.class);
  frame.isHeir ||= hasSupertypes;
  frame.firstMember = firstMember;
  frame.referenceMark = names.referenceMark;
  return frame;
}

/** Undefined if no other file can name it. */
function pathOf(name: string): string | undefined {
  const around = state.isAtFileLevel ? state.packageName : state.frame.path;
  if (around === undefined) return undefined;
  return around === '' ? name : `${around}.${name}`;
}
