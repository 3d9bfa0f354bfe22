// How many dependencies between two folders go the other way than the ones that point back.
import { countOf } from '../std/words.ts';

export interface Opposite {
  /** Those that say who is above, directly or through a folder between the two. */
  readonly forward: number;
  /** Those between the two themselves. */
  readonly direct: number;
}

export const noneOpposite: Opposite = { forward: 0, direct: 0 };

export function describeOpposite({ forward, direct }: Opposite): string {
  if (direct > 0) return `${countOf(direct, 'dependency goes', 'dependencies go')} the other way`;
  return forward > 0 ? 'the other way leads through other folders' : 'it closes the cycle';
}
