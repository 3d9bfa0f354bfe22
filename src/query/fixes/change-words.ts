// The action of a cut in a few words, the same in the terminal, in answers and on the page.
import type { CutChange } from '../../model/report.ts';
import { groupBy } from '../../std/group-by.ts';
import { writeNumber } from '../../std/words.ts';

interface ChangeWords {
  /** Before a dependency: `Move the target of` src/cart.ts:12 → src/price.ts. */
  readonly verb: string;
  /** For one dependency among several. */
  readonly short: string;
  /** Why this change and no other. */
  readonly reason?: string;
  /** If several things are to be moved. */
  readonly several?: { readonly verb: string; readonly reason: string };
  /** What the words above do not explain, in one sentence. */
  readonly how?: string;
}

const changeWords: Readonly<Record<CutChange, ChangeWords>> = {
  remove: {
    verb: 'Remove',
    short: 'remove',
    how: 'To remove a dependency, do without it, or move the code that needs it to where the import is allowed.',
  },
  'type-only': {
    verb: 'Make type-only:',
    short: 'make type-only',
    reason: 'only types are used',
    how: 'A type-only import loads nothing: “import type” in TypeScript, “if TYPE_CHECKING” in Python.',
  },
  move: {
    verb: 'Move the target of',
    short: 'move the target',
    reason:
      'the target uses nothing else in its folder: it (or its subfolder) may belong next to its users or in a lower folder',
    several: {
      verb: 'Move the targets of',
      reason:
        'the targets use nothing else in their folders: they (or their subfolders) may belong next to their users or in lower folders',
    },
    how: 'Moving only the part that is used is enough.',
  },
  'move-source': {
    verb: 'Move the source package of',
    short: 'move the source package',
    reason:
      'nothing else in its folder uses that package: it (or its parent folder) may belong next to what it uses or in a higher folder',
    several: {
      verb: 'Move the source packages of',
      reason:
        'nothing else in their folders uses these packages: they (or their parent folders) may belong next to what they use or in higher folders',
    },
  },
  'move-types': {
    verb: 'Move the types used by',
    short: 'move the types',
    reason: 'only types or interfaces are used: move them to the lower folder or to a separate file',
  },
  'move-class': {
    verb: 'Move the subclass or its supertype:',
    short: 'move a class',
    reason: 'a supertype cannot be passed in: move it lower, or the subclass higher',
  },
  'move-part': {
    verb: 'Move what is used by',
    short: 'move what is used',
    reason: 'what is used needs nothing that leads back',
  },
  invert: {
    verb: 'Invert',
    short: 'invert',
    how: 'To invert a dependency, let the upper file pass in what the lower one needs: a value, a function, or an implementation of an interface that the lower one declares.',
  },
};

/** `movesOne`: whether a single thing is to be moved. */
export function wordsFor(change: CutChange, movesOne: boolean): Pick<ChangeWords, 'verb' | 'reason'> {
  const words = changeWords[change];
  return (movesOne ? undefined : words.several) ?? words;
}

export function shortVerb(change: CutChange): string {
  return changeWords[change].short;
}

/** `move the types: 21, invert: 12`. */
export function countVerbs(changes: readonly CutChange[]): string {
  const groups = groupBy(changes, (change) => change);
  return Array.from(groups, ([change, { length }]) => `${shortVerb(change)}: ${writeNumber(length)}`).join(
    ', ',
  );
}

/** How to do it, if the verb does not say. */
export function howTo(change: CutChange): string | undefined {
  return changeWords[change].how;
}
