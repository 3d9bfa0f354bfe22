// What a word of a script means as a path, as far as that is written in the script: the usual ways to say "the folder that
// this script lies in" are known, and variables that were given one of them. All else only running the script would tell.
import type { SourcedDetail } from '../../../model/import-detail.ts';

/** Stand for the folder of the script, its own path and the top of the checkout while a word is worked out. */
const [folder, self, top] = ['\uE001', '\uE001/\uE002', '\uE003'];
/** Words longer than this are programs, not paths. */
const maxLength = 400;
/** Each round takes away one level of `$(…)`. */
const maxRounds = 8;

const scriptItself =
  /\$\{BASH_SOURCE(?:\[0\]|\[@\])?(?::-\$0|:-\$\{0\})?\}|\$BASH_SOURCE\b(?:\[0\])?|\$\{0\}|\$0(?!\d)|\$\{\(%\):-%[xN]\}/g;
const scriptFolder = /\$\{(?:BASH_SOURCE(?:\[0\])?|0)%\/\*\}|\$\{0:[aA]:h\}|\$\{\$\{\(%\):-%[xN]\}:[aA]:h\}/g;
const topOfCheckout = /\$\( ?git rev-parse --show-toplevel[^()]{0,40}\)/g;
const changedFolder =
  /\$\( ?(?:CDPATH= )?(?:builtin )?cd (?:-P |-- )*([^()$`\s;&|]+)[^()$`]{0,60}pwd[^()$`]{0,20}\)/g;
const sameFile = /\$\( ?(?:realpath|readlink|greadlink)(?: -\S+| --)* ([^()$`\s;&|]+)[^()$`]{0,20}\)/g;
const parentFolder = /\$\( ?dirname(?: --)? ([^()$`\s;&|]+)[^()$`]{0,20}\)/g;
const echoed = /\$\( ?(?:echo|pwd -P ?;? ?) ?([^()$`\s;&|]+) ?\)/g;
const backquoted = /`([^`]{1,300})`/g;
/** What is in no word that means itself. */
const mayMean = /["'$`\s\uE001-\uE003]/;
/** What holds unless whoever starts the script says otherwise. */
const byDefault = /\$\{([A-Za-z_]\w*):?-([^${}()`]+)\}/g;
const variable = /\$(?:\{([A-Za-z_]\w*)\}|([A-Za-z_]\w*))/g;

export function evaluate(word: string, variables: ReadonlyMap<string, string>): SourcedDetail {
  const text = workOut(word, variables);
  if (text === undefined || /[$`*?<>|&;(){}]/.test(text))
    return { kind: 'sourced', base: 'computed', path: '' };
  if (text === folder || text.startsWith(`${folder}/`))
    return { kind: 'sourced', base: 'script', path: text.slice(2) };
  if (text === top || text.startsWith(`${top}/`))
    return { kind: 'sourced', base: 'top', path: text.slice(2) };
  if (/[\uE001-\uE003]/.test(text)) return { kind: 'sourced', base: 'computed', path: '' };
  if (text.startsWith('/') || text.startsWith('~')) return { kind: 'sourced', base: 'system', path: text };
  return { kind: 'sourced', base: 'start', path: text };
}

/** The value of a variable to work with, or undefined where it is not known. */
export function valueOf(word: string, variables: ReadonlyMap<string, string>): string | undefined {
  const text = workOut(word, variables);
  return text === undefined || /[$`<>|&;(){}]/.test(text) ? undefined : text;
}

function workOut(word: string, variables: ReadonlyMap<string, string>): string | undefined {
  if (word.length > maxLength) return undefined;
  if (!mayMean.test(word)) return word;
  const plain = word
    .replaceAll(/["']/g, '')
    .replaceAll(/[\uE001-\uE003]/g, '')
    .replaceAll(/\s+/g, ' ');
  if (!plain.includes('$') && !plain.includes('`')) return plain;
  let text = plain
    .replaceAll(backquoted, '$($1)')
    .replaceAll(scriptFolder, folder)
    .replaceAll(scriptItself, self)
    .replaceAll(topOfCheckout, top)
    .replaceAll(variable, (whole, braced: string | undefined, bare: string | undefined) => {
      return variables.get(braced ?? bare ?? '') ?? whole;
    });
  for (let round = 0; round < maxRounds && text.includes('$('); round++) {
    const simpler = text
      .replaceAll(sameFile, '$1')
      .replaceAll(parentFolder, (_, path: string) => parentOf(path))
      .replaceAll(changedFolder, '$1')
      .replaceAll(echoed, '$1');
    if (simpler === text) break;
    text = simpler;
  }
  return text.replaceAll(byDefault, (_, name: string, value: string) => variables.get(name) ?? value);
}

function parentOf(path: string): string {
  const slash = path.lastIndexOf('/');
  const last = path.slice(slash + 1);
  if (slash === -1 || last === '..' || last === '.' || last === '') return `${path}/..`;
  return path.slice(0, slash) || '/';
}
