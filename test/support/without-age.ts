// An answer without how long ago the project was analysed: on a slow machine that is more than a moment.
export function withoutAge(answer: string): string {
  return answer.replace(/, analysed (just now|\d+ \w+ ago)\./, ', analysed at some time.');
}
