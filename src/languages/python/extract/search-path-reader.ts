// Folders that a file puts on `sys.path`, where they are written as steps from the file itself.
const addition = /^[^#\n]*\bsys\.path\.(?:append|insert)\(/gm;
/** No such expression is longer, and no file has more of them. */
const longestExpression = 300;
const mostAdditions = 20;

/** An expression becomes `<steps>` from the inside out; `<>` is the file. */
const rewritings: readonly (readonly [RegExp, string])[] = [
  [/\b(?:os\.path\.)?(?:abspath|realpath|normpath)\(<([^<>]*)>\)/, '<$1>'],
  [/\b(?:str|os\.fspath|(?:pathlib\.)?Path)\(<([^<>]*)>\)/, '<$1>'],
  [/<([^<>]*)>\.(?:resolve|absolute|as_posix)\(\)/, '<$1>'],
  [/\b(?:os\.path\.)?dirname\(<([^<>]*)>\)/, '<$1/..>'],
  [/<([^<>]*)>\.parents\[0\]/, '<$1/..>'],
  [/<([^<>]*)>\.parents\[1\]/, '<$1/../..>'],
  [/<([^<>]*)>\.parents\[2\]/, '<$1/../../..>'],
  [/<([^<>]*)>\.parent\b/, '<$1/..>'],
  [/\b(?:os\.path\.)?join\(<([^<>]*)>,['"]([^'"<>]*)['"]/, 'join(<$1/$2>'],
  [/\b(?:os\.path\.)?join\(<([^<>]*)>,?\)/, '<$1>'],
  [/<([^<>]*)>(?:\.joinpath\(['"]([^'"<>]*)['"]\)|\/['"]([^'"<>]*)['"])/, '<$1/$2$3>'],
  [/(?<!\w)\(<([^<>]*)>\)/, '<$1>'],
];

/** Relative to the folder of the file: `../common`. */
export function readSearchPath(text: Buffer): readonly string[] {
  if (!text.includes('__file__')) return [];
  const code = text.toString('latin1');
  const found = new Set<string>();
  let left = mostAdditions;
  for (const match of code.matchAll(addition)) {
    if (left-- === 0) break;
    const written = argumentAt(code, match.index + match[0].length).replace(/^\d+,|,$/g, '');
    const folder = stepsOf(valueOf(written, code) ?? written);
    if (folder !== undefined) found.add(folder);
  }
  return [...found];
}

/** To the closing parenthesis, without blanks. */
function argumentAt(code: string, start: number): string {
  let depth = 1;
  let end = start;
  for (; end < start + longestExpression && depth > 0; end++) {
    if (code[end] === '(') depth++;
    else if (code[end] === ')') depth--;
  }
  return code.slice(start, end - 1).replace(/\s+/g, '');
}

/** Of a name at the beginning that is assigned once, on one line: `root` or `str(root / 'common')`. */
function valueOf(written: string, code: string): string | undefined {
  const name = /^(?:str\(|os\.path\.(?:join|dirname|abspath)\()*([A-Za-z_]\w*)(?=[/,)]|$)/.exec(written)?.[1];
  if (name === undefined) return undefined;
  const values = [...code.matchAll(new RegExp(`^[ \\t]*${name} *=(.{1,${longestExpression}})$`, 'gm'))];
  const [value, second] = values.map(([, text = '']) => text.replace(/\s+/g, ''));
  if (value === undefined || second !== undefined) return undefined;
  return written.replace(new RegExp(`\\b${name}\\b`), () => `(${value})`);
}

function stepsOf(written: string): string | undefined {
  let expression = written.replace(/\b__file__\b/g, '<>').replace(/\bos\.(?:path\.)?pardir\b/g, "'..'");
  for (let before = ''; before !== expression;) {
    before = expression;
    for (const [pattern, result] of rewritings) expression = expression.replace(pattern, result);
  }
  return /^<\/\.\.((?:\/[^<>]*)?)>$/.exec(expression)?.[1]?.slice(1);
}
