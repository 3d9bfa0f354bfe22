// How many dependencies go in the opposite direction of the back dependencies between two folders.
import { countOf } from '../../std/words.ts';

export interface Opposite {
  /** Those that put one folder above the other, directly or through a folder between them. */
  readonly forward: number;
  /** Those directly between the two. */
  readonly direct: number;
}

export const noneOpposite: Opposite = { forward: 0, direct: 0 };

export function describeOpposite({ forward, direct }: Opposite): string {
  if (direct > 0) return `${countOf(direct, 'dependency goes', 'dependencies go')} the other way`;
  return forward > 0 ? 'the other way leads through other folders' : 'it closes the cycle';
}
