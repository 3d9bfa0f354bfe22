// The members of the classes of a file that other files can use: functions with brackets, extensions with a dot.
import { companionOf, isCapital } from '../../jvm/extract/spelling.ts';
import { noType } from './frame.ts';

export class Members {
  /** Class → its members → the types of their values, `noType` if unknown. */
  readonly byClass = new Map<string, Map<string, number>>();

  /** Of functions of the same name, all must have the same type. */
  add(path: string, member: string, type: number): void {
    const members = this.byClass.get(path);
    if (members === undefined) this.byClass.set(path, new Map([[member, type]]));
    else members.set(member, (members.get(member) ?? type) === type ? type : noType);
  }

  /** Of the type itself, not of its values. Nobody takes a name with a capital for an extension. */
  addOwn(path: string, member: string, type: number): void {
    if (path !== '' && !isCapital(member.charCodeAt(0))) this.add(companionOf(path), member, type);
  }
}
