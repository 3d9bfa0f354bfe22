// A finding about a change, in words and lines of code. Names are separate from words, because each format escapes them in
// its own way.
import type { ChangedCycle, ChangedDependency, ChangedTangle } from '../model/change.ts';
import type { EdgeImport } from '../model/report.ts';
import { lineOf } from '../query/dependency-place.ts';

export type FindingKind =
  | 'violation'
  | 'cycle'
  | 'tangle'
  | 'layer-violation'
  | 'back-dependency'
  | 'unresolved'
  | 'package';

/** Fixed words, and text from the analysed project: names of files, folders, packages and rules, or sentences. */
export type Words = readonly (string | Name | Sentence)[];

interface Name {
  readonly name: string;
}

interface Sentence {
  readonly sentence: string;
}

export interface Finding {
  readonly kind: FindingKind;
  /** The number of findings it covers. */
  readonly count: number;
  /** False for information that needs no fix: a new package, a changed order. */
  readonly isSerious: boolean;
  /** It existed before and is not the author's fault: the order of the folders changed. */
  readonly isOld?: true;
  readonly title: Words;
  /** Further explanations. */
  readonly details: readonly Words[];
  /** The lines of code that cause it. */
  readonly places: readonly Place[];
  /** What a picture can show. */
  readonly shows?: ChangedCycle | ChangedTangle;
  /** Other findings caused by the same lines, without repeating these lines. */
  readonly also?: readonly Finding[];
}

/** The title above old findings. */
export const oldTitle = 'Not new, but the order of the folders is another one now';

export interface Place {
  /** ID of a file. */
  readonly from: string;
  readonly line?: number;
  /** Its target, and what that leads to. */
  readonly to: readonly string[];
  /** How the dependency changed; absent if it did not. `also added`: not on the path formed by the others. */
  readonly mark?:
    | 'added'
    | 'also added'
    | 'removed'
    | 'moved'
    | 'stronger than before'
    | 'weaker than before';
  /** What the report says about it. */
  readonly remark?: string;
  /** Why it is unresolved, in a sentence. */
  readonly message?: string;
  /** The lines of code of the dependency. */
  readonly imports?: readonly EdgeImport[];
}

export function placeOf(dependency: ChangedDependency, mark?: Place['mark']): Place {
  const { source, target, imports } = dependency;
  return {
    from: source,
    // Reports of other programs do not contain the lines of a dependency.
    ...(imports.length > 0 && { line: lineOf(dependency), imports }),
    to: [target],
    ...(mark !== undefined && { mark }),
    ...remarkOf(dependency),
  };
}

/** A remark for dependencies that matter less: type-only ones, or in code that may never run. */
function remarkOf({ imports }: ChangedDependency): Pick<Place, 'remark'> {
  const kinds = new Set(imports.map(({ kind }) => kind));
  if (kinds.size === 0 || kinds.has('static') || kinds.has('reference')) return {};
  return { remark: kinds.has('lazy') ? 'lazy' : 'type-only' };
}

/** `ui/, core/, data/ and 12 more` */
export function listNames(names: readonly string[]): Words {
  const shown = names.slice(0, names.length <= maxNames + 1 ? names.length : maxNames);
  const hidden = names.length - shown.length;
  const words = shown.flatMap((name, i): Words => (i === 0 ? [{ name }] : [', ', { name }]));
  return hidden === 0 ? words : [...words, ` and ${hidden} more`];
}

const maxNames = 8;
