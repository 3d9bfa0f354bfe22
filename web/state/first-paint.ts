// The view is painted first, the lists next to it a moment later.
import { signal } from '@preact/signals';

/** Whether the open view has been painted. */
export const isViewPainted = signal(false);

/** Called by the view after drawing. Waits until the browser has painted it. */
export function markViewPainted(): void {
  if (!isViewPainted.peek()) requestAnimationFrame(() => setTimeout(() => (isViewPainted.value = true)));
}
