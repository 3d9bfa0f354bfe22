// The content of a Markdown paragraph as a flat list of runs, each with its style: nothing is nested, so nothing can be nested
// too deeply. A link becomes its text and its address, both as plain text, since the answer of a model is not trusted.

export interface Run {
  readonly text: string;
  readonly style: 'plain' | 'code';
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
    else if (character === '*' || character === '_') this.#readEmphasis(character);
    else this.#take(1);
  }

  finish(): Run[] {
    this.#flush();
    return this.#runs;
  }

  /** Takes characters as plain text, without the first `skipped` ones. */
  #take(count: number, skipped = 0): void {
    this.#plain += this.#text.slice(this.#at + skipped, this.#at + count);
    this.#at += count;
  }

  #flush(): void {
    if (this.#plain !== '') this.#push(this.#plain, 'plain');
    this.#plain = '';
  }

  #push(text: string, style: Run['style']): void {
    this.#runs.push({ text, style, isStrong: this.#isStrong, isEmphasised: this.#isEmphasised });
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
    const [whole, label = '', address = ''] = link.exec(this.#text) ?? [];
    if (whole === undefined) return this.#take(1);
    this.#plain += /^https?:/i.test(address) && address !== label ? `${label} (${address})` : label;
    this.#at += whole.length;
  }

  /** `*`, `**`, `_` and `__`: an opening one is before a word, a closing one after it; `snake_case` has neither. */
  #readEmphasis(character: '*' | '_'): void {
    const marks = this.#repeated(character);
    const isStrong = marks.length >= 2;
    const isOn = isStrong ? this.#isStrong : this.#isEmphasised;
    const before = this.#text[this.#at - 1] ?? ' ';
    const after = this.#text[this.#at + marks.length] ?? ' ';
    const isDelimiter = isOn
      ? !/\s/.test(before) && (character === '*' || !isWord(after))
      : !/\s/.test(after) && !isWord(before) && this.#text.includes(marks, this.#at + marks.length);
    if (!isDelimiter || marks.length > 3) return this.#take(marks.length);
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
