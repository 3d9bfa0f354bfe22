/** The words of a text, separated by white space. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(wordsIn(text));
}

export function wordsIn(text: string): string[] {
  return text.trim().split(/\s+/);
}
