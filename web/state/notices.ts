// Short notices to the user: what changed, what failed. The newest is first; each disappears by itself.
import { signal } from '@preact/signals';

export interface Notice {
  readonly id: number;
  readonly text: string;
}

export const notices = signal<readonly Notice[]>([]);

const lifeMs = 8000;
let count = 0;

export function notify(text: string): void {
  const notice = { id: ++count, text };
  // Identical notices are merged: a failure may arrive both as a response and as an event.
  const others = notices.value.filter((other) => other.text !== text);
  notices.value = [notice, ...others].slice(0, 4);
  setTimeout(() => dismiss(notice.id), lifeMs);
}

export function dismiss(id: number): void {
  notices.value = notices.value.filter((notice) => notice.id !== id);
}
