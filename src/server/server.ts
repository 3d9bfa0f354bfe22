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
  /** Undefined if a project is served and not a change of it. */
  readonly change: ServedChange | undefined;
  /** Undefined if there is nowhere to look for one. */
  readonly history: HistoryFile | undefined;
  /** The output folder, if `lintel history` must be told it. */
  readonly outDir: string | undefined;
  /** Asks about the served report. Rejects with an AnswerError where there is no answer. */
  readonly ask: AskProject;
  readonly streams: EventStreams;
  readonly desktop: Desktop;
  readonly advisor: Advisor;
  readonly token: Token | undefined;
  /** Relative paths in requests are relative to this folder. */
  readonly workingFolder: string;
}
