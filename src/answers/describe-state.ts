// What an answer is about: the commit, whether the files are as in it, and how old the analysis is.
import type { Checkout } from '../model/checkout.ts';
import type { Report } from '../model/report.ts';
import { countOf } from '../std/words.ts';
import type { Answer } from './answer.ts';

export interface AnswerState {
  readonly report: Pick<Report, 'generatedAt'>;
  /** Undefined where there is no repository that can be read; `unknown` of a report that somebody saved. */
  readonly checkout: Checkout | 'unknown' | undefined;
  /** What else must be said of the project, as a sentence. */
  readonly note?: string | undefined;
}

/** The answer, with what it is about at the end of its heading. */
export function withState({ heading, sections }: Answer, state: AnswerState): Answer {
  const note = state.note === undefined ? [] : [state.note];
  return { heading: [...heading, describeState(state), ...note], sections };
}

/** `Commit 1a2b3c4 and 2 changed source files, analysed just now.` */
function describeState({ report, checkout }: AnswerState): string {
  return `${describeCheckout(checkout)}, analysed ${describeAge(Date.now() - Date.parse(report.generatedAt))}.`;
}

function describeCheckout(checkout: AnswerState['checkout']): string {
  if (checkout === 'unknown') return 'A saved report';
  if (checkout === undefined) return 'The files on disk, without git history';
  const { commit, changedFiles } = checkout;
  const changed =
    changedFiles === 0
      ? ', no source file changed since'
      : ` and ${countOf(changedFiles, 'changed source file')}`;
  return `Commit ${commit.slice(0, 7)}${changed}`;
}

function describeAge(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  if (seconds < 5) return 'just now';
  if (seconds < 120) return `${seconds} seconds ago`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 120) return `${minutes} minutes ago`;
  return `${Math.floor(minutes / 60)} hours ago`;
}
