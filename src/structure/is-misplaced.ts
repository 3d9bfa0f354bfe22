import type { FolderStructure } from './structure.ts';

/**
 * Whether the target of a dependency only lies in the wrong folder: nothing leads back from it. An entry file is its
 * folder and cannot be moved out of it.
 */
export function isMisplaced(
  { isCircular, tree }: Pick<FolderStructure, 'isCircular' | 'tree'>,
  source: number,
  target: number,
): boolean {
  return !isCircular(source, target) && tree.isEntry[tree.unitOf[target]!] !== true;
}
