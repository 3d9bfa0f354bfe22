// The words of a command line, as a shell would part them. Nothing is expanded and nothing is run.

export function splitCommand(command: string): string[] {
  const words: string[] = [];
  let word: string | undefined;
  let quote = '';
  for (let i = 0; i < command.length; i++) {
    const char = command[i] ?? '';
    if (char === '\\' && quote !== "'" && isEscapable(command[i + 1])) {
      i++;
      word = (word ?? '') + (command[i] ?? '');
    } else if (quote !== '') {
      if (char === quote) quote = '';
      else word = (word ?? '') + char;
    } else if (char === '"' || char === "'") {
      quote = char;
      word ??= '';
    } else if (char === ' ' || char === '\t' || char === '\n') {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else word = (word ?? '') + char;
  }
  if (word !== undefined) words.push(word);
  return words;
}

/** Before anything else a backslash is one: `C:\shop\include`. */
function isEscapable(next: string | undefined): boolean {
  return next === '"' || next === "'" || next === '\\' || next === ' ' || next === '$';
}
