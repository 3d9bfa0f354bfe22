// What the routes share. Everything that reaches beyond this process is handed in, so that a test can hand in its own.
import type { Session } from '../session/session.ts';
import type { Advisor } from './advise/advisor.ts';
import type { Desktop } from './desktop/desktop.ts';
import type { EventStreams } from './event-streams.ts';
import type { Token } from './token.ts';

export interface Server {
  readonly session: Session;
  readonly streams: EventStreams;
  readonly desktop: Desktop;
  readonly advisor: Advisor;
  readonly token: Token | undefined;
  /** What a relative path in a request is relative to. */
  readonly workingFolder: string;
}
