import type { Tangle } from '../model/report.ts';

/** The name of a member, relative to the folder of its tangle. */
export function memberName({ folder }: Pick<Tangle, 'folder'>, member: string): string {
  return folder !== '.' && member.startsWith(`${folder}/`) ? member.slice(folder.length + 1) : member;
}
