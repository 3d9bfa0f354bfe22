// Receives requests in a child process, and ends it together with the server.
import { on } from 'node:events';
import { UserError } from '../model/user-error.ts';

export async function* receiveRequests<Request>(): AsyncGenerator<Request, void, undefined> {
  if (process.send === undefined) throw new UserError('This command is internal: lintel serve runs it.');
  // Files are written synchronously, so these events cannot interrupt a write.
  process.once('disconnect', () => process.exit());
  process.once('SIGTERM', () => process.exit());
  // Ctrl-C is sent to all processes of the terminal; the server decides when the child ends.
  process.on('SIGINT', () => undefined);
  try {
    for await (const [message] of on(process, 'message')) yield message as Request;
  } finally {
    // After a bug the channel must not keep the process alive.
    process.channel?.unref();
  }
}
