// What an answer is based on: the commit, uncommitted changes, and the age of the analysis.
import type { Checkout } from '../model/checkout.ts';
import type { Report } from '../model/report.ts';
import { countOf } from '../std/words.ts';
import type { Answer } from './answer.ts';

export interface AnswerState {
  readonly report: Pick<Report, 'generatedAt'>;
  /** Undefined if there is no readable repository; `unknown` for a saved report. */
  readonly checkout: Checkout | 'unknown' | undefined;
  /** A further remark about the project, as a sentence. */
  readonly note?: string | undefined;
}

/** Adds the state to the end of the heading. */
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
