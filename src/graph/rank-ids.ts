// Edges are listed by the ID they lead to, and `pkg:react` stands between `main.ts` and `src/cart.ts`.
import { compareCodePoints } from '../std/code-point-order.ts';

/** Node → place of its ID among all IDs, of which the first `fileCount` and the rest are in order already. */
export function rankIds(ids: readonly string[], fileCount: number): Uint32Array {
  const ranks = new Uint32Array(ids.length);
  let file = 0;
  let pkg = fileCount;
  for (let rank = 0; rank < ids.length; rank++) {
    const fileIsNext =
      pkg === ids.length || (file < fileCount && compareCodePoints(ids[file]!, ids[pkg]!) < 0);
    ranks[fileIsNext ? file++ : pkg++] = rank;
  }
  return ranks;
}
