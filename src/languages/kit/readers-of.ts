/** `readersOf('()', open, close)`: the code of each sign with the function that reads it, for a map. */
export function readersOf<Reader>(signs: string, ...readers: readonly Reader[]): [sign: number, Reader][] {
  return readers.map((reader, place) => [signs.charCodeAt(place), reader]);
}
