// What happens in a session, told to whoever listens.
import type { Progress } from '../model/run.ts';
import type { ServedReport } from './served-report.ts';

export type SessionEvent =
  | { readonly kind: 'progress'; readonly path: string; readonly progress: Progress }
  | { readonly kind: 'report'; readonly served: ServedReport }
  /** The last good report stays served. */
  | { readonly kind: 'failed'; readonly path: string; readonly message: string };

export type SessionListener = (event: SessionEvent) => void;
