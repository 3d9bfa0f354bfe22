// Names that are false while a file loads: what stands under `if NAME:` then never runs, and is there for type checkers.
const allNames = /\bimport +\*/;
const otherNames =
  /\b(?:exec|setattr)\(|\b(?:globals|locals|vars)\(\)(?!\[['"]\w+['"](?:\[::-1\])?(?:\.upper\(\))?\] *= *False\b)/;
/** A trick that hides the assignment from tools: `globals()['kcah_acitats'[::-1].upper()] = False`. */
const hidden = /^globals\(\)\[['"](\w+)['"](\[::-1\])?(\.upper\(\))?\] *= *False\b/gm;

/** A file of a person has fewer; each is searched for in the whole text. */
const mostNames = 20;

export class FalseNames {
  readonly #code: string;
  readonly #known = new Map<string, boolean>();

  constructor(code: string) {
    this.#code = code;
  }

  has(name: string): boolean {
    const known = this.#known.get(name);
    if (known !== undefined || this.#known.size === mostNames) return known === true;
    const isFalse = /^[A-Za-z_]\w*$/.test(name) && this.#isNamed(name) && isNeverTrue(name, this.#code);
    this.#known.set(name, isFalse);
    return isFalse;
  }

  /** Whether it may be set here, or be another name of `TYPE_CHECKING`. */
  #isNamed(name: string): boolean {
    return [`${name} =`, `${name}=`, `as ${name}`].some((words) => this.#code.includes(words));
  }
}

function isNeverTrue(name: string, code: string): boolean {
  if (new RegExp(`\\bTYPE_CHECKING +as +${name}\\b`).test(code)) return true;
  // `import *` brings no names that begin with an underscore.
  const maySet = otherNames.test(code) || (!name.startsWith('_') && allNames.test(code));
  return !maySet && isAlwaysFalse(name, code);
}

/** It is set to false at the top level, and elsewhere only asked for. */
function isAlwaysFalse(name: string, code: string): boolean {
  const isHidden = [...code.matchAll(hidden)].some((match) => nameIn(match) === name);
  const set = new RegExp(`^${name} *= *${isHidden ? 'True' : '(?:False|0)'} *\\r?$`);
  const asked = new RegExp(`^\\s*(?:if|elif) +(?:not +)?${name} *:`);
  const uses = (code.match(new RegExp(`^.*\\b${name}\\b.*$`, 'gm')) ?? []).map(
    (line) => line.split('#', 1)[0]!,
  );
  return uses.some((line) => set.test(line)) && uses.every((line) => set.test(line) || asked.test(line));
}

function nameIn([, word = '', reversed, upper]: RegExpExecArray): string {
  const name = reversed === undefined ? word : word.split('').toReversed().join('');
  return upper === undefined ? name : name.toUpperCase();
}
