// Which point of the history is shown. The address keeps it by its commit, once it rests: while the slider moves, nothing
// else of the page is rendered.
import { signal } from '@preact/signals';
import type { History } from '../../../src/model/history.ts';
import { updateView, view } from '../../state/store.ts';

/** While the slider moves. */
const moving = signal<number | null>(null);

/** The newest point, unless the address has another one. */
export function shownPoint({ points }: History): number {
  if (moving.value !== null) return Math.min(moving.value, points.length - 1);
  const { at } = view.value;
  const found = at === null ? -1 : points.findIndex(({ commit }) => commit.id.startsWith(at));
  return found === -1 ? points.length - 1 : found;
}

export function movePoint(point: number): void {
  moving.value = point;
}

/** The address decides again. */
export function stopMoving(): void {
  moving.value = null;
}

/** Where it is now stays in the address. */
export function restPoint(history: History): void {
  if (moving.value === null) return;
  updateView({ at: nameOfPoint(history, moving.value) });
  moving.value = null;
}

/** In the address: the start of its commit's ID, null for the newest. */
export function nameOfPoint({ points }: History, point: number): string | null {
  return point >= points.length - 1 ? null : (points[point]?.commit.id.slice(0, 12) ?? null);
}
