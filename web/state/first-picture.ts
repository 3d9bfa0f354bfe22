// What the first picture does not need waits for it: the picture comes first, the lists beside it a moment later.
import { signal } from '@preact/signals';

/** Whether the open view has been on the screen. */
export const isPictured = signal(false);

/** Called by whoever has drawn; the browser shows it before the rest is worked out. */
export function tellPictured(): void {
  if (!isPictured.peek()) requestAnimationFrame(() => setTimeout(() => (isPictured.value = true)));
}
