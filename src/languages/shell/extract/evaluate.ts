// Evaluates a word as a path: literals, the usual expressions for the folder of the script, and variables that were set to
// one of these. Everything else is computed at run time.
import type { SourcedDetail } from '../../../model/import-detail.ts';

/** Placeholders for the folder of the script, its own path and the root of the checkout. */
const [folder, self, top] = ['\uE001', '\uE001/\uE002', '\uE003'];
/** Longer words are programs, not paths. */
const maxLength = 400;
/** Each round removes one level of `$(…)`. */
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
/** Words without any of these are literal. */
const mayMean = /["'$`\s\uE001-\uE003]/;
/** Defaults: `${NAME:-value}`. */
const byDefault = /\$\{([A-Za-z_]\w*):?-([^${}()`]+)\}/g;
const variable = /\$(?:\{([A-Za-z_]\w*)\}|([A-Za-z_]\w*))/g;

type Place = Pick<SourcedDetail, 'base' | 'path'>;

export function evaluate(word: string, variables: ReadonlyMap<string, string>): Place {
  const text = workOut(word, variables);
  if (text === undefined || /[$`*?<>|&;(){}]/.test(text)) return { base: 'computed', path: '' };
  if (text === folder || text.startsWith(`${folder}/`)) return { base: 'script', path: text.slice(2) };
  if (text === top || text.startsWith(`${top}/`)) return { base: 'top', path: text.slice(2) };
  if (/[\uE001-\uE003]/.test(text)) return { base: 'computed', path: '' };
  if (text.startsWith('/') || text.startsWith('~')) return { base: 'system', path: text };
  return { base: 'start', path: text };
}

/** Undefined if unknown. */
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
