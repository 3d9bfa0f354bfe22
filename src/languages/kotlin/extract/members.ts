// The members of the classes of a file that other files can use: functions with brackets, extensions with a dot.
import { companionOf, isCapital } from '../../jvm/extract/spelling.ts';
import { noType } from './frame.ts';
import type { Parameters } from './parameters.ts';

export interface Member {
  /** Of its values; `noType` if unknown. */
  readonly type: number;
  readonly takes: Parameters;
}

export const property: Parameters = { least: 0, most: 0 };

export class Members {
  readonly byClass = new Map<string, Map<string, Member>>();

  add(path: string, name: string, member: Member): void {
    const members = this.byClass.get(path);
    if (members === undefined) this.byClass.set(path, new Map([[name, member]]));
    else members.set(name, withOverload(members.get(name), member));
  }

  /** Of the type itself, not of its values. Nobody takes a name with a capital for an extension. */
  addOwn(path: string, name: string, member: Member): void {
    if (path !== '' && !isCapital(name.charCodeAt(0))) this.add(companionOf(path), name, member);
  }
}

/** All functions of the same name must have the same type. */
function withOverload(one: Member | undefined, other: Member): Member {
  if (one === undefined) return other;
  return {
    type: one.type === other.type ? one.type : noType,
    takes: {
      least: Math.min(one.takes.least, other.takes.least),
      most: Math.max(one.takes.most, other.takes.most),
    },
  };
}
