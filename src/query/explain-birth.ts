// Why a commit can be where a finding comes from although it changes none of the files concerned.
import type { Birth } from '../model/history.ts';

export function explainBirth({ type, indirect }: Birth): string | undefined {
  if (indirect !== true) return undefined;
  const change = type === 'cycle' ? 'where they lead' : 'the order of the folders, or where imports lead';
  return `the imports are older; this commit changed ${change}`;
}
