// Names that types know one by one: those of tokens, bytes and frames with their numbers, and those of settings.

/** `numbered(1, 'name literal')` is `{ name: 1, literal: 2 }`. */
export function numbered<const Lines extends readonly string[]>(
  first: number,
  ...lines: Lines
): Readonly<Record<WordsOf<Lines[number]>, number>> {
  const pairs = listed(...lines).map((word, place) => [word, first + place]);
  return Object.fromEntries(pairs) as Record<WordsOf<Lines[number]>, number>;
}

/** `listed('name literal')` is `['name', 'literal']`. */
export function listed<const Lines extends readonly string[]>(
  ...lines: Lines
): readonly WordsOf<Lines[number]>[] {
  return lines.flatMap((line) => line.split(' ') as WordsOf<Lines[number]>[]);
}

type WordsOf<Line extends string, Known extends string = never> = Line extends `${infer Word} ${infer Rest}`
  ? WordsOf<Rest, Known | Word>
  : Known | Line;
