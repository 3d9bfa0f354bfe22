// A fix in the words of the terminal, with short names of files and with how to do it.
import type { Cut, CutChange } from '../../src/model/report.ts';
import { howTo, wordsFor } from '../../src/query/fixes/change-words.ts';
import { type DescribableFix, describeFix, type FixContext } from '../../src/query/fixes/describe-fix.ts';
import { visibleName } from './visible-name.ts';

export interface ShownFix {
  /** What to do, and what it changes. */
  readonly text: string;
  /** Why, and how, in sentences; empty if there is nothing to say. */
  readonly reasons: string;
}

export function showFix(
  fix: DescribableFix,
  report: FixContext['report'],
  nameFile: FixContext['nameFile'],
): ShownFix {
  const { action, effects } = describeFix(fix, { report, nameFile, findLine: () => undefined });
  const [effect, ...reasons] = effects;
  return {
    text: visibleName(`${action.join(' ')}: ${effect}`),
    reasons: visibleName(inSentences([...reasons, ...('cut' in fix ? explainCut(fix.cut) : [])])),
  };
}

/** If all dependencies of a cut change in the same way, the reason is among its effects. */
function explainCut({ change, changes }: Cut): readonly (string | undefined)[] {
  return changes === undefined ? [howTo(change)] : [...new Set(changes)].map(explainChange);
}

/** Why to change a dependency in this way, and how. */
export function explainChange(change: CutChange): string {
  return inSentences([wordsFor(change, true).reason, howTo(change)]);
}

function inSentences(texts: readonly (string | undefined)[]): string {
  return texts
    .filter((text) => text !== undefined && text !== '')
    .map((text) => `${text!.charAt(0).toUpperCase()}${text!.slice(1)}${text!.endsWith('.') ? '' : '.'}`)
    .join(' ');
}
