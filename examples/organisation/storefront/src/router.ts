import { signal } from '@preact/signals';

export const route = signal(location.pathname);

export function goTo(path: string): void {
  history.pushState(null, '', path);
  route.value = path;
}
