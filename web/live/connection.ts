// Whether the page has a server, and whether that is running.
import { signal } from '@preact/signals';
import { isLive } from '../api.ts';

export type Connection = 'live' | 'lost' | 'file';

export const connection = signal<Connection>(isLive ? 'live' : 'file');

/** Whether a newer report could not be loaded. */
export const isOutdated = signal(false);
