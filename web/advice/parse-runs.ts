// The inside of a Markdown paragraph as a flat row of runs, each with its look: nothing nests, so nothing can nest too
// deeply. A link becomes its words and its address, both as text: what a model writes leads nowhere by a click.

export interface Run {
  readonly text: string;
  readonly look: 'plain' | 'code';
  readonly isStrong: boolean;
  readonly isEmphasised: boolean;
}

const link = /!?\[([^\][\n]{1,500})\]\(([^()\s]{1,2000})\)/y;

export function parseRuns(text: string): Run[] {
  const reader = new RunReader(text);
  while (!reader.isAtEnd) reader.step();
  return reader.finish();
}

class RunReader {
  readonly #text: string;
  readonly #runs: Run[] = [];
  #at = 0;
  #plain = '';
  #isStrong = false;
  #isEmphasised = false;

  constructor(text: string) {
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  step(): void {
    const character = this.#text[this.#at] ?? '';
    if (character === '\\' && /[!-/:-@[-`{-~]/.test(this.#text[this.#at + 1] ?? '')) this.#take(2, 1);
    else if (character === '`') this.#readCode();
    else if (character === '[' || character === '!') this.#readLink();
    else if (character === '*' || character === '_') this.#readStress(character);
    else this.#take(1);
  }

  finish(): Run[] {
    this.#flush();
    return this.#runs;
  }

  /** So many characters as they stand, less some at the front. */
  #take(count: number, skipped = 0): void {
    this.#plain += this.#text.slice(this.#at + skipped, this.#at + count);
    this.#at += count;
  }

  #flush(): void {
    if (this.#plain !== '') this.#push(this.#plain, 'plain');
    this.#plain = '';
  }

  #push(text: string, look: Run['look']): void {
    this.#runs.push({ text, look, isStrong: this.#isStrong, isEmphasised: this.#isEmphasised });
  }

  #readCode(): void {
    const fence = this.#repeated('`');
    const start = this.#at + fence.length;
    const end = this.#text.indexOf(fence, start);
    const code = end === -1 ? '' : this.#text.slice(start, end).trim();
    if (code === '') return this.#take(fence.length);
    this.#flush();
    this.#push(code, 'code');
    this.#at = end + fence.length;
  }

  #readLink(): void {
    link.lastIndex = this.#at;
    const [whole, words = '', address = ''] = link.exec(this.#text) ?? [];
    if (whole === undefined) return this.#take(1);
    this.#plain += /^https?:/i.test(address) && address !== words ? `${words} (${address})` : words;
    this.#at += whole.length;
  }

  /** `*`, `**`, `_` and `__`: an opening one stands before a word, a closing one behind it, `snake_case` has neither. */
  #readStress(character: '*' | '_'): void {
    const marks = this.#repeated(character);
    const isStrong = marks.length >= 2;
    const isOn = isStrong ? this.#isStrong : this.#isEmphasised;
    const before = this.#text[this.#at - 1] ?? ' ';
    const after = this.#text[this.#at + marks.length] ?? ' ';
    const turns = isOn
      ? !/\s/.test(before) && (character === '*' || !isWord(after))
      : !/\s/.test(after) && !isWord(before) && this.#text.includes(marks, this.#at + marks.length);
    if (!turns || marks.length > 3) return this.#take(marks.length);
    this.#flush();
    if (isStrong) this.#isStrong = !isOn;
    if (marks.length % 2 === 1) this.#isEmphasised = !this.#isEmphasised;
    this.#at += marks.length;
  }

  #repeated(character: string): string {
    let end = this.#at;
    while (this.#text[end] === character) end++;
    return this.#text.slice(this.#at, end);
  }
}

function isWord(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}
