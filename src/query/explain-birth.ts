// Why a commit can be where a finding comes from although the imports concerned are older.
import type { Birth, TangleBirth } from '../model/history.ts';

export function explainBirth({ type, indirect }: Birth): string | undefined {
  if (indirect !== true) return undefined;
  return type === 'cycle'
    ? 'the imports are older; this commit changed where they lead'
    : 'the imports are older; since this commit they point back';
}

/** The members that a tangle began with; undefined if it still has these. */
export function otherMembersAtBirth({ members, membersAtBirth }: TangleBirth): readonly string[] | undefined {
  const now = new Set(members);
  const isSame = now.size === membersAtBirth.length && membersAtBirth.every((member) => now.has(member));
  return isSame ? undefined : membersAtBirth;
}
