// Names for the numbers of tokens, bytes and frames.

/** `numbered(1, 'name literal')` is `{ name: 1, literal: 2 }`. */
export function numbered<const Lines extends readonly string[]>(
  first: number,
  ...lines: Lines
): Readonly<Record<WordsOf<Lines[number]>, number>> {
  const words = lines.flatMap((line) => line.split(' '));
  return Object.fromEntries(words.map((word, place) => [word, first + place])) as Record<
    WordsOf<Lines[number]>,
    number
  >;
}

type WordsOf<Line extends string, Known extends string = never> = Line extends `${infer Word} ${infer Rest}`
  ? WordsOf<Rest, Known | Word>
  : Known | Line;
