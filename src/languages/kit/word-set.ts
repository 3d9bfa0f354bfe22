// Lists of names, written as text.

/** The words that blanks or line ends part. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(wordsIn(text));
}

export function wordsIn(text: string): string[] {
  return text.trim().split(/\s+/);
}
