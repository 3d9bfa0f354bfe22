// What the routes share. Everything outside this process is passed in, so that tests can replace it.
import type { HistoryFile } from '../session/history-file.ts';
import type { AskProject } from '../session/analyze-in-child.ts';
import type { ServedChange } from '../session/served-change.ts';
import type { Session } from '../session/session.ts';
import type { Advisor } from './advise/advisor.ts';
import type { Desktop } from './desktop/desktop.ts';
import type { EventStreams } from './event-streams.ts';
import type { Token } from './token.ts';

export interface Server {
  readonly session: Session;
  /** Undefined if the server serves a project, not a change. */
  readonly change: ServedChange | undefined;
  /** Undefined if there is no place for a history. */
  readonly history: HistoryFile | undefined;
  /** The output folder, if `lintel history` must be told it. */
  readonly outDir: string | undefined;
  /** Answers questions about the served report. Rejects with an AnswerError if there is no answer. */
  readonly ask: AskProject;
  readonly streams: EventStreams;
  readonly desktop: Desktop;
  readonly advisor: Advisor;
  readonly token: Token | undefined;
  /** Relative paths in requests are relative to this folder. */
  readonly workingFolder: string;
}
