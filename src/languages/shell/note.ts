// Where the path of a `source` begins: carried in the statement's `name` from the reading of a script to the resolver,
// followed by a colon and the path.

/**
 * The folder of the script itself · the folder that git calls the top · wherever the script is started · the file system ·
 * what only running it would tell.
 */
export type Base = 'script' | 'top' | 'start' | 'system' | 'computed';

export interface Place {
  readonly base: Base;
  readonly path: string;
}

export function writePlace({ base, path }: Place): string {
  return `${base}:${path}`;
}

export function readPlace(note: string | undefined): Place {
  const text = note ?? 'computed:';
  const colon = text.indexOf(':');
  return { base: text.slice(0, colon) as Base, path: text.slice(colon + 1) };
}
