// A database that is restarted comes back: workers wait for it instead of giving up.
import { setTimeout as sleep } from 'node:timers/promises';

export interface Patience {
  readonly signal: AbortSignal;
  /** Called when the database stops answering, and when it answers again. */
  readonly onWait: (isWaiting: boolean) => void;
}

const intervalMs = 500;

/** Repeats what failed because the connection did. The signal ends the waiting with its reason. */
export async function patiently<Result>(
  work: () => Promise<Result>,
  { signal, onWait }: Patience,
): Promise<Result> {
  let isWaiting = false;
  for (;;) {
    try {
      const result = await work();
      if (isWaiting) onWait(false);
      return result;
    } catch (error) {
      if (!isDisconnection(error)) throw error;
      if (!isWaiting) onWait(true);
      isWaiting = true;
      await sleep(intervalMs, undefined, { signal });
    }
  }
}

const systemCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENETUNREACH']);

/** Class 08 (connection), 57P01 to 57P03 (shutdown, crash, start), 53300 (no connection left), 25P02 (after one of these). */
const serverCodes = /^(?:08...|57P0[1-5]|53300|25P02)$/;

function isDisconnection(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDisconnection);
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string') {
    return systemCodes.has(error.code) || serverCodes.test(error.code);
  }
  // What the driver says of itself has no code.
  return /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/.test(
    error.message,
  );
}
