// The process that watches a project, so that the server's own has nothing to do but to answer. It ends with the server.
import { ProjectWatcher, type WatchMessage, type WatchOrder } from './project-watcher.ts';

export async function runWatchChild(): Promise<void> {
  process.once('disconnect', () => process.exit());
  // Ctrl-C reaches every process of the terminal; what it means here is for the server to say.
  process.on('SIGINT', () => undefined);
  const order = await new Promise<WatchOrder>((receive) => process.once('message', receive));
  await new ProjectWatcher(order, tell).start();
}

function tell(message: WatchMessage): void {
  if (process.connected) process.send?.(message);
}
