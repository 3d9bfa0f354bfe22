// Short notes to the person: what changed, what failed. The newest stands in front; each goes by itself.
import { signal } from '@preact/signals';

export interface Notice {
  readonly id: number;
  readonly text: string;
}

export const notices = signal<readonly Notice[]>([]);

const lifeMs = 8000;
let count = 0;

export function say(text: string): void {
  const notice = { id: ++count, text };
  // The same again is said once: a failure may be told by the answer and by an event.
  const others = notices.value.filter((other) => other.text !== text);
  notices.value = [notice, ...others].slice(0, 4);
  setTimeout(() => dismiss(notice.id), lifeMs);
}

export function dismiss(id: number): void {
  notices.value = notices.value.filter((notice) => notice.id !== id);
}
