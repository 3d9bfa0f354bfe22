// The projects opened before in this browser, the latest first.
import { readSetting, saveSetting } from '../state/browser-storage.ts';

const key = 'projects';
const limit = 8;

export function recentProjects(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readSetting(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((path) => typeof path === 'string').slice(0, limit) : [];
  } catch {
    return [];
  }
}

export function rememberProject(path: string): void {
  const others = recentProjects().filter((known) => known !== path);
  saveSetting(key, JSON.stringify([path, ...others].slice(0, limit)));
}
