// The dependencies that mix.exs and mix.lock name. mix.exs is a program and is never run: only what is written out counts.
import type { FilePath } from '../../../model/file-path.ts';

/** Name without its signs and in small letters → the dependency's name. */
export function readDependencies(manifests: ReadonlyMap<FilePath, string>): Map<string, string> {
  const names = new Map<string, string>();
  for (const [path, text] of manifests) {
    const isLock = path.endsWith('mix.lock');
    if (!isLock && !path.endsWith('mix.exs')) continue;
    const pattern = isLock ? /^ *"([a-z]\w*)": *\{/gm : /\{ *:([a-z]\w*) *,/g;
    for (const [, name = ''] of text.matchAll(pattern)) names.set(plainName(name), name);
  }
  return names;
}

/** `Phoenix.LiveView` and `phoenix_live_view` are the same. */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/[_.]/g, '');
}
