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
  // Where the statement and its last piece begin; -1 before the first.
  let [start, pieceStart] = [-1, -1];
  let firstLine = 0;
  let isInText = false;
  const close = (end: number): void => {
    const whole = text.slice(start, end);
    // Without the empty lines at the end.
    const lastLine = firstLine + countLineFeeds(whole.trimEnd());
    statements.push({ text: whole, pieces, firstLine, lastLine });
    pieces = [];
    start = -1;
  };
  for (let [at, line] = [0, 1]; at <= text.length; line++) {
    const lineFeed = text.indexOf('\n', at);
    const next = lineFeed === -1 ? text.length : lineFeed;
    // Most lines are indented.
    if (text.charCodeAt(at) > blank && begins.test(text.slice(at, next))) {
      if (pieceStart !== -1) {
        const piece = text.slice(pieceStart, at - 1);
        pieces.push(piece);
        isInText = isInText !== togglesText(piece);
        if (!isInText && !isUnfinished(piece)) close(at - 1);
      }
      if (start === -1) [start, firstLine] = [at, line];
      pieceStart = at;
    }
    at = next + 1;
  }
  if (pieceStart !== -1) {
    pieces.push(text.slice(pieceStart));
    close(text.length);
  }
  return statements;
}

const blank = 0x20;

function countLineFeeds(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
