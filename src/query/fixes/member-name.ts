import type { Tangle } from '../../model/report.ts';
import { sharedFolder } from '../../std/paths.ts';

/** The name of a member, relative to the folder of its tangle. */
export function memberName({ folder }: Pick<Tangle, 'folder'>, member: string): string {
  return folder !== '.' && member.startsWith(`${folder}/`) ? member.slice(folder.length + 1) : member;
}

/**
 * The folder that a tangle is in, with a trailing `/`; '' for the root. Members of the root can be in one folder: the packages
 * of a workspace.
 */
export function placeOfTangle({ folder, members }: Pick<Tangle, 'folder' | 'members'>): string {
  return folder === '.' ? members.reduce(sharedFolder) : `${folder}/`;
}
