// Whether a file declares nothing but interfaces. It is read line by line, as people lay out such files: what is declared with
// the least indentation is what the file declares. A line that is read wrongly, in a comment for example, means that it
// declares something else, too.
import { textOf } from './text-of.ts';
import type { SourceText } from '../../model/source.ts';

const attribute = String.raw`@(?!interface\b)[\w.]+(?:\([^()\n]*\))?[ \t]+|\[[^\]\n]*\][ \t]*`;
const modifier = String.raw`(?:public|protected|private|internal|open|abstract|static|sealed|non-sealed|final|data|inline|value|expect|actual|partial|unsafe|readonly|file|new|strictfp|suspend|operator|infix|tailrec|external|const|lateinit|annotation|fun(?=[ \t]+interface\b))[ \t]+`;

/** Of Java, Kotlin and C#. */
const declaration = new RegExp(
  String.raw`^([ \t]*)(?:${attribute}|${modifier})*(@?interface|class|enum|record|struct|object|delegate|typealias|fun|val|var)\b`,
  'gm',
);

export function declaresOnlyInterfaces(source: SourceText): boolean {
  const found = Array.from(textOf(source).matchAll(declaration), ([, indentation, word]) => ({
    depth: indentation!.length,
    isInterface: word!.endsWith('interface'),
  }));
  const top = Math.min(...found.map(({ depth }) => depth));
  return found.length > 0 && found.every(({ depth, isInterface }) => depth > top || isInterface);
}
