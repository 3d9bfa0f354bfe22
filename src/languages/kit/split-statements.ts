// Splits a text into its statements without reading them: by the lines that are not indented.

export interface Statement {
  readonly text: string;
  /** It has several if a line that could begin another statement goes on with it. */
  readonly pieces: readonly string[];
  readonly firstLine: number;
  readonly lastLine: number;
}

interface Splitting {
  /** Whether a line that is not indented begins a statement. Otherwise it goes on. */
  readonly begins: RegExp;
  /** Whether a statement goes on with the next line that could begin one. */
  readonly isUnfinished: (piece: string) => boolean;
  /** Whether a text over several lines begins or ends in it. */
  readonly togglesText?: (piece: string) => boolean;
}

/** People do not write longer files. */
const longest = 500_000;

/** What comes before the first statement is left out. */
export function splitStatements(
  text: string,
  { begins, isUnfinished, togglesText = () => false }: Splitting,
): readonly Statement[] {
  const statements: Statement[] = [];
  if (text.length > longest) return statements;
  let pieces: string[] = [];
  let piece = '';
  let isInText = false;
  let firstLine = 0;
  let lastLine = 0;
  const close = (): void => {
    statements.push({ text: pieces.join('\n'), pieces, firstLine, lastLine });
    pieces = [];
  };
  for (const [i, line] of text.split('\n').entries()) {
    if (begins.test(line)) {
      if (piece !== '') {
        pieces.push(piece);
        isInText = isInText !== togglesText(piece);
        if (!isInText && !isUnfinished(piece)) close();
      }
      if (pieces.length === 0) firstLine = i + 1;
      piece = line;
    } else if (piece !== '') piece += `\n${line}`;
    // Without the empty lines at the end.
    if (line.trim() !== '') lastLine = i + 1;
  }
  if (piece !== '') {
    pieces.push(piece);
    close();
  }
  return statements;
}
