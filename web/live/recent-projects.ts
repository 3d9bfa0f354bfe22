// The projects that this person opened here before, the last one first.
import { recall, remember } from '../state/memory.ts';

const key = 'projects';
const most = 8;

export function recentProjects(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(recall(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((path) => typeof path === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

export function rememberProject(path: string): void {
  const others = recentProjects().filter((known) => known !== path);
  remember(key, JSON.stringify([path, ...others].slice(0, most)));
}
