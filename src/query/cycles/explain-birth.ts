// Why a commit can introduce a finding although the imports involved are older.
import type { Birth, TangleBirth } from '../../model/history.ts';
import { countOf } from '../../std/words.ts';

export function explainBirth({ type, indirect }: Birth): string | undefined {
  if (indirect !== true) return undefined;
  return type === 'cycle'
    ? 'the imports are older; this commit changed where they lead'
    : 'the imports are older; since this commit they point back';
}

/** The members that a tangle started with; undefined if they are the same as now. */
export function otherMembersAtBirth({ members, membersAtBirth }: TangleBirth): readonly string[] | undefined {
  const now = new Set(members);
  const isSame = now.size === membersAtBirth.length && membersAtBirth.every((member) => now.has(member));
  return isSame ? undefined : membersAtBirth;
}

/** The words before those members. As many as now are often the same ones under earlier names. */
export function beganWith({ members, membersAtBirth: { length } }: TangleBirth): string {
  return length === members.length ? 'began as' : `began with ${countOf(length, 'member')}:`;
}
