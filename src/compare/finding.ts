// What one part of a change comes to, in words and lines of code. Names stand apart from words: each format makes them safe
// in its own way.
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

/** Our words, and what the analysed project says: names of files, folders, packages and rules, or sentences. */
export type Words = readonly (string | Name | Sentence)[];

interface Name {
  readonly name: string;
}

interface Sentence {
  readonly sentence: string;
}

export interface Finding {
  readonly kind: FindingKind;
  /** How many findings it stands for. */
  readonly count: number;
  /** False for what a reader should know and need not mend: a new package, an order that changed. */
  readonly isSerious: boolean;
  /** It was there before, and nobody who made the change is to blame: the order of the folders is another one. */
  readonly isOld?: true;
  readonly title: Words;
  /** What else to say. */
  readonly details: readonly Words[];
  /** The lines of code that cause it. */
  readonly places: readonly Place[];
  /** What a picture can show. */
  readonly shows?: ChangedCycle | ChangedTangle;
  /** What else the same lines cause: their places are told already. */
  readonly also?: readonly Finding[];
}

/** Over the findings that are old. */
export const oldTitle = 'Not new, but the order of the folders is another one now';

export interface Place {
  /** ID of a file. */
  readonly from: string;
  readonly line?: number;
  /** What it depends on, and what that leads to. */
  readonly to: readonly string[];
  /** What became of the dependency; absent where it is as it was. `also added`: not on the way that the others make. */
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
    // A report of another program does not say which lines make a dependency.
    ...(imports.length > 0 && { line: lineOf(dependency), imports }),
    to: [target],
    ...(mark !== undefined && { mark }),
    ...remarkOf(dependency),
  };
}

/** A dependency for types alone, or one of code that may never run, weighs less than others. */
function remarkOf({ imports }: ChangedDependency): Pick<Place, 'remark'> {
  const kinds = new Set(imports.map(({ kind }) => kind));
  if (kinds.size === 0 || kinds.has('static') || kinds.has('reference')) return {};
  return { remark: kinds.has('lazy') ? 'lazy' : 'type-only' };
}

/** `ui/, core/, data/ and 12 more` */
export function listNames(names: readonly string[]): Words {
  const shown = names.slice(0, names.length <= mostNames + 1 ? names.length : mostNames);
  const hidden = names.length - shown.length;
  const words = shown.flatMap((name, i): Words => (i === 0 ? [{ name }] : [', ', { name }]));
  return hidden === 0 ? words : [...words, ` and ${hidden} more`];
}

const mostNames = 8;
