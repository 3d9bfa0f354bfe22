// Edges are sorted by the ID of their target, and `pkg:react` sorts between `main.ts` and `src/cart.ts`.
import { compareCodePoints } from '../std/code-point-order.ts';

/** Nodes in the order of their IDs. The first `fileCount` IDs and the rest are each sorted already. */
export function orderIds(ids: readonly string[], fileCount: number): Uint32Array {
  const ordered = new Uint32Array(ids.length);
  let file = 0;
  let pkg = fileCount;
  for (let place = 0; place < ids.length; place++) {
    const fileIsNext =
      pkg === ids.length || (file < fileCount && compareCodePoints(ids[file]!, ids[pkg]!) < 0);
    ordered[place] = fileIsNext ? file++ : pkg++;
  }
  return ordered;
}
