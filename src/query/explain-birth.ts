// Why a commit can be where a finding comes from although the imports concerned are older.
import type { Birth } from '../model/history.ts';

export function explainBirth({ type, indirect }: Birth): string | undefined {
  if (indirect !== true) return undefined;
  return type === 'cycle'
    ? 'the imports are older; this commit changed where they lead'
    : 'it has older imports; this commit closed the tangle, turned its order, or changed where imports lead';
}
