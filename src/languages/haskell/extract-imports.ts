// The module name and imports at the head of a Haskell file. Reading stops at the first declaration.
import { textOf } from '../kit/text-of.ts';
import type { Extraction, ImportStatement, SourceText } from '../../model/source.ts';
import { ByteCursor } from '../kit/byte-cursor.ts';
import { bytesIn, nameBytesWith } from '../kit/byte-table.ts';
import * as Byte from '../kit/bytes.ts';
import { declareAll } from '../kit/declarations.ts';
import { LineCounter } from '../kit/line-counter.ts';
import { isMarkup } from '../kit/markup.ts';
import { endOfLine, endOfNestedComment, endOfString } from '../kit/skip.ts';
import { reportSkippedImports } from '../kit/skipped-imports.ts';
import { noteUnclosed } from '../kit/unclosed.ts';

const nameBytes = nameBytesWith("_.'");
/** Dashes next to one of these are an operator, not a comment: `-->`, `|--`. */
const operatorBytes = bytesIn('!#$%&*+./<=>?@\\^|~:-');
/** Also `;` and `{` of code without layout. */
const blankBytes = bytesIn(' \t\n\r\f\v;{');
const moduleName = /^\p{Lu}[\p{L}\p{N}_']*(?:\.\p{Lu}[\p{L}\p{N}_']*)*$/u;
const clause = /^(?:safe|qualified|as|hiding|where)$/;

export const extractImports = reportSkippedImports(extractHead, {
  line: /^import /gm,
  probe: 'import LintelProbe',
});

/** `import safe qualified "containers" Data.Map as Map hiding (map)` */
function extractHead(source: SourceText): Extraction {
  if (isMarkup(source)) return { imports: [], isNoSource: true };
  const cursor = new Cursor(source.path.endsWith('.lhs') ? unliterate(source) : source);
  const lines = new LineCounter(cursor.bytes);
  const [imports, declares]: [ImportStatement[], string[]] = [[], []];
  for (let [before, verb, line] = ['', '', 1]; ;) {
    cursor.skipBlanks();
    const start = cursor.pos;
    if (cursor.skipArgument()) continue;
    const word = cursor.takeRun(nameBytes);
    if (word === 'import' || word === 'module') [verb, line] = [word, lines.lineAt(start)];
    else if (verb !== '' && moduleName.test(word)) {
      if (verb === 'module') declares.push(word);
      else imports.push({ specifier: word, line, kind: 'static' });
      verb = '';
    } else if (!clause.test(word) && before !== 'as') break;
    before = word;
  }
  return { imports, declares: declareAll(declares) };
}

class Cursor extends ByteCursor {
  /** A package name, or a list of names in parentheses. */
  skipArgument(): boolean {
    const start = this.pos;
    if (this.byte === Byte.doubleQuote) this.pos = endOfString(this.bytes, start, this.length);
    if (this.byte !== Byte.openParen) return this.pos > start;
    let depth = 0;
    do {
      this.skipBlanks();
      if (this.byte === Byte.openParen) depth++;
      if (this.byte === Byte.closeParen) depth--;
      this.pos++;
    } while (depth > 0 && !this.isAtEnd);
    if (depth > 0) noteUnclosed();
    return true;
  }

  /** Also comments, pragmas and preprocessor lines. */
  skipBlanks(): void {
    for (;;) {
      const { byte, bytes, length, pos } = this;
      let end = pos;
      while (bytes[end] === Byte.minus) end++;
      const isComment =
        end > pos + 1 && operatorBytes[bytes[end]!] === 0 && operatorBytes[bytes[pos - 1] ?? 0] === 0;
      const isLineStart = pos === 0 || bytes[pos - 1] === Byte.newline;
      const isDirective =
        isLineStart && (byte === Byte.hash || bytes[pos - 2] === Byte.backslash) && pos < length;
      if (byte === Byte.newline) this.pos++;
      else if (isComment || isDirective) this.pos = endOfLine(bytes, pos, length);
      else if (byte === Byte.openBrace && bytes[pos + 1] === Byte.minus)
        this.pos = endOfNestedComment(bytes, pos, length, '{--}');
      else if (blankBytes[byte] === 1) this.pos++;
      else return;
    }
  }
}

/** Replaces text of literate Haskell with blanks. Code is after `>`, or in a LaTeX `code` environment. */
function unliterate({ path, bytes, length }: SourceText): SourceText {
  let isCode = false;
  const lines = textOf({ bytes, length }).split('\n');
  const code = lines.map((line) => {
    if (/^\\(?:begin|end)\{code\}/.test(line)) isCode = line.startsWith('\\begin');
    else if (isCode) return line;
    return line.startsWith('>') ? ` ${line.slice(1)}` : ' '.repeat(line.length);
  });
  return { path, bytes: Buffer.from(`${code.join('\n')}\0`, 'latin1'), length };
}
