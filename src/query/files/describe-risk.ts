// What the risk score of files consists of, in words, the same in the terminal and on the page.
import { noRepository } from '../../model/no-repository.ts';
import type { RiskHistory, Signal } from '../../model/report.ts';
import { countOf } from '../../std/words.ts';

export function describeSignal(signal: Signal): string {
  switch (signal) {
    case 'circular_dependency':
      return 'in a cycle';
    case 'god_module':
      return 'god module';
    case 'dependency_explosion':
      return 'hub';
    default:
      return countOf(Number(signal.slice('layer_violations:'.length)), 'layer violation');
  }
}

/** `Changes: commits of the 12 months before …`, `Changes not counted: not a git repository.` */
export function describeHistory({ used, reason }: RiskHistory): string {
  return `${used ? 'Changes' : 'Changes not counted'}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`;
}

/** Whether there is no repository at all: then no command can read a history. */
export function isOutsideGit({ used, reason }: RiskHistory): boolean {
  return !used && reason === `${noRepository}.`;
}
