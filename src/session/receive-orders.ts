// How a child process learns what to do, and how it ends with the server that started it.
import { on } from 'node:events';
import { UserError } from '../model/user-error.ts';

export async function* receiveOrders<Order>(): AsyncGenerator<Order, void, undefined> {
  if (process.send === undefined)
    throw new UserError('This command is only for lintel serve, which starts it itself.');
  // Files are written in one go, between two events: no event can end the process in the middle of one.
  process.once('disconnect', () => process.exit());
  process.once('SIGTERM', () => process.exit());
  // Ctrl-C reaches every process of the terminal; what it means here is for the server to say.
  process.on('SIGINT', () => undefined);
  try {
    for await (const [order] of on(process, 'message')) yield order as Order;
  } finally {
    // Who stops listening, because of a bug, ends as soon as that is told.
    process.channel?.unref();
  }
}
