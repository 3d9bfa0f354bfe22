// The members of the classes of a file that other files can use: functions with brackets, extensions with a dot.
import { companionOf, isCapital } from '../../jvm/extract/spelling.ts';

export class Members {
  /** Class → its members. */
  readonly byClass = new Map<string, Set<string>>();

  add(path: string, member: string): void {
    const members = this.byClass.get(path);
    if (members === undefined) this.byClass.set(path, new Set([member]));
    else members.add(member);
  }

  /** Of the type itself, not of its values. Nobody takes a name with a capital for an extension. */
  addOwn(path: string, member: string): void {
    if (path !== '' && !isCapital(member.charCodeAt(0))) this.add(companionOf(path), member);
  }
}
