// The events of a session.
import type { Progress } from '../model/run.ts';
import type { ServedReport } from './served-report.ts';

export type SessionEvent =
  | { readonly kind: 'progress'; readonly path: string; readonly progress: Progress }
  | { readonly kind: 'report'; readonly served: ServedReport }
  /** The last report is still served. */
  | { readonly kind: 'failed'; readonly path: string; readonly message: string };

export type SessionListener = (event: SessionEvent) => void;
