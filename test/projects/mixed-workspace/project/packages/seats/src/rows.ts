import type { Queue } from '../../box-office/src/queue.js';

export const rows = 24;
export type Waiting = Queue;
