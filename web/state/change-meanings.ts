// What a cut asks for, wherever the page names one.
import type { Cut, CutChange } from '../../src/model/report.ts';

export const changeMeanings: Readonly<Record<CutChange, string>> = {
  remove: 'To remove an import, do without it, or move the code that needs it to where it may be imported.',
  'type-only':
    'Only types are used. A type-only import loads nothing: “import type” in TypeScript, “if TYPE_CHECKING” in Python.',
  move: 'The imported file uses nothing else of its folder. Move it, a folder around it, or the part that is needed, to the folder of the importing file or to a lower one.',
  'move-source':
    'Nothing else of its folder uses the importing package. Move it, or a folder around it, to the folder of the imported file or to a higher one.',
  'move-types':
    'Only types are used. Put them in the lower of the two files, or in a file of their own that both can use.',
  'move-class':
    'A class inherits from one of the imported file, which nobody can pass in. Move that supertype to the lower of the two folders, or the subclass to the upper one.',
  invert:
    'The import points up, against the order that most dependencies follow. To invert it, let the upper file pass in what the lower one needs: a value, a function, or what implements an interface of the lower one.',
};

/** One sentence for each kind of change. */
export function explainChange({ change, changes = [change] }: Pick<Cut, 'change' | 'changes'>): string {
  return [...new Set(changes)].map((each) => changeMeanings[each]).join(' ');
}
