// Estimates how many tokens a text has for a language model, without a tokenizer, because each model has its own. The
// estimate should be too high rather than too low; a test compares it with a real tokenizer.

/** Letters, digits, spaces, line breaks, everything else. */
const runs = /[A-Za-z]+|[0-9]+| +|[\n]+|[^A-Za-z0-9 \n]/gu;
const lettersPerToken = 4;
const digitsPerToken = 3;

export function estimateTokens(text: string): number {
  let tokens = 0;
  for (const [run] of text.matchAll(runs)) tokens += tokensOf(run);
  return tokens;
}

function tokensOf(run: string): number {
  const code = run.charCodeAt(0);
  // A single space belongs to the following word.
  if (run === ' ') return 0;
  if (code === 10 || code === 32) return 1;
  if (code >= 48 && code <= 57) return Math.ceil(run.length / digitsPerToken);
  if (code < 128) return isLetter(code) ? countWords(run) : 1;
  // At worst one token for each byte.
  return Buffer.byteLength(run);
}

function isLetter(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}

/** `readFile` counts as two words. */
function countWords(letters: string): number {
  return letters
    .split(/(?<=[a-z])(?=[A-Z])/)
    .reduce((sum, word) => sum + Math.ceil(word.length / lettersPerToken), 0);
}
